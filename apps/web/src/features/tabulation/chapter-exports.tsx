import { type IndicatorKey, INDICATORS } from '@lqc/contracts';
import { useState } from 'react';
import { SelectField } from '../../components/field';
import { Panel } from '../../components/panel';
import { api } from '../../lib/api';
import { ExportAction } from '../exports/export-action';
import { copy } from './copy';

interface ChapterExportsProps {
  readonly sessionId: string | undefined;
  readonly isReady: boolean;
  readonly now: string;
  readonly before: string;
}

/** The workbooks behind BAB 2 (one indicator) and BAB 3 (every sector). */
export function ChapterExports({ sessionId, isReady, now, before }: ChapterExportsProps) {
  const [indicator, setIndicator] = useState<IndicatorKey>(INDICATORS[0].key);
  const refusal = now && before ? null : copy.incomplete;
  const periods = { quarter_now: now, quarter_before: before };
  const common = { sessionId, disabled: !isReady, refusal };
  return (
    <Panel title={copy.chapters} note={copy.chaptersNote}>
      <div className="flex flex-col gap-3">
        <ExportAction
          kind="bab2"
          label={copy.bab2}
          make={(session, options, copy) =>
            api.work(
              'exportBab2',
              { params: { session }, body: { ...periods, copy, indicator_type: indicator } },
              options,
            )
          }
          {...common}
        >
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
        </ExportAction>
        <hr className="border-line" />
        <ExportAction
          kind="bab3"
          label={copy.bab3}
          make={(session, options, copy) =>
            api.work('exportBab3', { params: { session }, body: { ...periods, copy } }, options)
          }
          {...common}
        />
      </div>
    </Panel>
  );
}
