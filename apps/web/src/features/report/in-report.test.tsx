import type { Report } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport, aSection } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { InReport } from './in-report';

test('a text that is taken into the report leaves its section free for colleagues', async () => {
  const target = { target: 'domestik', title: 'Permintaan' };
  let report: Report = aReport(aSection('a', target));
  const put = (part: Partial<Report['sections'][number]>) =>
    (report = { ...report, sections: [{ ...report.sections[0]!, ...part }] });
  answering({
    reports: () => ({ reports: [report], next: null, total: 1 }),
    report: () => report,
    saveSection({ body }) {
      const holder = { username: 'rani', since: '2026-01-01T00:00:00.000Z' };
      const { text } = body as { text: string };
      return put({ text, version: 2, holder }).sections[0];
    },
    releaseSection() {
      put({ holder: null });
      return { success: true };
    },
  });
  renderInProduct(
    <InReport
      session="s-1"
      subject={{
        chapter: 'bab_2',
        analysis_type: 'indikator_spesifik',
        indicator_type: 'domestik',
      }}
      draft={{ text: 'Permintaan naik.', bound: [] }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pakai di laporan' }));
  await waitFor(() => expect(report.sections[0]!.text).toBe('Permintaan naik.'));
  await waitFor(() => expect(report.sections[0]!.holder).toBeNull());
});
