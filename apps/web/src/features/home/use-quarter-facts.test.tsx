import { screen } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { useQuarterFacts } from './use-quarter-facts';

const aFile = (label: string) => ({ id: label, label, upload_date: '2026-01-01', contacts: 3 });
const analysis = (id: string, owner: string) => ({
  session_id: id,
  owner_username: owner,
  label_now: 'Triwulan II 2025',
  sources: { now: null, before: null, last_year: null, company: null },
});

function Shown() {
  const { isKnown, session, analysedLabel } = useQuarterFacts(undefined);
  return <p>{isKnown && `dibuka ${session?.session_id}, analisis ${analysedLabel}`}</p>;
}

/** An office with these quarters and these analyses of Triwulan II 2025, by who started them. */
function officeWith(labels: string[], owners: string[]) {
  signIn();
  answering({
    userFiles: () => ({
      data: { quarterly_files: labels.map(aFile), company_files: [aFile('perusahaan')] },
    }),
    listSessions: ({ address }) => ({
      sessions: address.includes('scope=office') ? owners.map((one) => analysis(one, one)) : [],
      next: null,
    }),
    conclusions: () => ({ data: [] }),
    reports: () => ({ reports: [], total: 0, next: null }),
    compare: () => ({ comparison: [] }),
  });
  renderInProduct(<Shown />);
}

test.each([
  ["a colleague's analysis", ['sari'], 'dibuka sari, analisis Triwulan II 2025'],
  ["one's own before a colleague's", ['sari', 'rani'], 'dibuka rani, analisis Triwulan II 2025'],
])('what the office has of a quarter is not offered anew: %s', async (_of, owners, says) => {
  officeWith(['Triwulan II 2025', 'Triwulan I 2025'], owners);
  await screen.findByText(says);
});

test.each([
  ['an analysis of a quarter that was deleted', ['sari'], 'analisis Triwulan II 2025'],
  ['none', [], 'analisis null'],
])(
  'of a quarter without an analysis, home knows what the office has: %s',
  async (_has, owners, says) => {
    officeWith(['Triwulan I 2025'], owners);
    await screen.findByText(`dibuka undefined, ${says}`);
  },
);
