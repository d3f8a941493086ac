import { ApiError, type WorkOptions } from '@lqc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../lib/api';
import { aReport, aSection } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { proposalsFor, reportOf, rereadReport } from './api';
import { copy } from './copy';
import { DraftStrip } from './draft-strip';
import { useDrafting } from './use-drafting';

const section = aSection('a');

/** Whether the report is said to be drafted. */
function State() {
  const { data: report = aReport(section) } = useQuery(reportOf('r-1'));
  const drafting = useDrafting(report);
  const queries = useQueryClient();
  return (
    <>
      <button onClick={() => void rereadReport(queries, 'r-1')}>Baca lagi</button>
      <button onClick={() => drafting.draft('automatic')}>
        {drafting.isDrafting ? 'Menyusun' : 'Susun'}
      </button>
      <DraftStrip report={report} drafting={drafting} />
    </>
  );
}

/** A sentence that is being written anew while its report is drafted. */
function Page() {
  const { data: report = aReport(section) } = useQuery(reportOf('r-1'));
  const { draft } = useDrafting(report);
  useQuery(proposalsFor('r-1', section, 'Ekspor naik.'));
  return <button onClick={() => draft('automatic')}>Susun</button>;
}

afterEach(() => jest.restoreAllMocks());

test('while a report is drafted, its progress reads the report again and asks no model a second time', async () => {
  const report = aReport(section);
  const calls = answering({ report: () => report, reportOutline: () => report });
  let onProgress!: NonNullable<WorkOptions['onProgress']>;
  const work = jest.spyOn(api, 'work').mockImplementation((name, _request, options) => {
    if (name === 'rewriteSentence') return Promise.resolve({ proposals: [] }) as never;
    onProgress = options!.onProgress!;
    return new Promise<never>(() => {});
  });
  renderInProduct(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Susun' }));
  for (const progress of [20, 40, 60, 80, 90])
    await act(async () => onProgress({ phase: 'working', jobId: 'j-1', progress, step: null }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('reportOutline'));
  expect(work.mock.calls.filter(([name]) => name === 'rewriteSentence')).toHaveLength(1);
});

test('a drafting that is over goes on for nobody, also while the report does not tell yet', async () => {
  const drafting = { job_id: 'j-1', by: 'rani' } as never;
  let stored = { ...aReport(section) };
  answering({ report: () => stored, reportOutline: () => stored });
  let onProgress!: NonNullable<WorkOptions['onProgress']>;
  let end!: (result: object) => void;
  jest.spyOn(api, 'work').mockImplementation((_name, _request, options) => {
    onProgress = options!.onProgress!;
    return new Promise((done) => (end = done as never)) as never;
  });
  renderInProduct(<State />);
  await userEvent.click(await screen.findByRole('button', { name: 'Susun' }));
  stored = { ...stored, drafting };
  await act(async () => onProgress({ phase: 'working', jobId: 'j-1', progress: 50, step: null }));
  await screen.findByRole('button', { name: 'Menyusun' });
  await act(async () => end({ drafted: 1, failed: [] }));
  await screen.findByText('1 bagian disusun.');
  screen.getByRole('button', { name: 'Susun' });
});

test('who starts a drafting just after a colleague sees theirs go on, can stop it, and is told of no failure once it is over', async () => {
  let stored = { ...aReport(section) };
  answering({ report: () => stored, reportOutline: () => stored });
  const refusal = new ApiError(409, 'REPORT_BEING_DRAFTED', 'Laporan ini sedang disusun.');
  jest.spyOn(api, 'work').mockRejectedValue(refusal);
  renderInProduct(<State />);
  const start = await screen.findByRole('button', { name: 'Susun' });
  stored = { ...stored, drafting: { job_id: 'j-1', by: 'budi' } as never };
  await userEvent.click(start);
  await screen.findByRole('progressbar');
  screen.getByRole('button', { name: copy.draft.stop });
  stored = { ...stored, drafting: null };
  await userEvent.click(screen.getByText('Baca lagi'));
  await screen.findByRole('button', { name: 'Susun' });
  expect(screen.queryByRole('alert')).toBeNull();
});
