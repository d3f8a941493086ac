import type { ReportSection, Statement } from '@lqc/contracts';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../lib/announce';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';

/** What the data say where a sentence says otherwise, each once. */
export const expectedOf = ({ claims }: Statement): string[] => [
  ...new Set(claims.flatMap((claim) => claim.expected ?? []).filter(Boolean)),
];

/**
 * Announces the result of the check of each sentence that is come to.
 *
 * @param lead - gives what is said before it, for who does not hear the sentence itself
 */
export function useBasisSaid(
  { statements }: ReportSection,
  chosen: ChosenStatement | null,
  lead: () => readonly string[],
): void {
  const say = useEffectEvent((at: number) => {
    const statement = statements[at];
    if (!chosen || !statement) return;
    const expected = chosen.status === 'contradicted' ? expectedOf(statement) : [];
    const said = [
      copy.status[chosen.status],
      ...expected.map((one) => `${copy.basis.data}: ${one}`),
    ];
    announce([...lead(), ...said.map((one) => `${one}.`)].join(' '));
  });
  const at = chosen?.statement ?? null;
  useEffect(() => {
    if (at !== null) say(at);
  }, [at]);
}
