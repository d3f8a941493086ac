const SIZE = 3;

/** The trigrams of a text padded by one space on each side. */
export function trigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + SIZE <= padded.length; at += 1) found.add(padded.slice(at, at + SIZE));
  return found;
}

/** Sørensen–Dice coefficient, 0…1: twice the shared trigrams over all of both. */
export function dice(shared: number, sizeA: number, sizeB: number): number {
  return sizeA + sizeB === 0 ? 0 : (2 * shared) / (sizeA + sizeB);
}
