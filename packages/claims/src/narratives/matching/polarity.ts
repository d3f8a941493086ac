import { companyDirectionOf, NEGATIONS, type Token } from '@lqc/language';
import { DONE } from '../../language/plain-words.js';
import { CHANGING } from './plain-wording.js';
import type { Source } from './sources.js';

/** Words that reverse or limit a statement, so that the contact must have used them too. */
const TURNING =
  /^(?:bukan|kecuali|kepada|sebelum|beralih|berpindah|terbendung|terhalang|teredam|(?:tertahan|berakhir|selesai|berhenti|mereda|surut|hilang|batal)(?:nya)?)$/;

/** "Meskipun terdapat kebutuhan proyek": tells as an obstacle what the contact may have named as the cause. */
const CONCEDING = /^(?:meski|meskipun|walau|walaupun|kendati|kendatipun)$/;

/** "Berlanjut hingga akhir tahun": a horizon that the contact must have named. */
const HORIZON = /^(?:tahun|semester|bulan)$/;
const isHorizon = (tokens: readonly Token[], at: number): boolean =>
  HORIZON.test(tokens[at]!.word) &&
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:hingga|sampai)$/.test(word));

/**
 * Whether the contact's sentence has every word by which a stretch reverses or limits its statement:
 * watching the market "sebelum mengambil keputusan" is not doing so "setelah" it, and what orders drove did
 * not grow "selain karena" them.
 *
 * @param tokens in plain wording
 */
export function hasSamePolarity(
  tokens: readonly Token[],
  { written, directions }: Source,
): boolean {
  const has = (what: RegExp) => [...written].some((one) => what.test(one));
  const isStill = directions.every(({ direction, isAside }) => isAside || direction === 0);
  return tokens.every(({ word }, at) => {
    // "Ada perubahan berarti" of what stood still.
    if (CHANGING.test(word) && isStill) return false;
    // "Belum berakhir" goes on.
    if (NEGATIONS.has(tokens[at - 1]?.word ?? '')) return true;
    const next = tokens[at + 1]?.word ?? '';
    if (CONCEDING.test(word)) return ASIDE.test(next) || has(CONCEDING);
    if (AFTER.test(word)) return !has(BEFORE) || has(AFTER);
    // A plan ("akan") is not something done ("telah").
    if (DONE.test(word)) return !has(AHEAD) || has(DONE);
    if (PLANNED.test(word)) return has(PLANNED) || has(AHEAD);
    if (LIFTED.test(word)) return has(LIFTED) || !isOfFall(written);
    if (word === 'selain') return !BECAUSE.test(next);
    return !(TURNING.test(word) || isHorizon(tokens, at)) || has(new RegExp(`^${word}$`, 'u'));
  });
}
/** "Kendati demikian", "meski lebih terbatas": link statements or limit an extent, and reverse nothing. */
const ASIDE = /^(?:begitu|demikian|itu|lebih|hanya|masih|relatif|cenderung)$/;
const BEFORE = /^(?:sebelum|hingga|sampai)$/;
const AFTER = /^(?:setelah|sesudah|usai)$/;
const AHEAD = /^(?:akan|(?:di|mem)p(?:ra|er)kirakan)$/;
/** "Terdorong libur panjang" says that something rose. */
const LIFTED = /^(?:terdorong|terbantu|tertolong|terangkat|terdongkrak)$/;
function isOfFall(written: ReadonlySet<string>): boolean {
  const ways = new Set([...written].map(companyDirectionOf));
  return ways.has(-1) && !ways.has(1);
}
const PLANNED = /^(?:berencana|merencanakan|rencana(?:nya)?|berniat|bermaksud)$/;
const BECAUSE = /^(?:karena|akibat|berkat|lantaran|didorong|disebabkan|dipicu)$/;
