import type { IndicativeChange, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../../components/button';
import { count } from '../../lib/format';
import { reportOn } from '../report/api';
import { reportStanding } from '../report/standing';
import { copy } from './copy';

interface FactsProps {
  readonly session: SessionResponse;
  readonly changes: readonly IndicativeChange[] | undefined;
}

/** What the findings rest on, how far the quarter's report is, and the way to it. */
export function Facts({ session: { session_id: id, quality }, changes }: FactsProps) {
  const { data: report } = useQuery(reportOn(id));
  const same = changes?.map(({ matched }) => matched?.n ?? 0) ?? [];
  return (
    <dl
      aria-label={copy.facts}
      className="mt-4 grid grid-cols-2 gap-x-8 gap-y-3 border-t border-line pt-3 lg:grid-cols-[repeat(3,auto)_minmax(0,1fr)]"
    >
      {quality && (
        <>
          <Fact name={copy.matched}>
            {quality.matched_companies === null
              ? copy.notMatched
              : copy.matchedOf(count(quality.matched_companies), count(quality.companies))}
          </Fact>
          <Fact name={copy.read}>
            {copy.readOf(count(quality.sheets_read), count(quality.sheets_total))}
            {quality.invalid_answers.length > 0 && (
              <span className="block text-xs text-warn">
                {copy.left(count(quality.invalid_answers.length))}
              </span>
            )}
          </Fact>
        </>
      )}
      {same.length > 0 && (
        <Fact name={copy.sameCompanies}>{copy.sameOf(Math.min(...same), Math.max(...same))}</Fact>
      )}
      {report !== undefined && (
        <Fact name={copy.report}>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {report ? reportStanding(report) : copy.noReport}
            {report ? (
              <Link
                to="/laporan/$id"
                params={{ id: report.id }}
                className={buttonLook({ variant: 'primary', size: 'small' })}
              >
                {copy.openReport}
              </Link>
            ) : (
              <Link
                to="/laporan"
                search={{ analisis: id }}
                className={buttonLook({ variant: 'primary', size: 'small' })}
              >
                {copy.compile}
              </Link>
            )}
          </span>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="text-sm font-medium">{children}</dd>
  </div>
);
