import { screen } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { useQuarterFacts } from './use-quarter-facts';

const aFile = (label: string) => ({ id: label, label, upload_date: '2026-01-01', contacts: 3 });
const analysis = (id: string, owner: string) => ({
  session_id: id,
  owner_username: owner,
  label_now: 'Triwulan II 2025',
});

function Shown() {
  const { isKnown, session } = useQuarterFacts(undefined);
  return <p>{isKnown && `dibuka ${session?.session_id}`}</p>;
}

test.each([
  ["a colleague's analysis", ['sari'], 'dibuka sari'],
  ["one's own before a colleague's", ['sari', 'rani'], 'dibuka rani'],
])('what the office has of a quarter is not offered anew: %s', async (_of, owners, says) => {
  signIn();
  const files = [aFile('Triwulan II 2025'), aFile('Triwulan I 2025')];
  answering({
    userFiles: () => ({ data: { quarterly_files: files, company_files: [aFile('perusahaan')] } }),
    listSessions: ({ address }) => ({
      sessions: address.includes('scope=office') ? owners.map((one) => analysis(one, one)) : [],
      next: null,
    }),
    conclusions: () => ({ data: [] }),
    reports: () => ({ reports: [], total: 0, next: null }),
    compare: () => ({ comparison: [] }),
  });
  renderInProduct(<Shown />);
  await screen.findByText(says);
});
