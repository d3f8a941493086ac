import { Extension } from '@tiptap/core';

/** Makes of what Word and other programs put into the clipboard what a section has a place for. */
export const PastedHtml = Extension.create({
  name: 'pastedHtml',
  transformPastedHTML: asSectionHas,
});

// The mark of a footnote would become a digit of the figure before it.
const RAISED =
  'sup, [class$="noteReference"], [style*="vertical-align:super"], [style*="vertical-align: super"]';

function asSectionHas(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const raised of body.querySelectorAll(RAISED)) raised.remove();
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) toItem(paragraph);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...linesOf(table));
  return new XMLSerializer().serializeToString(body);
}

// The letters are what symbol fonts draw as bullets.
const BULLET = /^(?:[·•●○◦▪■–—-]|[oqvØü§]|\p{Co})$/u;

/** Word writes a bulleted item as a paragraph that begins with its bullet; numbers stay as they are written. */
function toItem(paragraph: Element): void {
  const mark =
    paragraph.querySelector('[style*="mso-list:Ignore"]') ?? paragraph.querySelector('span');
  if (!mark || !BULLET.test(mark.textContent.trim())) return;
  mark.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === 'ul' ? before : document.createElement('ul');
  if (list !== before) paragraph.before(list);
  list.appendChild(document.createElement('li')).append(paragraph);
}

/** A row is a line: "Permintaan ekspor: 3,42", with more cells "Permintaan ekspor · 3,42 · 3,50". */
function linesOf({ rows }: HTMLTableElement): Element[] {
  return [...rows].map(({ cells }) => {
    const line = document.createElement('div');
    // Tables of one cell frame a text of any kind.
    if (cells.length === 1) line.append(...cells[0]!.childNodes);
    else line.textContent = [...cells].map(wordsOf).join(cells.length === 2 ? ': ' : ' · ');
    return line;
  });
}

function wordsOf(cell: Element): string {
  for (const next of cell.querySelectorAll('p, div, li, br')) next.before(' ');
  return cell.textContent.replace(/\s+/g, ' ').trim() || '–';
}
