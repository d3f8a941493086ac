import { NEGATIONS } from '@lqc/language';
import type { Token } from '../../language/tokens.js';
import type { Source } from './sources.js';

/** Words that turn what they stand beside into something else, so that a contact must have used them. */
const TURNING =
  /^(?:bukan|kecuali|kepada|sebelum|beralih|berpindah|terbendung|terhalang|teredam|(?:tertahan|berakhir|selesai|berhenti|mereda|surut|hilang|batal)(?:nya)?)$/;

/** "Meskipun terdapat kebutuhan proyek", of what drove it. */
const CONCEDING = /^(?:meski|meskipun|walau|walaupun|kendati|kendatipun)$/;

/** "Di luar wilayah Gianyar", of what it did there; "permintaan dari luar negeri" is no such thing. */
const isOutside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'luar' &&
  tokens[at - 1]?.word === 'di' &&
  !/^(?:negeri|daerah)$/.test(tokens[at + 1]?.word ?? '');

/** "Memberikan kredit", of who has taken one; "sebagai pemasok vila", of whom a supplier serves. */
const isRoleSwapped = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at]!.word, tokens[at + 1]?.word ?? ''];
  return (
    (/^(?:memberi(?:kan)?|menyalurkan|menawarkan)$/.test(word) &&
      /^(?:kredit|pinjaman|pembiayaan)$/.test(next)) ||
    (word === 'sebagai' && /^(?:pemasok|supplier|pembeli|pelanggan|konsumen)/.test(next))
  );
};

/** "Berlanjut hingga akhir tahun", of what goes on to the next quarter. */
const HORIZON = /^(?:tahun|semester|bulan)$/;
const isHorizon = (tokens: readonly Token[], at: number): boolean =>
  HORIZON.test(tokens[at]!.word) &&
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:hingga|sampai)$/.test(word));

/** "Sehingga terjadi pelemahan": what the contact gives as the reason would be what came of it. */
const isEffect = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'sehingga' &&
  /^(?:terjadi|timbul|muncul|menimbulkan|menyebabkan)$/.test(tokens[at + 1]?.word ?? '');

/**
 * Whether every word of a stretch that turns its statement stands in the contact's sentence as well: who
 * watches the market "sebelum mengambil keputusan" does not do so "setelah" it, and whom orders drove did
 * not grow "selain karena" them.
 */
export function hasSamePolarity(tokens: readonly Token[], { text }: Source): boolean {
  const has = (what: RegExp) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((one) => what.test(one));
  return tokens.every(({ word }, at) => {
    // "Belum berakhir" goes on.
    if (NEGATIONS.has(tokens[at - 1]?.word ?? '')) return true;
    const next = tokens[at + 1]?.word ?? '';
    if (CONCEDING.test(word)) return ASIDE.test(next) || has(CONCEDING);
    if (AFTER.test(word)) return !has(BEFORE) || has(AFTER);
    // Whoever will watch the market has not done so.
    if (DONE.test(word)) return !has(AHEAD) || has(DONE);
    if (PLANNED.test(word)) return has(PLANNED) || has(AHEAD);
    if (word === 'selain') return !BECAUSE.test(next);
    if (isOutside(tokens, at) || isRoleSwapped(tokens, at) || isEffect(tokens, at)) return false;
    return !(TURNING.test(word) || isHorizon(tokens, at)) || has(new RegExp(`^${word}$`, 'u'));
  });
}
/** "Kendati demikian", "meski lebih terbatas": of another statement, or of how far it went. */
const ASIDE = /^(?:begitu|demikian|itu|lebih|hanya|masih|relatif|cenderung)$/;
const BEFORE = /^sebelum$/;
const AFTER = /^(?:setelah|sesudah|usai)$/;
const DONE = /^(?:telah|sudah)$/;
const AHEAD = /^akan$/;
const PLANNED = /^(?:berencana|merencanakan|rencana(?:nya)?|berniat|bermaksud)$/;
const BECAUSE = /^(?:karena|akibat|berkat|lantaran|didorong|disebabkan|dipicu)$/;
