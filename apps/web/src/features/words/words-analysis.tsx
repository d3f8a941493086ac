import type { SessionResponse } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cx } from '../../lib/cx';
import { cloudOf, rankedOf } from './api';
import { cardId, type WordsCard, withCard } from './card';
import { CardView } from './card-view';
import { Chooser } from './chooser';
import { OfficeWordsPanel } from './office-words';
import { SentencesDialog } from './sentences-dialog';
import type { OpenWord } from './search';
import { useNarratives } from './use-narratives';
import { WordFinding } from './word-finding';

interface WordsAnalysisProps {
  readonly session: SessionResponse;
  readonly cards: readonly WordsCard[];
  readonly openWord: OpenWord | null;
  readonly onCards: (cards: readonly WordsCard[]) => void;
  readonly onWord: (word: OpenWord | null) => void;
  readonly onContact: (word: OpenWord, contactId: string) => void;
}

/** The tab *Analisis Lanjutan*: the words that contacts say, with clouds and ranked words beside each other. */
export function WordsAnalysis({
  session,
  cards,
  openWord,
  onCards,
  onWord,
  onContact,
}: WordsAnalysisProps) {
  const sessionId = session.session_id;
  const narratives = useNarratives(session);
  const { indicator, quarter } = narratives;
  const region = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const make = (card: WordsCard) => {
    onCards(withCard(cards, card));
    const { queryKey } =
      card.top === null ? cloudOf(sessionId, card) : rankedOf(sessionId, card, card.top);
    // A card that is there and could not be made is made again.
    const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
    void queries.refetchQueries({ queryKey, type: 'active', predicate: hasFailed });
  };
  const replace = (old: WordsCard, card: WordsCard | null) => {
    onCards(cards.flatMap((one) => (one === old ? (card ?? []) : one)));
    // The focused button disappears with its card, so the region gets the focus.
    if (!card) region.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <Chooser session={session} narratives={narratives} onCard={make} />
      <div
        ref={region}
        tabIndex={-1}
        className={cx(
          'grid grid-cols-1 items-start gap-4 outline-none empty:hidden',
          cards.length > 1 && 'lg:grid-cols-2',
        )}
      >
        {cards.map((card) => (
          <div
            key={cardId(card)}
            className={cx(
              '@container min-w-0',
              card.compared && cards.length > 1 && 'lg:col-span-2',
            )}
          >
            <CardView
              sessionId={sessionId}
              card={card}
              onChange={(next) => replace(card, next)}
              onWord={(word, quarter) =>
                onWord({ word, indicator: card.indicator, quarter, mode: card.mode })
              }
            />
          </div>
        ))}
      </div>
      {indicator && (
        <WordFinding
          key={`${quarter} ${indicator}`}
          session={session}
          of={{ indicator, quarter }}
          onWord={onWord}
          onContact={onContact}
        />
      )}
      <OfficeWordsPanel />
      {openWord && (
        <SentencesDialog
          sessionId={sessionId}
          open={openWord}
          onClose={() => onWord(null)}
          onContact={(contactId) => onContact(openWord, contactId)}
        />
      )}
    </div>
  );
}
