"use strict";

// A selection can be copied everywhere, also where a page from a file has no clipboard.
for (const button of document.querySelectorAll("button[data-copies]")) {
  button.addEventListener("click", () => {
    const source = document.getElementById(button.dataset.copies);
    const range = document.createRange();
    range.selectNodeContents(source);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    const done = document.execCommand("copy");
    button.textContent = done ? "Copied" : "Selected";
  });
}
