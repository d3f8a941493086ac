import {
  INDICATORS,
  type SessionResponse,
  TOP_WORDS_DEFAULT,
  USUAL_WORDS_MODE,
  TOP_WORDS_MAX,
} from '@lqc/contracts';
import { Cloud, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField, SelectField, TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { EmptyState, QueryError, Skeleton } from '../../components/states';
import { count } from '../../lib/format';
import type { WordsCard } from './card';
import { copy } from './copy';
import type { useNarratives } from './use-narratives';

/** The choice of an indicator with narratives, and of a quarter of the session. */
export function Chooser({
  session,
  narratives,
  onCard,
}: {
  session: SessionResponse;
  narratives: ReturnType<typeof useNarratives>;
  onCard: (card: WordsCard) => void;
}) {
  const { loaded, quarter, setQuarter, available, answers, indicator, setIndicator } = narratives;
  const [typedTop, setTop] = useState(String(TOP_WORDS_DEFAULT));
  if (available.error) return <QueryError of={available} />;
  if (!available.data) return <Skeleton rows={2} />;
  const topCount = /^\d{1,3}$/.test(typedTop.trim()) ? Number(typedTop) : 0;
  const isTopValid = topCount >= 1 && topCount <= TOP_WORDS_MAX;
  const card = (kind: WordsCard['kind']) => {
    if (!indicator) return;
    const mode = USUAL_WORDS_MODE[kind];
    const top = kind === 'cloud' ? null : topCount;
    onCard({ kind, indicator, quarter, top, compared: false, mode });
  };
  return (
    <Panel title={copy.choose} className="rule-gold">
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_104px_auto_auto]">
        <SelectField
          className="max-lg:col-span-2"
          label={copy.indicator}
          value={indicator ?? ''}
          onChange={(event) => setIndicator(event.target.value)}
        >
          {INDICATORS.map(({ key, label }) => (
            <option key={key} value={key} disabled={!answers.has(key)}>
              {answers.has(key)
                ? copy.option(label, count(answers.get(key)!))
                : copy.optionEmpty(label)}
            </option>
          ))}
        </SelectField>
        <ChoiceField
          label={copy.quarter}
          options={loaded}
          nameOf={(role) => `${session.quarters[role]?.source.label} (${copy.roles[role]})`}
          value={quarter}
          onChoose={setQuarter}
        />
        <TextField
          label={copy.top}
          inputMode="numeric"
          value={typedTop}
          hint={copy.topHint}
          error={isTopValid ? null : copy.topProblem}
          onChange={(event) => setTop(event.target.value)}
        />
        <Button
          className="max-lg:px-2 lg:mt-[22px]"
          disabled={!indicator}
          onClick={() => card('cloud')}
        >
          <Cloud size={16} /> {copy.cloud}
        </Button>
        <Button
          className="max-lg:px-2 lg:mt-[22px]"
          disabled={!indicator || !isTopValid}
          onClick={() => card('ranked')}
        >
          <ListOrdered size={16} /> {copy.ranked}
        </Button>
      </div>
      {answers.size === 0 && <EmptyState title={copy.noText}>{copy.noTextBody}</EmptyState>}
    </Panel>
  );
}
