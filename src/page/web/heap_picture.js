// Draws the boxes and lines of a heap, as they are laid out. All text is set as text.
"use strict";

const HeapPicture = (() => {
  const svgSpace = "http://www.w3.org/2000/svg";

  function drawn(name, attributes, text) {
    const made = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function draw({boxes, lines, width, height}) {
    const objects = boxes.filter((box) => box.kind !== "frame").length;
    const svg = drawn("svg", {viewBox: `0 0 ${width} ${height}`, role: "img",
      "aria-label": `The heap: ${objects} object${objects === 1 ? "" : "s"}; what is held and lost of them is listed below.`});
    const least = 0.7;  // where there is less room, the picture scrolls
    svg.style.width = `${width / 16}rem`;
    svg.style.minWidth = `${least * width / 16}rem`;
    const definitions = drawn("defs", {});
    const marker = drawn("marker", {id: "tip", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 8,
      markerHeight: 8, orient: "auto"});
    marker.append(drawn("path", {d: "M0 0 L8 4 L0 8 z", class: "tip"}));
    definitions.append(marker);
    svg.append(definitions);
    for (const line of lines) {
      const points = line.points.map((point) => point.join(",")).join(" ");
      const tip = line.kind === "reference" ? {"marker-end": "url(#tip)"} : {};
      svg.append(drawn("polyline", {points, class: `line ${line.kind}`, ...tip}));
    }
    for (const box of boxes) svg.append(drawBox(box));
    return svg;
  }

  function drawBox(box) {
    const {padding, title: titleHeight, row: rowHeight, note: noteHeight} = HeapLayout.size;
    const group = drawn("g", {class: `box of-${box.kind}`, transform: `translate(${box.x} ${box.y})`});
    group.append(drawn("title", {}, box.full));
    group.append(drawn("rect", {width: box.width, height: box.height, rx: 3, class: "frame"}));
    group.append(drawn("text", {x: padding, y: titleHeight * 0.7, class: "title"}, box.title));
    for (const row of box.rows) {
      const part = drawn("g", {class: `row ${row.style}`, transform: `translate(0 ${row.y})`});
      if (row.chunk !== undefined) part.setAttribute(row.style === "lost" ? "data-lost-row" : "data-row", row.chunk);
      part.append(drawn("title", {}, [row.label, row.value, row.note].filter(Boolean).join(" ")));
      if (row.style !== "variable") {
        part.append(drawn("rect", {x: 4, width: box.width - 8, height: row.height, class: "cell"}));
      }
      if (row.style === "predicate") {
        part.append(drawn("rect", {x: 7, y: 3, width: box.width - 14, height: row.height - 6, class: "cell"}));
      }
      part.append(drawn("text", {x: padding + 4, y: rowHeight * 0.7 + 1}, row.text));
      for (const [i, note] of row.notes.entries()) {
        part.append(drawn("text", {x: padding + 4, y: rowHeight * 0.7 + noteHeight * (i + 1), class: "note"}, note));
      }
      group.append(part);
    }
    return group;
  }

  return {draw};
})();
