import type { Statement, StatementStatus } from '@lqc/contracts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { copy } from '../copy';
import { isSpace } from './markdown';
import type { ChosenStatement, MarkStatus } from './mark-status';

interface Spec {
  readonly statement: number;
  readonly status: MarkStatus;
}

interface Marks {
  readonly sentences: DecorationSet;
  readonly chosen: number | null;
}

/** The statements of a checked text, and the positions of its characters, spaces left out. */
interface CheckedText {
  readonly statements: readonly Statement[];
  readonly shown: readonly number[];
}

const statementMarks = new PluginKey<Marks>('statements');

/** Underlines sentences by their status, as decorations that are not part of the document. */
export const StatementMarks = Extension.create({
  name: 'statementMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key: statementMarks,
      state: {
        init: () => ({ sentences: DecorationSet.empty, chosen: null }),
        apply: next,
      },
      props: { decorations: shownMarks },
    }),
  ],
});

/** Replaces the marks by those of a text that was just checked. */
export const markStatements = (transaction: Transaction, checked: CheckedText) =>
  transaction.setMeta(statementMarks, { checked }).setMeta('addToHistory', false);

/** The sentence at the cursor, or the last one that was; null before the first. */
export function chosenStatement(state: EditorState): ChosenStatement | null {
  const { chosen } = statementMarks.getState(state)!;
  const mark = chosen === null ? undefined : markOf(state, chosen);
  if (!mark) return null;
  const { statement, status } = mark.spec as Spec;
  return { statement, status, text: state.doc.textBetween(mark.from, mark.to, ' ') };
}

/** The current position of a sentence in the document; null when it was deleted. */
export function placeOf(state: EditorState, statement: number) {
  const mark = markOf(state, statement);
  return mark ? { from: mark.from, to: mark.to } : null;
}

const markOf = (state: EditorState, statement: number): Decoration | undefined =>
  statementMarks
    .getState(state)!
    .sentences.find(undefined, undefined, (spec) => isSentence(spec, statement))[0];

const isSentence = (spec: object, statement?: number): spec is Spec =>
  'statement' in spec && (statement === undefined || spec.statement === statement);

function next(transaction: Transaction, { sentences, chosen }: Marks): Marks {
  const meta = transaction.getMeta(statementMarks) as { checked: CheckedText } | undefined;
  const now = meta
    ? DecorationSet.create(transaction.doc, decorationsOf(transaction.doc, meta.checked))
    : edited(transaction, sentences.map(transaction.mapping, transaction.doc));
  const { head } = transaction.selection;
  const [under] = now.find(head, head, (spec) => isSentence(spec));
  return { sentences: now, chosen: under ? (under.spec as Spec).statement : meta ? null : chosen };
}

/** Moves the marks along with a change, and marks sentences that were typed in as `edited`. */
function edited({ doc, docChanged, mapping }: Transaction, set: DecorationSet): DecorationSet {
  if (!docChanged) return set;
  const touched = new Set<Decoration>();
  mapping.maps.forEach((map, at) => {
    const later = mapping.slice(at + 1);
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      const [from, to] = [later.map(newFrom, -1), later.map(newTo, 1)];
      for (const one of set.find(from, to, (spec) => isSentence(spec)))
        if (from === to || (one.from < to && one.to > from)) touched.add(one);
    });
  });
  const changed = [...touched].map(({ from, to, spec }) => {
    const { statement } = spec as Spec;
    return sentenceMark({ from, to }, { statement, status: 'edited' });
  });
  const margins = [...touched].flatMap(({ from, to }) =>
    set.find(from, to, (spec) => 'margin' in spec),
  );
  return set.remove([...touched, ...margins]).add(doc, changed);
}

function shownMarks(state: EditorState): DecorationSet {
  const { sentences, chosen } = statementMarks.getState(state)!;
  const place = chosen === null ? null : placeOf(state, chosen);
  if (!place) return sentences;
  const frame = Decoration.inline(place.from, place.to, { class: 'statement-chosen' });
  return sentences.add(state.doc, [frame]);
}

/** The document positions of all characters that are no spaces, in reading order. */
function positionsIn(doc: Node): number[] {
  const positions: number[] = [];
  doc.descendants((node, at) => {
    for (let offset = 0; offset < (node.text?.length ?? 0); offset += 1)
      if (!isSpace(node.text![offset]!)) positions.push(at + offset);
  });
  return positions;
}

function decorationsOf(doc: Node, { statements, shown }: CheckedText): Decoration[] {
  const positions = positionsIn(doc);
  if (positions.length !== shown.length) return [];
  return statements.flatMap(({ start, end, status }, statement) => {
    const first = shown.findIndex((at) => at >= start);
    const last = shown.findLastIndex((at) => at < end);
    if (first === -1 || last < first || status === 'no_claim') return [];
    const place = { from: positions[first]!, to: positions[last]! + 1 };
    return [sentenceMark(place, { statement, status }), ...marginMark(place.from, status)];
  });
}

const sentenceMark = ({ from, to }: { from: number; to: number }, spec: Spec) =>
  Decoration.inline(
    from,
    to,
    { class: `statement statement-${spec.status}`, title: copy.status[spec.status] },
    spec,
  );

/**
 * An icon in the margin for statuses that need attention. It is read out before the sentence, whose title is not,
 * and is no part of the text.
 */
function marginMark(at: number, status: StatementStatus): Decoration[] {
  if (status !== 'contradicted' && status !== 'unchecked') return [];
  const draw = () => {
    const mark = document.createElement('span');
    mark.className = `statement-margin statement-margin-${status}`;
    mark.textContent = copy.signs[status];
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', copy.status[status]);
    return mark;
  };
  return [Decoration.widget(at, draw, { side: -1, margin: true, key: `${status} ${at}` })];
}
