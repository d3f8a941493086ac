import type { SessionResponse } from '@lqc/contracts';
import { late, LatePart } from '../../components/late-part';
import { Skeleton } from '../../components/states';
import { cardsText, parseCards } from '../../features/words/card';
import { openWordText, parseOpenWord } from '../../features/words/search';
import type { useDashboard } from './use-dashboard';

const WordsAnalysis = late(() => import('../../features/words/words-analysis'), 'WordsAnalysis');

/** *Analisis Lanjutan*, with its state in the address. */
export function WordsTab({
  session,
  dashboard: { search, go },
}: {
  session: SessionResponse;
  dashboard: ReturnType<typeof useDashboard>;
}) {
  // A contact opened from a sentence covers the sentences; closing it shows them again.
  const openWord = search.indicator ? null : parseOpenWord(search.word, search.wordOf);
  return (
    <LatePart waiting={<Skeleton rows={8} />}>
      <WordsAnalysis
        session={session}
        cards={parseCards(search.cards)}
        openWord={openWord}
        onCards={(cards) => go({ cards: cardsText(cards) })}
        onWord={(word) => go({ word: word?.word, wordOf: word ? openWordText(word) : undefined })}
        onContact={({ indicator, quarter }, contact) => go({ indicator, quarter, contact })}
      />
    </LatePart>
  );
}
