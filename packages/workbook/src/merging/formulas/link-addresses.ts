import type { FormulaPiece } from './formula-scanner.js';

/** What could hide a comma or a bracket: names of columns, lists, and names of sheets that are not recognised. */
const UNCLEAR = /[[\]{}']/;

/**
 * The texts of a formula that may be addresses of links: none where no link is mentioned, else all but those that
 * the only link certainly shows. Where there are more links, one might lead to what another shows.
 */
export function addressesOf(
  formula: string,
  pieces: readonly FormulaPiece[],
): ReadonlySet<FormulaPiece> {
  const mentions = formula.match(/HYPERLINK/gi)?.length ?? 0;
  if (mentions === 0) return new Set();
  const texts = new Set(pieces.filter(({ kind }) => kind === 'string'));
  const link = pieces.findIndex(
    (piece) =>
      piece.kind === 'word' && (piece.call || piece.spacedCall) && /^HYPERLINK$/i.test(piece.text),
  );
  const isUnclear = pieces.some(({ kind, text }) => kind === 'text' && UNCLEAR.test(text));
  if (mentions > 1 || link === -1 || isUnclear) return texts;
  let [depth, isShown] = [0, false];
  for (const piece of pieces.slice(link + 1)) {
    if (isShown && depth === 1) texts.delete(piece);
    for (const character of piece.kind === 'text' ? piece.text : '')
      if (character === '(') depth += 1;
      else if (character === ',' && depth === 1) isShown = true;
      else if (character === ')' && --depth === 0) return texts;
  }
  return texts;
}
