"use strict";

// Filters and sorts the tables of results; without it they stand in the order of urgency.
(() => {
  const text = document.getElementById("filter-text");
  const status = document.getElementById("filter-status");
  const count = document.getElementById("filter-count");
  const tables = [...document.querySelectorAll("table.results")];
  const rowsOf = (table) => [...table.tBodies[0].rows];
  const original = new Map(tables.map((table) => [table, rowsOf(table)]));

  function filter() {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let [shown, all] = [0, 0];
    for (const row of [...original.values()].flat()) {
      const content = row.textContent.toLowerCase();
      row.hidden = (status.value !== "" && row.dataset.status !== status.value)
        || !words.every((word) => content.includes(word));
      all += 1;
      shown += row.hidden ? 0 : 1;
    }
    count.textContent = `${shown} of ${all} rows`;
  }

  // Compares two rows by a column: texts with the numbers in them, numbers, and statuses by their urgency.
  function comparison(table, column) {
    const rows = original.get(table);
    const statuses = rows.map((row) => row.dataset.status);
    const isStatus = rows.every((row) => row.cells[column].textContent === row.dataset.status);
    const key = (row) => row.cells[column].textContent;
    return (a, b) => isStatus
      ? statuses.indexOf(key(a)) - statuses.indexOf(key(b))
      : key(a).replaceAll(",", "").localeCompare(key(b).replaceAll(",", ""), "en", { numeric: true });
  }

  // Up, then down, then the order that the page came with.
  function sort(table, column) {
    const heads = [...table.tHead.rows[0].cells];
    const next = { none: "ascending", ascending: "descending", descending: null };
    const order = next[heads[column].ariaSort ?? "none"];
    for (const head of heads) head.ariaSort = null;
    heads[column].ariaSort = order;
    const rows = [...original.get(table)];
    if (order != null) {
      const compare = comparison(table, column);
      const isEmpty = (row) => row.cells[column].textContent === "";
      const sign = order === "ascending" ? 1 : -1;
      rows.sort((a, b) => isEmpty(a) - isEmpty(b) || sign * compare(a, b));
    }
    table.tBodies[0].append(...rows);
  }

  for (const table of tables) {
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sort(table, column));
      head.append(button);
    });
  }

  function clear() {
    text.value = "";
    status.value = "";
    for (const table of tables) {
      for (const head of table.tHead.rows[0].cells) head.ariaSort = null;
      table.tBodies[0].append(...original.get(table));
    }
    filter();
  }

  text.addEventListener("input", filter);
  status.addEventListener("change", filter);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") clear();
    if (event.key !== "/" || document.activeElement === text) return;
    event.preventDefault();
    text.focus();
  });
  filter();
})();
