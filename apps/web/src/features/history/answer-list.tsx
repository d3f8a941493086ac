import { type HistoryAnswersResponse, shortSectorName } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Pager } from '../../components/pager';
import { Awaited, EmptyState } from '../../components/states';
import { CompanyLink } from '../companies/company-link';
import { ScoreBox } from '../charts/score-box';
import { type AskedAnswers, historyAnswers } from './api';
import { copy } from './copy';

/** What contacts answered, each with its score and a link to its page, page by page. */
export function AnswerList({
  asked,
  onPage,
}: {
  readonly asked: AskedAnswers;
  readonly onPage: (page: number) => void;
}) {
  const found = useQuery(historyAnswers(asked));
  const { data } = found;
  if (!data) return <Awaited of={found} rows={6} />;
  if (data.total === 0) return <EmptyState title={copy.noAnswers} />;
  return (
    <>
      <ul className="divide-y divide-line" aria-busy={found.isPlaceholderData}>
        {data.answers.map((answer) => (
          <Answer key={answer.contact_id} answer={answer} />
        ))}
      </ul>
      <Pager
        label={copy.answerPages}
        page={data.page}
        pages={Math.ceil(data.total / data.page_size)}
        onPage={onPage}
      />
    </>
  );
}

type AnswerProps = { readonly answer: HistoryAnswersResponse['answers'][number] };

const Answer = ({ answer: { contact, company_key, sector, score, narrative } }: AnswerProps) => (
  <li className="flex gap-3 py-2.5">
    <ScoreBox score={score} />
    <div className="min-w-0 flex-1">
      <CompanyLink companyKey={company_key} className="font-semibold">
        {contact}
      </CompanyLink>
      <p className="text-xs text-muted">
        {sector === null ? copy.noSector : shortSectorName(sector)}
      </p>
      <p className={narrative === null ? 'text-muted' : 'mt-0.5 whitespace-pre-line'}>
        {narrative ?? copy.noNarrative}
      </p>
    </div>
  </li>
);
