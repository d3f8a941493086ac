import { indicatorOf, type SearchHit } from '@lqc/contracts';
import { Marked } from '../../components/marked';
import { CompanyLink } from '../companies/company-link';
import { ScoreBox } from '../charts/score-box';
import { copy } from './copy';

/** The hits: contact, quarter, score, and the narrative with the matches marked. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="divide-y divide-line">
      {hits.map((hit) => (
        <li
          key={`${hit.quarter_id} ${hit.contact_id} ${hit.indicator}`}
          className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[180px_minmax(0,1fr)_150px]"
        >
          <div className="text-xs text-muted">
            <CompanyLink companyKey={hit.company_key} className="text-base font-semibold">
              {hit.contact}
            </CompanyLink>
            <p>
              {hit.sector ?? copy.unknown}{' '}
              <span className="max-md:before:content-['·_'] md:block">{hit.label}</span>
            </p>
          </div>
          <p className="whitespace-pre-line">
            <Marked text={hit.narrative} marks={hit.marks} />
          </p>
          <div className="text-sm max-md:row-start-2 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3">
            <p className="font-medium">{indicatorOf(hit.indicator).label}</p>
            <p className="mt-1 text-xs text-muted max-md:mt-0">
              {hit.score === null ? (
                copy.noScore
              ) : (
                <>
                  {copy.score} <ScoreBox score={hit.score} />
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
