import { type IndicatorKey, INDICATORS } from '@lqc/contracts';
import { useState } from 'react';
import { SelectField } from '../../components/field';
import { Panel } from '../../components/panel';
import { ChapterWorkbook } from '../exports/chapter-workbook';
import { copy } from './copy';

interface ChapterExportsProps {
  readonly sessionId: string | undefined;
  readonly isReady: boolean;
  readonly now: string;
  readonly before: string;
}

/** Exports of the workbooks of BAB 2 (one indicator) and BAB 3 (every sector). */
export function ChapterExports({ sessionId, isReady, now, before }: ChapterExportsProps) {
  const [indicator, setIndicator] = useState<IndicatorKey>(INDICATORS[0].key);
  const common = { sessionId, disabled: !isReady, now, before };
  return (
    <Panel title={copy.chapters} note={copy.chaptersNote}>
      <div className="flex flex-col gap-3">
        <ChapterWorkbook chapter={{ bab: 2, indicator }} {...common}>
          {(busy) => (
            <SelectField
              label={copy.indicator}
              value={indicator}
              disabled={busy}
              onChange={(event) => setIndicator(event.target.value as IndicatorKey)}
            >
              {INDICATORS.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
        </ChapterWorkbook>
        <hr className="border-line" />
        <ChapterWorkbook chapter={{ bab: 3 }} {...common} />
      </div>
    </Panel>
  );
}
