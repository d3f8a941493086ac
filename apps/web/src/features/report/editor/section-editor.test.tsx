import type { Statement } from '@lqc/contracts';
import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { answering, renderInProduct } from '../../../testing/in-product';
import type { BoundText } from './bound-text';
import { SectionEditor } from './section-editor';

const WRONG = 'Ekspor naik.';
let typed: BoundText | null;

/** A section as it is stored; its wrong sentence is found. */
function Section({ text = '' }) {
  const start = text.indexOf(WRONG);
  const wrong = { start, end: start + WRONG.length, status: 'contradicted', claims: [] };
  return (
    <SectionEditor
      label="Teks"
      text={text}
      bound={[]}
      statements={start === -1 ? [] : [wrong as unknown as Statement]}
      isReadOnly={false}
      unsaved={null}
      onText={(now) => (typed = now)}
      ready={{} as never}
      onChosen={() => {}}
      actions={null}
      status={null}
    >
      {null}
    </SectionEditor>
  );
}

async function open() {
  typed = null;
  answering({});
  const { show } = renderInProduct(<Section />);
  const box = await screen.findByRole('textbox');
  const { editor } = box as HTMLElement & { readonly editor: Editor };
  return { editor, store: (text: string) => show(<Section text={text} />) };
}

/** jsdom has no event of its own for pasting. */
const event = () => new Event('paste') as ClipboardEvent;
const OF_WORD = '<p>Awal.</p><p>&nbsp;</p><p>Ekspor naik.</p>';
const OF_KEYS = '<p>Awal.</p><p>  </p><p>Ekspor naik.</p>';
const AS_TYPED = { parseOptions: { preserveWhitespace: 'full' } } as const;

test.each([
  ['pasted from Word', ({ view }: Editor) => view.pasteHTML(OF_WORD, event())],
  ['pasted as text', ({ view }: Editor) => view.pasteText('Awal.\n\u00A0\nEkspor naik.', event())],
  ['typed', ({ commands }: Editor) => commands.insertContent(OF_KEYS, AS_TYPED)],
])('a line of spaces that was %s leaves the sentences their marks', async (_how, put) => {
  const { editor, store } = await open();
  act(() => void put(editor));
  expect(typed?.text).toBe('Awal.\n\nEkspor naik.');
  store(typed!.text);
  expect(editor.view.dom.querySelector('.statement')?.textContent).toBe(WRONG);
});

test('no browser waves under words where the lines of the check stand', async () => {
  const { editor } = await open();
  expect(editor.view.dom.getAttribute('spellcheck')).toBe('false');
});
