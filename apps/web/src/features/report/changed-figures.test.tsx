import { cleanup, render, screen } from '@testing-library/react';
import { aSection } from '../../testing/a-report';
import { ChangedFigures } from './changed-figures';

const figure = { fact_id: 'f', label: 'n', old: 9, now: 8, unit: 'kontak', decimals: 0 } as const;

test('of a text it is said to adapt it, of a page of tables that these have the new figures already', () => {
  const changed = { changed_figures: [figure] };
  render(<ChangedFigures section={aSection('a', changed)} />);
  screen.getByText(/^Data laporan berganti\. Sesuaikan teks/);
  cleanup();
  render(<ChangedFigures section={aSection('a', { ...changed, kind: 'sumber_perubahan' })} />);
  screen.getByText(/^Tabel sudah memuat angka baru\./);
});
