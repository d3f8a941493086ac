import type { Check, CheckedText } from '@lqc/contracts';
import { sentences, sentenceSpans } from '@lqc/language';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { citationsIn, revealCited, takeCitations } from '../model-text/citations.js';
import { plainDraft } from './plain-draft.js';
import { checkedText } from './checked-text.js';
import type { DraftReading } from './draft-reading.js';

interface Means {
  readonly sheet: FactSheet;
  readonly pseudonyms: Pseudonyms;
}

/**
 * Reads a draft in free text: markup removed, names put back, checked. Contradicted sentences are
 * requested once more; a repaired sentence replaces the old one only when it is no longer
 * contradicted.
 */
export function readProse(
  written: string,
  [repair]: readonly string[],
  means: Means,
): Pick<DraftReading, 'checked' | 'again'> {
  const draft = plainDraft(written);
  const checked = readPlain(draft, means);
  const wrong = wrongPlaces(checked);
  const spans = sentenceSpans(draft);
  // A full stop in a name that was put back may split a sentence; then sentences cannot be matched.
  const isPlaced = spans.length === checked.statements.length;
  if (wrong.length === 0 || !isPlaced) return { checked, again: null };
  if (repair === undefined)
    return { checked, again: againOf(wrong, { draft, checked }, means.pseudonyms) };
  const repaired = repairedBy(repair, wrong, spans.length);
  const replace = (places: ReadonlyMap<number, string>) =>
    spans.reduceRight((text, { start, end }, place) => {
      const other = places.get(place);
      if (other === undefined) return text;
      const isBold = draft.startsWith('**', start);
      return text.slice(0, start) + (isBold ? bold(other) : other) + text.slice(end);
    }, draft);
  const all = readPlain(replace(repaired), means);
  const stillWrong = new Set(wrongPlaces(all));
  const better = new Map([...repaired].filter(([place]) => !stillWrong.has(place)));
  return {
    checked: better.size === repaired.size ? all : readPlain(replace(better), means),
    again: null,
  };
}

function readPlain(draft: string, { sheet, pseudonyms }: Means): CheckedText {
  const revealed = revealCited(takeCitations(draft), pseudonyms);
  return checkedText(revealed.text, sheet, {
    contacts: citationsIn(revealed.cited, pseudonyms),
  });
}

/** Indices of the contradicted sentences. */
const wrongPlaces = ({ statements }: CheckedText): number[] =>
  statements.flatMap(({ status }, place) => (status === 'contradicted' ? [place] : []));

/**
 * The repaired sentences by index. The model sends only the requested sentences, or the whole draft
 * again; a response with any other number of sentences is ignored.
 */
function repairedBy(
  repair: string,
  wrong: readonly number[],
  all: number,
): ReadonlyMap<number, string> {
  const told = sentences(plainDraft(repair).replaceAll('**', ''));
  if (told.length === wrong.length) return new Map(wrong.map((place, at) => [place, told[at]!]));
  return new Map(told.length === all ? wrong.map((place) => [place, told[place]!]) : []);
}

function againOf(
  wrong: readonly number[],
  { draft, checked }: { readonly draft: string; readonly checked: CheckedText },
  pseudonyms: Pseudonyms,
): string {
  const spans = sentenceSpans(draft);
  const lines = wrong.map((place, at) => {
    const { start, end } = checked.statements[place]!;
    const faults = checked.checks.filter(
      (one) => one.status === 'contradicted' && one.start >= start && one.end <= end,
    );
    const written = draft.slice(spans[place]!.start, spans[place]!.end);
    return `${at + 1}. ${written}\n${faults.map((fault) => faultLine(fault, pseudonyms)).join('\n')}`;
  });
  return `Kalimat berikut tidak sesuai dengan fakta:\n${lines.join('\n')}\n\nTulis ulang hanya kalimat itu, satu kalimat sebaris, dalam urutan yang sama. Aturan tetap berlaku.`;
}

const faultLine = ({ text, expected }: Check, pseudonyms: Pseudonyms): string =>
  pseudonyms.hide(`- "${text}", data: ${expected ?? 'tidak ada'}`);

const bold = (sentence: string) => `**${sentence}**`;
