import { Editor } from '@tiptap/core';
import { boundTextOf } from './markdown';
import { EXTENSIONS } from './section-editor';

/** The text of a section into which this was pasted. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  // jsdom has no event of its own for pasting.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const { text } = boundTextOf(editor.getJSON());
  editor.destroy();
  return text;
}

const bulleted = (words: string) =>
  `<p class=MsoListParagraph style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span
style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`;
const plainlyBulleted = bulleted('dua').replace(/ style="mso-list:Ignore"|<!\[\w+.*?\]>/g, '');
const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p class=MsoNormal>${cell}</p></td>`).join('')}</tr>`;

test.each([
  ['HTML', '<sup>1</sup>'],
  ['Google Docs', '<span style="font-size:0.6em;vertical-align:super;">1</span>'],
  ['Word', '<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>'],
])('the mark of a footnote is no digit of the figure before it: %s', (_of, mark) => {
  expect(pasted(`<p>Ekspor tercatat 3,42${mark} tahun ini.</p>`)).toBe(
    'Ekspor tercatat 3,42 tahun ini.',
  );
});

test('paragraphs that Word bulleted are items of a list, and those that it numbered keep their numbers', () => {
  const items = `${bulleted('satu')}\n${plainlyBulleted}`;
  expect(pasted(`<p>Awal.</p>${items}<p>Akhir.</p>`)).toBe('Awal.\n\n- satu\n- dua\n\nAkhir.');
  expect(pasted(bulleted('tiga').replace('·', '3.'))).toMatch(/^3\\?\.\s+tiga$/);
});

test('each row of a table is a line, and a table of one cell is what it frames', () => {
  const table = `${row('Permintaan Ekspor', '3,42</p><p>naik')}${row('Investasi', '', '<b>3,09</b>')}`;
  expect(pasted(`<p>Awal.</p><table>${table}</table>`)).toBe(
    'Awal.\n\nPermintaan Ekspor: 3,42 naik\n\nInvestasi · – · 3,09',
  );
  expect(pasted(`<table>${row('Satu.</p><p>Dua <b>tebal</b>.')}</table>`)).toBe(
    'Satu.\n\nDua **tebal**.',
  );
});

test('what was copied from a section is pasted as it was', () => {
  const html = '<p data-pm-slice="1 1 []">Ekspor  <strong>naik</strong> 3,42.</p>';
  expect(pasted(html)).toBe('Ekspor  **naik** 3,42.');
});
