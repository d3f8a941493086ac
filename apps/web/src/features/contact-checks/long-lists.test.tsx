import type { Contradiction, NoteFinding } from '@lqc/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { Contradictions } from './contradictions';
import { NoteChecks } from './note-checks';

const PAGE_SIZE = 50;
const ID = '00000000-0000-4000-8000-000000000000';

const opposite = (at: number): Contradiction => ({
  contact_id: ID.replace(/0000$/, String(1000 + at)),
  contact: `PT Contoh ${at}`,
  company_key: `pt contoh ${at}`,
  quarter_id: ID,
  label: 'Triwulan III 2025',
  sheet: `Contoh ${at}`,
  cell: 'D9',
  narrative_cell: 'D10',
  indicator: 'domestik',
  score: 5,
  direction: -1,
  words: 'turun tajam',
  narrative: 'Permintaan turun tajam.',
  verdict: null,
});

function PagedContradictions() {
  const [page, setPage] = useState(1);
  return <Contradictions page={page} onPage={setPage} />;
}

test('of thousands of contradictions one page is shown, and how many are open is counted over all pages', async () => {
  const calls = answering({
    contradictions: ({ address }) => {
      const page = Number(new URLSearchParams(address.split('?')[1]).get('page'));
      const items = Array.from({ length: PAGE_SIZE }, (_, at) => opposite(page * 100 + at));
      return { decided: 61_000, total: 3100, open: 2900, page, page_size: PAGE_SIZE, items };
    },
    decideContradiction: () => ({ success: true, message: '' }),
  });
  renderInProduct(<PagedContradictions />);
  await screen.findByText(
    '2.900 skor bertentangan dengan kata-katanya, dari 61.000 yang dapat dinilai',
  );
  expect(document.querySelectorAll('li')).toHaveLength(PAGE_SIZE);
  screen.getByText('Halaman 1 dari 62');
  fireEvent.click(screen.getByText('Berikutnya'));
  await screen.findByText('PT Contoh 200');
  expect(screen.queryByText('PT Contoh 100')).toBeNull();
  const first = document.querySelector('li')!;
  fireEvent.click(within(first).getByText('Kata salah'));
  // What is decided moves to the last page; it is taken back from here.
  await screen.findByText('PT Contoh 200: kata salah.');
  fireEvent.click(screen.getByText('Urungkan'));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'decideContradiction')?.body).toEqual({
      contact_id: opposite(200).contact_id,
      indicator: 'domestik',
      was: 'words',
      verdict: null,
    }),
  );
});

test('a decision goes with the one that stood on the screen; where a colleague decided meanwhile, that is told and shown', async () => {
  let items = [opposite(1), opposite(2)];
  const calls = answering({
    contradictions: () => ({
      decided: 10,
      total: 2,
      open: items.filter(({ verdict }) => verdict === null).length,
      page: 1,
      page_size: PAGE_SIZE,
      items,
    }),
    decideContradiction: () => {
      items = [opposite(2), { ...opposite(1), verdict: 'words' }];
      return new Refusal(409, {
        code: 'VERDICT_CHANGED_MEANWHILE',
        message: 'Yang berlaku kini: kata salah (sari).',
      });
    },
  });
  renderInProduct(<PagedContradictions />);
  await screen.findByText('PT Contoh 1');
  fireEvent.click(within(document.querySelector('li')!).getByText('Skor salah'));
  await screen.findByText('Yang berlaku kini: kata salah (sari).');
  await screen.findByText('Kata salah · Urungkan');
  expect(calls.find(({ name }) => name === 'decideContradiction')?.body).toEqual({
    contact_id: opposite(1).contact_id,
    indicator: 'domestik',
    was: null,
    verdict: 'score',
  });
});

test('notes are checked of the quarter that is stored now, also when a colleague stored it while the page was away', async () => {
  let label = 'Triwulan III 2025';
  answering({
    noteFindings: () => ({ label, before: null, notes: 10, findings: [], teams: [] }),
  });
  const { show } = renderInProduct(<NoteChecks />);
  await screen.findByText(/10 catatan Triwulan III 2025/);
  show(null);
  label = 'Triwulan IV 2025';
  const now = Date.now;
  Date.now = () => now() + 60_000;
  try {
    show(<NoteChecks />);
    await screen.findByText(/10 catatan Triwulan IV 2025/);
  } finally {
    Date.now = now;
  }
});

test('of thousands of notes to look at again one page is drawn, and the last page keeps the focus', async () => {
  const findings = Array.from({ length: 2501 }, (_, at): NoteFinding => ({
    kind: 'neutral',
    contact_id: ID.replace(/0000$/, String(1000 + at)),
    contact: `PT Contoh ${at}`,
    company_key: `pt contoh ${at}`,
    sheet: `Contoh ${at}`,
    scores: 15,
  }));
  answering({
    noteFindings: () => ({
      label: 'Triwulan III 2025',
      before: null,
      notes: 2600,
      findings,
      teams: [],
    }),
  });
  renderInProduct(<NoteChecks />);
  await screen.findByText('2.501 hal perlu dilihat lagi pada 2.600 catatan Triwulan III 2025');
  const rows = () => document.querySelectorAll('li').length;
  expect(rows()).toBe(50);
  const next = screen.getByText<HTMLButtonElement>('Berikutnya');
  next.focus();
  for (let page = 2; page <= 51; page++) fireEvent.click(next);
  screen.getByText('Halaman 51 dari 51');
  expect(rows()).toBe(1);
  screen.getByText('PT Contoh 2500');
  expect(document.activeElement).toBe(next);
});
