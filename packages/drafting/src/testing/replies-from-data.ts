import type { ModelReply, ModelRequest } from './model-script.js';
import { dataOf, questionOf } from './prompt-data.js';
import { claimsReply } from './writes-claims.js';

const ASKS_WHY = /\b(?:mengapa|kenapa|alasan|penyebab|apa kata|pendapat|dampak|jelaskan)\b/i;
const LEAST_SHARED = 1.5;
/** Which type of claim answers a question, by the question's words. */
const TYPES: readonly (readonly [asked: RegExp, type: string])[] = [
  [/\bjawaban sah\b/i, 'response_rate'],
  [/\bsaldo bersih\b/i, 'balance'],
  [/\bperubahan\b/i, 'change'],
  [/\b(?:persen|jawaban) /i, 'share'],
  [/\bjumlah indikator\b/i, 'count_by_direction'],
  [/\b(?:jumlah|berapa) (?:kontak|perusahaan)\b/i, 'count'],
  [/\brata-rata\b/i, 'level'],
];
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []);

const quartersIn = (text: string) => text.match(/Triwulan [IV]+ \d{4}/g) ?? [];

type Chosen =
  | { readonly kind: 'claim'; readonly claim: object; readonly reads: string }
  | { readonly kind: 'said'; readonly sources: readonly { id: string; text: string }[] }
  | { readonly kind: 'none'; readonly what: string };

/**
 * What an obedient model would answer with: the claim of the asked type that shares most words with the
 * question, what the first narratives say where it asks why, and a refusal where neither says anything.
 */
function chosen(request: ModelRequest): Chosen {
  const { klaim = [], narasi, batasan = [] } = dataOf(request);
  const question = questionOf(request);
  const asked = wordsOf(question);
  if (batasan.some((line) => line.startsWith('Kata "')) && narasi.length === 0)
    return { kind: 'none', what: 'jawaban atas pertanyaan itu' };
  if (ASKS_WHY.test(question)) {
    const sources = narasi.slice(0, 2).flatMap(({ kalimat = {} }) => {
      const [first] = Object.entries(kalimat);
      return first ? [{ id: first[0], text: first[1] }] : [];
    });
    return sources.length > 0
      ? { kind: 'said', sources }
      : { kind: 'none', what: 'narasi tentang itu' };
  }
  const isNamed = (quarter: string) => question.includes(quarter);
  const [, type] = TYPES.find(([one]) => one.test(question)) ?? [];
  const [best] = klaim
    .map(({ klaim: claim, bunyi }) => {
      const words = wordsOf(bunyi);
      const shared = [...asked].filter((word) => words.has(word)).length;
      const isAsked = type === (claim as { type: string }).type ? 6 : 0;
      const isOfOther =
        quartersIn(question).length > 0 && quartersIn(bunyi).some((one) => !isNamed(one)) ? 4 : 0;
      return { claim, reads: bunyi, fit: shared + isAsked - isOfOther - words.size / 100 };
    })
    .toSorted((a, b) => b.fit - a.fit);
  return best && best.fit >= LEAST_SHARED
    ? { kind: 'claim', ...best }
    : { kind: 'none', what: 'angka itu' };
}

const declines = (what: string) => `Data sesi ini tidak memuat ${what}.`;

/** Answers in free text, as a model without structured output does that passes over the form. */
export function repliesFromData(request: ModelRequest): ModelReply {
  const found = chosen(request);
  if (found.kind === 'none') return { kind: 'text', text: declines(found.what) };
  if (found.kind === 'claim') return { kind: 'text', text: `**${found.reads}**.` };
  const said = found.sources.map(({ id, text }) => {
    const [contact] = id.split('.');
    return `Kontak ${contact} menyampaikan: ${text.replace(/\.$/, '')} [${contact}].`;
  });
  return { kind: 'text', text: said.join(' ') };
}

/** Answers in claims and sources, as it is asked. */
export function repliesInClaims(request: ModelRequest): ModelReply {
  const found = chosen(request);
  if (found.kind === 'none') return claimsReply({ text: declines(found.what) });
  if (found.kind === 'claim')
    return claimsReply({ text: '{c1}.', claims: [{ id: 'c1', ...found.claim }] });
  return claimsReply(
    ...found.sources.map(({ id: source }) => ({
      text: 'Hal ini sejalan dengan {q1}.',
      quotes: [{ id: 'q1', source, kind: 'cause' }],
    })),
  );
}
