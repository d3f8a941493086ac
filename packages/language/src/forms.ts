import { withNasal, withR } from '@lqc/contracts';

/** Verbs and nouns derived from a root: naik → menaikkan, kenaikan; some of them do not exist. */
export function formsOf(root: string): string[] {
  const me = withNasal(root);
  const verbs = [
    ...me,
    `di${root}`,
    ...withR('ter', root),
    ...withR('ber', root),
    ...withR('per', root).flatMap((form) => [`mem${form}`, `di${form}`, `${form}an`]),
    `ke${root}an`,
    ...me.map((form) => `p${form.slice(1)}an`),
    `${root}an`,
    `se${root}nya`,
  ];
  const made = verbs.flatMap((verb) => [verb, `${verb}kan`, `${verb}i`]);
  return [...made, `${root}kan`];
}
