import { type Fact, INDICATORS, type ReportSection, type Statement } from '@lqc/contracts';

/** A part of a claim fact's id, in which spaces are replaced. */
const named = (text: string) => text.replaceAll(' ', '_');

/** The ids by which claims may refer to a section's fact; empty for kinds without claims. */
function namesOf({ kind, subject, quarter }: Fact, target: string | null): string[] {
  const key = INDICATORS.find(({ label }) => label === subject)?.key;
  const of = key && named(key);
  // In a section about a sector, facts of indicators are about that sector.
  const scopes = of ? [of, ...(target ? [`${of}.${named(target)}`] : [])] : [];
  switch (kind) {
    case 'average':
    case 'answers':
      return scopes.map((scope) => `${kind}.${scope}.${quarter}`);
    case 'change':
      return scopes.map((scope) => `change.${scope}.now.${quarter}`);
    case 'contacts':
    case 'companies':
      return [[kind, named(subject), quarter].filter(Boolean).join('.')];
    case 'sector-companies':
      return [`companies.${named(subject)}.${quarter}`];
    case 'sector-share':
      return [`company-share.${named(subject)}.${quarter}`];
    default:
      return [];
  }
}

/** The facts of a section that a sentence was checked against, in the sentence's order. */
export function factsBehind(
  section: Pick<ReportSection, 'facts' | 'target'>,
  statement: Statement,
) {
  const { facts, target } = section;
  const asked = new Set(statement.claims.flatMap((claim) => claim.facts));
  return [...asked].flatMap((id) => {
    const found = facts.find((fact) => fact.id === id || namesOf(fact, target).includes(id));
    return found ? [found] : [];
  });
}
