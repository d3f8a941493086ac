import type { QuarterlyFile, SummaryResponse } from '@lqc/contracts';
import type { Caller } from '../cluster/caller.js';
import { sessionOf } from '../cluster/world.js';

export type Step = (call: string, path: string, body?: unknown) => Promise<unknown>;

const PERIODS = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };
const INDICATORS = ['domestik', 'ekspor', 'persediaan', 'investasi'] as const;
const KEYWORD = 'permintaan';

/** One person's way through the whole dashboard; `step` makes a call, measures it and waits a while. */
export async function throughTheDashboard(step: Step, random: () => number): Promise<void> {
  const indicator = INDICATORS[Math.floor(random() * INDICATORS.length)]!;
  const draft = {
    ...PERIODS,
    chapter: 'bab_1',
    analysis_type: 'indikator_spesifik',
    indicator_type: indicator,
  };
  await step('who am I', '/api/v1/me');
  const { data } = (await step('stored files', '/api/node/get-user-files', {})) as {
    data: { quarterly_files: QuarterlyFile[] };
  };
  const quarters = data.quarterly_files;
  await step('quality of a file', `/api/v1/files/${quarters[0]!.id}/quality`);
  const { session_id: session } = (await step(
    'start a session',
    '/api/v1/sessions',
    sessionOf(quarters),
  )) as { session_id: string };
  await step('open a session', `/api/v1/sessions/${session}`);
  await step('own sessions', '/api/v1/sessions');
  await step('compare', `/api/v1/compare/${session}`);
  await step('behind an average', `/api/v1/sessions/${session}/indicators/${indicator}`);
  await step('indicators with words', `/api/v1/get-available-indicators/${session}`);
  const words = { text_type: indicator };
  await step('key words', `/api/v1/generate-tfidf/${session}`, words);
  await step('word cloud', `/api/v1/generate-wordcloud/${session}`, words);
  await step(
    'sentences of a word',
    `/api/v1/sessions/${session}/keywords?text_type=${indicator}&word=${KEYWORD}`,
  );
  await step('chart of orientation', `/api/v1/generate-chart-orientasi/${session}`);
  await step('chart of sectors', `/api/v1/generate-chart-lapangan-usaha/${session}`);
  await step('tabulation', `/api/v1/generate-tabulation/${session}`, PERIODS);
  await step('workbook of BAB 2', `/api/v1/export-bab2-excel/${session}`, {
    ...PERIODS,
    indicator_type: indicator,
  });
  await step('workbook of BAB 3', `/api/v1/export-bab3-excel/${session}`, PERIODS);
  await step('workbook of the comparison', `/api/v1/export-comparison/${session}`);
  await step('preview of a draft', `/api/v1/debug/data-preview/${session}`, draft);
  await step('draft by rules', `/api/v1/generate-llm-summary/${session}`, {
    ...draft,
    writer: 'automatic',
  });
  const { summary } = (await step(
    'draft by the model',
    `/api/v1/generate-llm-summary/${session}`,
    draft,
  )) as SummaryResponse;
  await step('check a draft', `/api/v1/check-llm-summary/${session}`, { ...draft, summary });
  await step('keep a conclusion', '/api/node/save-llm-result', {
    sessionId: session,
    chapter: 'bab_1',
    analysisType: draft.analysis_type,
    indicator,
    indicatorType: indicator,
    quarterNow: PERIODS.quarter_now,
    quarterBefore: PERIODS.quarter_before,
    summary,
  });
  await step('kept conclusions', '/api/node/get-llm-results', {});
}

/** Accounts that are ready to be used, each calling from an address of its own. */
export async function signUp(admin: Caller, caller: Caller, position: number): Promise<void> {
  const username = `staf-${position}`;
  const [first, second] = [`kata-sandi-awal-${position}`, `kata-sandi-baru-${position}`];
  await admin.must('/api/v1/admin/users', { body: { username, password: first, role: 'staff' } });
  await caller.signIn(username, first);
  await caller.must('/api/v1/me/password', {
    body: { current_password: first, new_password: second },
  });
  await caller.signIn(username, second);
}
