const NASAL_DROPPED: Readonly<Record<string, string>> = { p: 'm', t: 'n', k: 'ng', s: 'ny' };

/** A root as it follows me-: pangkas → (me)mangkas, lemah → (me)lemah, gerus → (me)nggerus. */
function withNasal(root: string): string {
  const first = root[0]!;
  const dropped = NASAL_DROPPED[first];
  if (dropped) return `${dropped}${root.slice(1)}`;
  if ('bfv'.includes(first)) return `m${root}`;
  if ('cdjz'.includes(first)) return `n${root}`;
  return 'aeiough'.includes(first) ? `ng${root}` : root;
}

/** Verbs and nouns derived from a root: naik → menaikkan, kenaikan; some of them do not exist. */
export function formsOf(root: string): string[] {
  const nasal = withNasal(root);
  const ber = root.startsWith('r') ? `be${root}` : `ber${root}`;
  const ter = root.startsWith('r') ? `te${root}` : `ter${root}`;
  const verbs = [
    `me${nasal}`,
    `di${root}`,
    ter,
    ber,
    `memper${root}`,
    `diper${root}`,
    `ke${root}an`,
    `pe${nasal}an`,
    `per${root}an`,
    `${root}an`,
    `se${root}nya`,
  ];
  const made = verbs.flatMap((verb) => [verb, `${verb}kan`, `${verb}i`]);
  return [...made, `${root}kan`];
}
