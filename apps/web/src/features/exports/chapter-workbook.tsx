import type { IndicatorKey, SessionResponse } from '@lqc/contracts';
import { errorSentence, workbookWords } from '@lqc/phrases';
import type { ReactNode } from 'react';
import { api } from '../../lib/api';
import { ExportAction } from './export-action';

interface ChapterWorkbookProps {
  /** BAB 2 is about one indicator, BAB 3 about every sector. */
  readonly chapter: { readonly bab: 2; readonly indicator: IndicatorKey } | { readonly bab: 3 };
  readonly session: SessionResponse | undefined;
  readonly disabled?: boolean;
  readonly now: string;
  readonly before: string;
  readonly children?: (busy: boolean) => ReactNode;
}

/** The button *Export Excel BAB 2* or *BAB 3*, which makes the workbook of a chapter. */
export function ChapterWorkbook({
  chapter,
  session,
  disabled = false,
  now,
  before,
  children,
}: ChapterWorkbookProps) {
  const periods = { quarter_now: now, quarter_before: before };
  const kind = chapter.bab === 2 ? 'bab2' : 'bab3';
  return (
    <ExportAction
      kind={kind}
      label={workbookWords(kind).title}
      session={session}
      disabled={disabled}
      refusal={now && before ? null : errorSentence('EXPORT_INCOMPLETE')}
      make={(id, options, copy) => {
        const params = { session: id };
        return chapter.bab === 2
          ? api.work(
              'exportBab2',
              { params, body: { ...periods, copy, indicator_type: chapter.indicator } },
              options,
            )
          : api.work('exportBab3', { params, body: { ...periods, copy } }, options);
      }}
    >
      {children}
    </ExportAction>
  );
}
