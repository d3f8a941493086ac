import type { ThemeCount } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeCard } from './theme-card';

const KURS: ThemeCount = {
  theme: 'kurs',
  label: 'Kurs',
  terms: ['"kurs"'],
  by_quarter: [
    { quarter_id: 'a', label: 'Triwulan I 2025', contacts: 2, of: 40 },
    { quarter_id: 'b', label: 'Triwulan II 2025', contacts: 14, of: 40 },
  ],
  by_sector: [
    { sector: 'Konstruksi', contacts: 3, of: 15 },
    { sector: null, contacts: 11, of: 12 },
    { sector: 'Real Estat', contacts: 0, of: 13 },
  ],
  g2: 15.65,
  distinctive: true,
};

test('a theme that stands out has its finding as its title, and another one its name', () => {
  const card = (theme: ThemeCount) => (
    <ThemeCard theme={theme} quarter="b" most={0.5} onOpen={() => {}} />
  );
  const { rerender } = render(card(KURS));
  expect(screen.getByRole('heading').textContent).toBe(
    'Kurs: 14 dari 40 kontak, lebih banyak daripada triwulan lain',
  );
  screen.getByText(/nilai uji 15,65/);
  rerender(card({ ...KURS, distinctive: false }));
  expect(screen.getByRole('heading').textContent).toBe('Kurs');
});

test('every count of a quarter and of a sector leads to its sentences', async () => {
  const asked: unknown[] = [];
  render(<ThemeCard theme={KURS} quarter="b" most={0.5} onOpen={(one) => asked.push(one)} />);
  for (const name of ['Triwulan I 2025: 2 dari 40 kontak', /Konstruksi/, /Tanpa sektor/])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([
    { quarter: 'a' },
    { quarter: 'b', sector: 'Konstruksi' },
    { quarter: 'b', sector: null },
  ]);
  expect(screen.queryByText('Real Estat')).toBeNull();
});
