import { screen } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { useQuarterFacts } from './use-quarter-facts';

const aFile = (label: string) => ({ id: label, label, upload_date: '2026-01-01', contacts: 3 });
const analysis = (id: string, owner: string, label_before = 'Triwulan I 2025') => ({
  session_id: id,
  owner_username: owner,
  label_now: 'Triwulan II 2025',
  label_before,
  sources: { now: null, before: null, last_year: null, company: null },
});

const LABELS = ['Triwulan II 2025', 'Triwulan I 2025'];
const aReport = (id: string, before: string, filled: number) => ({
  id,
  quarter_now: { label: 'Triwulan II 2025' },
  quarter_before: { label: before },
  counts: { sections: 45, empty: 45 - filled },
});

function Shown() {
  const { isKnown, facts, session, analysedLabel } = useQuarterFacts(undefined);
  return (
    <>
      <p>{isKnown && `dibuka ${session?.session_id}, analisis ${analysedLabel}`}</p>
      <p>{isKnown && `laporan ${facts.report?.id}`}</p>
    </>
  );
}

interface Office {
  readonly labels: string[];
  readonly analyses?: ReturnType<typeof analysis>[];
  readonly reports?: ReturnType<typeof aReport>[];
}

/** An office with these quarters, and these analyses and reports of Triwulan II 2025. */
function officeWith({ labels, analyses = [], reports = [] }: Office) {
  signIn();
  answering({
    userFiles: () => ({
      data: { quarterly_files: labels.map(aFile), company_files: [aFile('perusahaan')] },
    }),
    listSessions: ({ address }) => ({
      sessions: address.includes('scope=office') ? analyses : [],
      next: null,
    }),
    conclusions: () => ({ data: [] }),
    reports: () => ({ reports, total: reports.length, next: null }),
    compare: () => ({ comparison: [] }),
  });
  renderInProduct(<Shown />);
}

test.each([
  ["a colleague's analysis", ['sari'], 'dibuka sari, analisis Triwulan II 2025'],
  ["one's own before a colleague's", ['sari', 'rani'], 'dibuka rani, analisis Triwulan II 2025'],
])('what the office has of a quarter is not offered anew: %s', async (_of, owners, says) => {
  officeWith({ labels: LABELS, analyses: owners.map((one) => analysis(one, one)) });
  await screen.findByText(says);
});

test.each([
  ['an analysis of a quarter that was deleted', ['sari'], 'analisis Triwulan II 2025'],
  ['none', [], 'analisis null'],
])(
  'of a quarter without an analysis, home knows what the office has: %s',
  async (_has, owners, says) => {
    officeWith({
      labels: ['Triwulan I 2025'],
      analyses: owners.map((one) => analysis(one, one)),
    });
    await screen.findByText(`dibuka undefined, ${says}`);
  },
);

test('the way of a quarter goes on in the comparison that it calls ready, whatever else was begun since', async () => {
  officeWith({
    labels: LABELS,
    analyses: [analysis('samping', 'rani', 'Triwulan I 2020'), analysis('biasa', 'sari')],
    reports: [
      aReport('samping', 'Triwulan I 2020', 45),
      aReport('baru', 'Triwulan I 2025', 0),
      aReport('biasa', 'Triwulan I 2025', 44),
    ],
  });
  await screen.findByText('dibuka biasa, analisis Triwulan II 2025');
  screen.getByText('laporan biasa');
});

test('of reports on other comparisons alone, the way of a quarter goes on in the one most worked on', async () => {
  officeWith({
    labels: LABELS,
    reports: [aReport('baru', 'Triwulan I 2020', 3), aReport('lama', 'Triwulan I 2021', 44)],
  });
  await screen.findByText('laporan lama');
});
