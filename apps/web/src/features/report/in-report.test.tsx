import type { Report, Statement } from '@lqc/contracts';
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

test('the text of the report bears the marks of its sentences, and every number of them', async () => {
  const text = 'Permintaan naik. Harga turun menjadi 9,99.\n\nGubernur mengundurkan diri.';
  const told = text.split(/(?<=\.)\s+/);
  const statement = (status: Statement['status'], at: number, expected: string | null = null) => {
    const start = text.indexOf(told[at]!);
    const place = { start, end: start + told[at]!.length };
    const claims = [
      { ...place, type: 'level' as const, status: 'supported' as const, expected, facts: [] },
    ];
    return { ...place, status, advice: [], claims, evidence: [], counter: null };
  };
  const report = aReport(
    aSection('a', {
      target: 'domestik',
      text,
      statements: [
        statement('supported', 0),
        statement('contradicted', 1, '2,98'),
        statement('unchecked', 2),
      ],
      counts: { statements: 3, checked: 2, supported: 1, contradicted: 1 },
    }),
  );
  answering({
    reports: () => ({ reports: [report], next: null, total: 1 }),
    report: () => report,
  });
  renderInProduct(
    <InReport
      session="s-1"
      subject={{
        chapter: 'bab_2',
        analysis_type: 'indikator_spesifik',
        indicator_type: 'domestik',
      }}
      draft={null}
    />,
  );
  await screen.findByText('2 dari 3 pernyataan diperiksa: 1 sesuai, 1 tidak · 1 belum diperiksa');
  expect(screen.getByTitle('sesuai data').textContent).toBe(told[0]);
  expect(screen.getByTitle('tidak sesuai data. Data: 2,98').textContent).toContain(told[1]);
  expect(screen.getByText('(belum diperiksa)').parentElement!.textContent).toContain(told[2]);
});
