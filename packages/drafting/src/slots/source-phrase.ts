import { DECLINE_OPENING } from '@lqc/phrases';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { takeCitations } from '../model-text/citations.js';
import type { SOURCE_KINDS } from './answer.js';
import { ownWords } from '../reasons/own-words.js';
import type { NumberedSentence } from './sources.js';

type SourceKind = (typeof SOURCE_KINDS)[number];

/** How a text quotes a source, and the form in which the sentence is checked. */
export interface Manner {
  /** Whether every sentence tells a claim or a source; words alone nobody can hold against anything. */
  readonly tellsAlways: boolean;
  /** Wordings that quote the source's sentence; `cited` are the sources before it. */
  phrases(source: NumberedSentence, kind: SourceKind, cited: readonly NumberedSentence[]): string[];
  asChecked(sentence: string): string;
  /** Whether it says what the data lack: such a sentence claims nothing and is taken as it is. */
  declines(sentence: string): boolean;
}

const LEADS: Record<SourceKind, readonly string[]> = {
  cause: ['penjelasan', 'keterangan'],
  event: ['keterangan', 'laporan'],
  view: ['penilaian', 'keterangan'],
};
const quoted = ({ text }: NumberedSentence) => `“${ownWords(text).replace(/\.$/, '')}”`;

function whoOf({ voice }: NumberedSentence, cited: readonly NumberedSentence[]): string {
  if (cited.length === 0) return 'salah satu kontak';
  const isSame = cited.some((one) => one.voice.contactId === voice.contactId);
  return isSame ? 'kontak yang sama' : 'kontak lain';
}

/** A report names nobody, since that would reveal a firm: "Keterangan salah satu kontak, “…”". */
export const ofReport: Manner = {
  tellsAlways: true,
  phrases: (source, kind, cited) =>
    LEADS[kind].map((lead) => `${lead} ${whoOf(source, cited)}, ${quoted(source)}`),
  asChecked: (sentence) => sentence,
  declines: () => false,
};

/**
 * An answer to staff cites its source by pseudonym: "keterangan Kontak K3, “…” [K3]". A company has the same
 * one in all quarters, so that words of another than the current one are told with their period.
 *
 * @param otherPeriods the periods of the contacts who spoke in another quarter
 */
export const ofReply = (
  pseudonyms: Pseudonyms,
  otherPeriods: ReadonlyMap<string, string>,
): Manner => ({
  tellsAlways: false,
  phrases(source, kind) {
    const { contactId } = source.voice;
    const id = pseudonyms.idOf(contactId);
    const period = otherPeriods.get(contactId);
    const who = period === undefined ? `Kontak ${id}` : `Kontak ${id} pada ${period}`;
    return LEADS[kind].map((lead) => `${lead} ${who}, ${quoted(source)} [${id}]`);
  },
  asChecked: (sentence) => pseudonyms.reveal(takeCitations(sentence).text),
  declines: (sentence) => sentence.startsWith(DECLINE_OPENING),
});
