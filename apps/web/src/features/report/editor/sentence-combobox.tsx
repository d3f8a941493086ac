import type { ReadySentence, ReadySentences } from '@lqc/contracts';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { closeHistory } from '@tiptap/pm/history';
import { exitSuggestion } from '@tiptap/suggestion';
import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { copy } from '../copy';
import { BOUND } from './bound-sentences';
import { insertedBy, optionId, SentenceMenu, wordingOf } from './sentence-menu';
import { choicesFor } from './sentence-search';
import { type SlashKey, SLASHED, type Slashed } from './slash';

/** How ready sentences are asked for, once, when the first slash is typed; the key tells of what. */
export type ReadyOptions = UseQueryOptions<ReadySentences, Error, ReadySentences, string[]>;

interface SentenceComboboxProps {
  readonly editor: Editor;
  readonly slashed: Slashed;
  readonly onKey: Ref<SlashKey>;
  readonly ready: ReadyOptions;
}

/** Below the line that is typed in, in pixels. */
const GAP = 6;

/**
 * *Sisipkan angka*: the letters behind a slash choose among the ready sentences. It is a combobox whose
 * text is the editor's: the keyboard never leaves it.
 */
export function SentenceCombobox({ editor, slashed, onKey, ready }: SentenceComboboxProps) {
  const { query } = slashed;
  const [chosen, setChosen] = useState({ query, at: 0, wording: 0 });
  const id = useId();
  const { data, error, isFetching } = useQuery(ready);
  const choices = useMemo(() => (data ? choicesFor(data, query) : []), [data, query]);
  const isOpen = choices.length > 0;
  const isSame = chosen.query === query;
  const at = isSame ? Math.min(chosen.at, choices.length - 1) : 0;
  const wording = isSame ? chosen.wording : 0;
  const top = useLineEnd(editor);
  useComboboxRole(editor, id, isOpen ? at : null);

  const move = (to: number, next = 0) => setChosen({ query, at: to, wording: next });
  const choose = (nth: number) => {
    const sentence = insertedBy(choices[nth]);
    if (sentence) insert(editor, slashed, sentence, wordingOf(sentence, nth === at ? wording : 0));
  };
  useImperativeHandle(onKey, () => ({ key, shiftKey, isComposing }) => {
    if (isComposing) return false;
    // While the sentences are on their way, a line break would leave the slash in the text.
    if (!isOpen) return isFetching && key === 'Enter' && !shiftKey;
    if (key === 'ArrowDown') move((at + 1) % choices.length);
    else if (key === 'ArrowUp') move((at - 1 + choices.length) % choices.length);
    else if (key === 'Tab' && !shiftKey) move(at, wording + 1);
    else if (key === 'Enter' && !shiftKey) choose(at);
    else return false;
    return true;
  });

  const sentence = insertedBy(choices[at]);
  const told = !isOpen
    ? data && query !== ''
      ? copy.insert.none
      : ''
    : wording > 0 && sentence
      ? wordingOf(sentence, wording)
      : copy.insert.announced(choices.length);
  const written = editor.getText();
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      {isOpen ? (
        <SentenceMenu
          id={id}
          choices={choices}
          active={at}
          wording={wording}
          facts={data?.facts ?? []}
          top={top}
          isUsed={({ texts }) => texts.some((text) => written.includes(text))}
          onActive={move}
          onChoose={choose}
          onWording={() => move(at, wording + 1)}
        />
      ) : (
        (isFetching || error) && (
          <p
            style={{ top }}
            className="absolute left-0 z-20 rounded-md border border-control bg-surface px-3 py-2 text-sm text-muted shadow-lg"
          >
            {error ? copy.insert.failed : copy.insert.loading}
          </p>
        )
      )}
    </>
  );
}

/** How far below the top of the text the line ends that is typed in, in pixels, whatever the screen's size. */
function useLineEnd(editor: Editor): number {
  const [end, setEnd] = useState(GAP);
  useLayoutEffect(() => {
    const measure = () => {
      if (editor.isDestroyed) return;
      const { dom } = editor.view;
      const typed = dom.querySelector(`.${SLASHED}`)?.getBoundingClientRect();
      if (typed) setEnd(typed.bottom - dom.getBoundingClientRect().top + GAP);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return end;
}

/** Says of the editor's text that it is a combobox while its list is open, and which line of it is chosen. */
function useComboboxRole(editor: Editor, id: string, at: number | null): void {
  useEffect(() => {
    // An editor that waited too long to be shown is made anew.
    if (editor.isDestroyed || at === null) return;
    const { dom } = editor.view;
    const said = Object.entries(comboboxOf(id, at));
    const before = said.map(([name]) => [name, dom.getAttribute(name)] as const);
    const say = (all: typeof before) => {
      for (const [name, value] of all)
        if (value === null) dom.removeAttribute(name);
        else dom.setAttribute(name, value);
    };
    say(said);
    return () => say(before);
  }, [editor, id, at]);
}

const comboboxOf = (id: string, at: number): Record<string, string | null> => ({
  role: 'combobox',
  'aria-multiline': null,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'true',
  'aria-controls': id,
  'aria-activedescendant': optionId(id, at),
});

/** Puts a sentence in the place of the slash and its letters, as one step to undo. */
function insert(editor: Editor, { range }: Slashed, { claim }: ReadySentence, words: string): void {
  const { doc } = editor.state;
  const behind = doc.textBetween(range.to, Math.min(range.to + 1, doc.content.size), '\n');
  editor
    .chain()
    .focus()
    // A step of its own, however soon it follows what was typed.
    .command(({ tr }) => closeHistory(tr) === tr)
    .insertContentAt(range, [
      { type: 'text', text: words, marks: [{ type: BOUND, attrs: { claim, words } }] },
      ...(behind === ' ' ? [] : [{ type: 'text', text: ' ' }]),
    ])
    .run();
}

/** Types the slash for whoever presses the button. */
export function openMenu(editor: Editor): void {
  exitSuggestion(editor.view);
  const { from, $from } = editor.state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset).at(-1);
  editor
    .chain()
    .focus()
    .insertContentAt(from, before === undefined || before === ' ' ? '/' : ' /')
    .run();
}
