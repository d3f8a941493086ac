import type { ModelReply, ModelRequest } from './model-script.js';
import { dataOf, questionOf } from './prompt-data.js';

const ASKS_WHY = /\b(?:mengapa|kenapa|alasan|penyebab|apa kata|pendapat|dampak|jelaskan)\b/i;
const LEAST_SHARED = 1.5;
/** What a question counts, by the sign that its answer ends with. */
const COUNTED: readonly (readonly [asked: RegExp, fact: RegExp])[] = [
  [/\bpersen/i, /%$/],
  [/\bjawaban\b/i, / kontak$/],
  [/\bperusahaan\b/i, / perusahaan$/],
];
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []);

/**
 * Answers as an obedient model would: figures as the facts that share most words with the question
 * state them, reasons as the first narratives give them, and a refusal where neither says anything.
 */
export function repliesFromData(request: ModelRequest): ModelReply {
  const { fakta, narasi, batasan = [] } = dataOf(request);
  const question = questionOf(request);
  const asked = wordsOf(question);
  if (batasan.some((line) => line.startsWith('Kata "')) && narasi.length === 0)
    return declines('jawaban atas pertanyaan itu');
  if (ASKS_WHY.test(question)) {
    if (narasi.length === 0) return declines('narasi tentang itu');
    const said = narasi.slice(0, 2).map(({ id, narasi: text }) => {
      const [sentence] = text.split(/(?<=\.)\s/);
      return `Kontak ${id} menyampaikan: ${sentence!.replace(/\.$/, '')} [${id}].`;
    });
    return { kind: 'text', text: said.join(' ') };
  }
  const ranked = fakta
    .map((one) => {
      const words = wordsOf(`${one.fakta} ${one.lingkup ?? ''}`);
      const shared = [...asked].filter((word) => words.has(word)).length;
      const [, sign] = COUNTED.find(([counted]) => counted.test(question)) ?? [];
      const isCounted = sign?.test(one.fakta) ? 1 : 0;
      return { ...one, fit: shared + isCounted - words.size / 100 };
    })
    .toSorted((a, b) => b.fit - a.fit);
  const [best] = ranked;
  if (!best || best.fit < LEAST_SHARED) return declines('angka itu');
  const where = best.lingkup ? `Pada lapangan usaha ${best.lingkup}: ` : '';
  return { kind: 'text', text: `${where}**${best.fakta}**.` };
}

const declines = (what: string): ModelReply => ({
  kind: 'text',
  text: `Data sesi ini tidak memuat ${what}.`,
});
