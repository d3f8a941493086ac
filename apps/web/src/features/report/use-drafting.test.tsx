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

/** A sentence that is being written anew while its report is drafted. */
function Page() {
  const { data: report } = useQuery(reportOf('r-1'));
  const { draft } = useDrafting(report);
  useQuery(proposalsFor('r-1', section, 'Ekspor naik.'));
  return report ? <button onClick={() => draft('automatic')}>Susun</button> : null;
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
