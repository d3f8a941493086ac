import { indicatorOf, type QuarterRole, type TopWord, TOP_WORDS_MAX } from '@lqc/contracts';
import { failureSentence } from '../../lib/failure';
import { notices, useFailureNotice } from '../analysis-session/notices';
import { useWorkQuery, type WorkQuery } from '../jobs/use-work-query';
import { cloudOf, rankedOf } from './api';
import type { WordsCard } from './card';
import { CardFrame } from './card-frame';
import { CloudFigure } from './cloud-figure';
import { shiftsOf } from './compare-words';
import { copy } from './copy';
import { RankedTable } from './ranked-table';

interface CardViewProps {
  readonly sessionId: string;
  readonly card: WordsCard;
  /** Called with the changed card; with null to remove it. */
  readonly onChange: (card: WordsCard | null) => void;
  readonly onWord: (word: string, quarter: QuarterRole) => void;
}

export function CardView(props: CardViewProps) {
  return props.card.kind === 'cloud' ? <CloudCard {...props} /> : <RankedCard {...props} />;
}

function CloudCard({ sessionId, card, onChange, onWord }: CardViewProps) {
  const sides = useWords(card, (quarter) => cloudOf(sessionId, { ...card, quarter }), {
    made: copy.cloudMade,
    failed: copy.cloudFailed,
  });
  return (
    <CardFrame
      card={card}
      title={sides[0].query.data?.title ?? copy.cloudName(indicatorOf(card.indicator).label)}
      doing={copy.drawing}
      failed={copy.cloudFailed}
      onChange={onChange}
      sides={sides}
    >
      {(response, { quarter, shifts }) => (
        <CloudFigure
          cloud={response}
          shifts={shifts}
          stacked={card.compared}
          onWord={(word) => onWord(word, quarter)}
        />
      )}
    </CardFrame>
  );
}

function RankedCard({ sessionId, card, onChange, onWord }: CardViewProps) {
  const top = card.top!;
  const sides = useWords(
    card,
    (quarter) =>
      // For a comparison all available words are fetched: only a word beyond them counts as new.
      rankedOf(sessionId, { ...card, quarter }, card.compared ? TOP_WORDS_MAX : top),
    { made: copy.rankedMade, failed: copy.rankedFailed },
  );
  const { data } = sides[0].query;
  const title = data
    ? copy.rankedTitle(data.indicator, data.period)
    : copy.rankedName(indicatorOf(card.indicator).label);
  return (
    <CardFrame
      card={card}
      title={title}
      doing={copy.ranking}
      failed={copy.rankedFailed}
      onChange={onChange}
      sides={sides}
    >
      {(response, { quarter, shifts }) => (
        <RankedTable
          response={{ ...response, top_words: response.top_words.slice(0, top) }}
          shifts={shifts}
          onWord={(word) => onWord(word, quarter)}
        />
      )}
    </CardFrame>
  );
}

/**
 * The words of the card, and for a comparison those of the previous quarter with changes of rank.
 */
function useWords<Response extends { words: TopWord[] } | { top_words: TopWord[] }>(
  { quarter, compared }: WordsCard,
  queryOf: (quarter: QuarterRole) => WorkQuery<Response>,
  say: { readonly made: string; readonly failed: string },
) {
  const query = queryOf(quarter);
  const now = useWorkQuery({
    ...query,
    work: async (options) => {
      notices.clear();
      const response = await query.work(options);
      notices.succeed(say.made);
      return response;
    },
  });
  useFailureNotice(now.error && failureSentence(now.error, say.failed));
  const before = useWorkQuery(queryOf('before'), { enabled: compared });
  const wordsNow = compared && now.data ? topWordsOf(now.data) : null;
  const wordsBefore = compared && before.data ? topWordsOf(before.data) : null;
  const both = wordsNow && wordsBefore;
  return [
    { query: now, quarter, shifts: both ? shiftsOf(wordsNow, wordsBefore, 'new') : null },
    {
      query: before,
      quarter: 'before',
      shifts: both ? goneOf(shiftsOf(wordsBefore, wordsNow, 'gone')) : null,
    },
  ] as const;
}

const topWordsOf = (response: { words: TopWord[] } | { top_words: TopWord[] }) =>
  'words' in response ? response.words : response.top_words;

/**
 * For the previous quarter only vanished words are marked; others are marked in the current one.
 */
const goneOf = (shifts: ReturnType<typeof shiftsOf>) =>
  new Map([...shifts].filter(([, { kind }]) => kind === 'gone'));
