import type { Client } from '@lqc/client';
import type { Caller } from '../cluster/caller.js';
import { PERIODS, sessionOf } from '../cluster/store-quarters.js';

export type Step = <Result>(
  call: string,
  make: (api: Client) => Promise<Result>,
) => Promise<Result>;

const INDICATORS = ['domestik', 'ekspor', 'persediaan', 'investasi'] as const;
const KEYWORD = 'permintaan';

/** One person's calls through the whole dashboard; `step` makes a call, measures it and pauses. */
export async function throughTheDashboard(step: Step, random: () => number): Promise<void> {
  const indicator = INDICATORS[Math.floor(random() * INDICATORS.length)]!;
  const draft = {
    ...PERIODS,
    chapter: 'bab_1',
    analysis_type: 'indikator_spesifik',
    indicator_type: indicator,
  } as const;
  await step('who am I', (api) => api.call('me'));
  const { data } = await step('stored files', (api) => api.call('userFiles'));
  const quarters = data.quarterly_files;
  await step('quality of a file', (api) =>
    api.call('fileQuality', { params: { id: quarters[0]!.id } }),
  );
  const { session_id: session } = await step('start a session', (api) =>
    api.call('startSession', { body: sessionOf(quarters) }),
  );
  const params = { session };
  await step('open a session', (api) => api.call('session', { params }));
  await step('own sessions', (api) => api.call('listSessions'));
  await step('compare', (api) => api.call('compare', { params }));
  await step('behind an average', (api) =>
    api.call('indicatorDetail', { params: { session, key: indicator } }),
  );
  await step('indicators with words', (api) => api.call('availableIndicators', { params }));
  const body = { text_type: indicator };
  await step('key words', (api) => api.call('tfIdf', { params, body }));
  await step('word cloud', (api) => api.call('wordcloud', { params, body }));
  await step('sentences of a word', (api) =>
    api.call('keyword', { params, query: { ...body, word: KEYWORD } }),
  );
  await step('chart of orientation', (api) => api.call('orientationChart', { params }));
  await step('chart of sectors', (api) => api.call('sectorChart', { params }));
  await step('tabulation', (api) => api.file('tabulation', { params, body: PERIODS }));
  await step('workbook of BAB 2', (api) =>
    api.file('exportBab2', { params, body: { ...PERIODS, indicator_type: indicator } }),
  );
  await step('workbook of BAB 3', (api) => api.file('exportBab3', { params, body: PERIODS }));
  await step('workbook of the comparison', (api) => api.file('exportComparison', { params }));
  await step('preview of a draft', (api) => api.call('dataPreview', { params, body: draft }));
  await step('draft by rules', (api) =>
    api.call('summary', { params, body: { ...draft, writer: 'automatic' } }),
  );
  const { summary } = await step('draft by the model', (api) =>
    api.call('summary', { params, body: draft }),
  );
  await step('check a draft', (api) =>
    api.call('checkSummary', { params, body: { ...draft, summary } }),
  );
  await step('keep a conclusion', (api) =>
    api.call('saveConclusion', {
      body: {
        sessionId: session,
        chapter: draft.chapter,
        analysisType: draft.analysis_type,
        indicator,
        indicatorType: indicator,
        quarterNow: PERIODS.quarter_now,
        quarterBefore: PERIODS.quarter_before,
        summary,
      },
    }),
  );
  await step('kept conclusions', (api) => api.call('conclusions'));
}

/** Creates a staff account, changes its first password and signs it in. */
export async function signUp(admin: Client, caller: Caller, position: number): Promise<void> {
  const username = `staf-${position}`;
  const [first, second] = [`kata-sandi-awal-${position}`, `kata-sandi-baru-${position}`];
  await admin.call('createUser', { body: { username, password: first, role: 'staff' } });
  await caller.signIn(username, first);
  await caller.api.call('changePassword', {
    body: { current_password: first, new_password: second },
  });
  await caller.signIn(username, second);
}
