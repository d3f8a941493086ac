import type { WorkOptions } from '@lqc/client';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../lib/api';
import { aReport, aSection } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { proposalsFor, reportOf } from './api';
import { useDrafting } from './use-drafting';

const section = aSection('a');

/** Whether the report is said to be drafted. */
function State() {
  const { data: report = aReport(section) } = useQuery(reportOf('r-1'));
  const { draft, isDrafting } = useDrafting(report);
  return <button onClick={() => draft('automatic')}>{isDrafting ? 'Menyusun' : 'Susun'}</button>;
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
