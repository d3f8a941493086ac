import type { IndicatorKey } from '@lqc/contracts';
import { byCompany, type Survey } from '@lqc/survey';

/** A company's narratives about an indicator in a quarter, from all its sheets. */
export function narrativesBefore(
  survey: Survey,
  indicator: IndicatorKey,
): (companyKey: string) => string | null {
  const companies = byCompany(survey.contacts);
  return (companyKey) => {
    const said = (companies.get(companyKey) ?? [])
      .flatMap(({ answers }) => answers)
      .filter((answer) => answer.indicator === indicator && answer.narrative !== null)
      .map(({ narrative }) => narrative);
    return said.length === 0 ? null : said.join('\n\n');
  };
}
