import { type ContactResponse, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { ScrollArea } from '../../components/scroll-area';
import { dotted, scoreText } from '../../lib/format';
import { Chart } from '../charts/chart';
import { GridChart } from '../charts/grid-chart';
import { gapNote, quarterColumns } from '../history/quarter-columns';
import { shortQuarter } from '../history/copy';
import { copy } from './copy';
import { scoreShade } from '../charts/shades';
import { scoreFinding } from './score-finding';

interface ScoreGridProps {
  readonly contact: ContactResponse;
  readonly chosen: IndicatorKey;
  readonly onChoose: (indicator: IndicatorKey, quarter?: string) => void;
}

const UNANSWERED = { background: 'transparent', color: 'var(--muted)' };

/** A company's scores by indicator and quarter; a row chooses the indicator whose words come first. */
export function ScoreGrid({ contact, chosen, onChoose }: ScoreGridProps) {
  const { quarters, answers, name } = contact;
  const scoresAt = (row: number, column: number) =>
    answers.filter(
      ({ quarter_id: id, indicator }) =>
        id === quarters[column]!.quarter_id && indicator === LIKERT_INDICATORS[row]!.key,
    );
  const textAt = (row: number, column: number) =>
    scoresAt(row, column)
      .map(({ score }) => scoreText(score))
      .join(' ') || copy.unknown;
  return (
    <Chart
      finding={scoreFinding(contact, chosen)}
      note={dotted(copy.scoresNote, gapNote(quarters))}
      fileName={`skor ${name}.png`}
      table={{
        columns: [copy.indicator, ...quarters.map(shortQuarter)],
        rows: LIKERT_INDICATORS.map(({ label }, row) => [
          label,
          ...quarters.map(({ visited }, column) => (visited ? textAt(row, column) : null)),
        ]),
      }}
    >
      {(width) => (
        <ScrollArea isFromEnd label={copy.scores}>
          <GridChart
            label={copy.scores}
            width={width}
            rows={LIKERT_INDICATORS.map(({ key, label }) => ({ id: key, label }))}
            columns={quarterColumns(quarters)}
            legend={copy.scale.map(([score, text]) => ({
              shade: scoreShade(score),
              text: `${score} ${text}`,
            }))}
            chosenRow={LIKERT_INDICATORS.findIndex(({ key }) => key === chosen)}
            onRow={(row) => onChoose(LIKERT_INDICATORS[row]!.key)}
            onCell={(row, column) =>
              onChoose(LIKERT_INDICATORS[row]!.key, quarters[column]!.quarter_id)
            }
            cellAt={(row, column) => {
              const { visited } = quarters[column]!;
              const text = textAt(row, column);
              const [first] = scoresAt(row, column);
              const score = first?.score ?? null;
              return {
                text,
                shade: visited ? (score === null ? UNANSWERED : scoreShade(score)) : null,
                said: copy.scoreAt(
                  LIKERT_INDICATORS[row]!.label,
                  shortQuarter(quarters[column]!),
                  visited ? (score === null ? copy.unanswered : text) : copy.notVisitedThen,
                ),
              };
            }}
          />
        </ScrollArea>
      )}
    </Chart>
  );
}
