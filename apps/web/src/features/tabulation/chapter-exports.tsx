import { INDICATOR_KEYS, indicatorOf, type SessionResponse } from '@lqc/contracts';
import { useState } from 'react';
import { ChoiceField } from '../../components/field';
import { Panel } from '../../components/panel';
import { ChapterWorkbook } from '../exports/chapter-workbook';
import { copy } from './copy';

interface ChapterExportsProps {
  readonly session: SessionResponse | undefined;
  readonly isReady: boolean;
  readonly now: string;
  readonly before: string;
}

/** Exports of the workbooks of BAB 2 (one indicator) and BAB 3 (every sector). */
export function ChapterExports({ session, isReady, now, before }: ChapterExportsProps) {
  const [indicator, setIndicator] = useState(INDICATOR_KEYS[0]);
  const common = { session, disabled: !isReady, now, before };
  return (
    <Panel title={copy.chapters} note={copy.chaptersNote}>
      <div className="flex flex-col gap-3">
        <ChapterWorkbook chapter={{ bab: 2, indicator }} {...common}>
          {(busy) => (
            <ChoiceField
              label={copy.indicator}
              options={INDICATOR_KEYS}
              nameOf={(key) => indicatorOf(key).label}
              value={indicator}
              disabled={busy}
              onChoose={setIndicator}
            />
          )}
        </ChapterWorkbook>
        <hr className="border-line" />
        <ChapterWorkbook chapter={{ bab: 3 }} {...common} />
      </div>
    </Panel>
  );
}
