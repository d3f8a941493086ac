import type { InsertedClaim } from '@lqc/contracts';
import { Mark } from '@tiptap/core';
import type { Mark as MarkOfText, Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { copy } from '../copy';

/** The name of the mark in documents. */
export const BOUND = 'bound';

/** What a bound sentence claims, and its words as long as nobody changes them. */
export interface BoundAttributes {
  readonly claim: InsertedClaim;
  readonly words: string;
}

/**
 * Marks sentences that are bound to their figures. Changing a word removes the mark; typing around it, or
 * making it bold, does not. The server checks every mark against the data.
 */
export const BoundSentences = Mark.create({
  name: BOUND,
  // Text typed at its ends is not part of it.
  inclusive: false,
  addAttributes: () => ({
    claim: { default: null, rendered: false },
    words: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-bound]',
      // A sentence stays bound when it is cut and pasted.
      getAttrs: (element) => attributesIn(element.dataset['bound']),
    },
  ],
  renderHTML: ({ mark }) => [
    'span',
    { class: 'bound', title: copy.insert.bound, 'data-bound': JSON.stringify(mark.attrs) },
    0,
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? withoutTouched(state) : null,
    }),
  ],
});

function attributesIn(written: string | undefined): BoundAttributes | false {
  try {
    const { claim, words } = JSON.parse(written ?? '') as Partial<BoundAttributes>;
    return claim && typeof words === 'string' ? { claim, words } : false;
  } catch {
    return false;
  }
}

/** Removes the marks of sentences whose words have changed. */
function withoutTouched(state: EditorState): Transaction | null {
  const { tr: transaction } = state;
  const type = state.schema.marks[BOUND]!;
  for (const { from, to, mark } of runsIn(state.doc))
    if (state.doc.textBetween(from, to) !== (mark.attrs as BoundAttributes).words)
      transaction.removeMark(from, to, type);
  return transaction.docChanged ? transaction : null;
}

/** Stretches of text with the same mark, within one paragraph. */
function runsIn(doc: Node): { from: number; to: number; mark: MarkOfText }[] {
  const runs: { from: number; to: number; mark: MarkOfText }[] = [];
  doc.descendants((node, at) => {
    const mark = node.isText ? node.marks.find(({ type }) => type.name === BOUND) : undefined;
    if (!mark) return;
    const last = runs.at(-1);
    if (last?.to === at && last.mark.eq(mark)) last.to = at + node.nodeSize;
    else runs.push({ from: at, to: at + node.nodeSize, mark });
  });
  return runs;
}
