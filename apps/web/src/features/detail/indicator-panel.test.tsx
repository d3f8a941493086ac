import type { IndicatorContact, IndicatorFigure } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContact } from '../../testing/a-contact';
import { aFigure, aSource } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { IndicatorPanel } from './indicator-panel';

function answeringWith(contacts: IndicatorContact[], part: Partial<IndicatorFigure> = {}) {
  answering({
    indicatorDetail: () => ({
      session_id: 's-1',
      quarter: 'now',
      source: aSource(),
      figure: aFigure('biaya bahan baku', { label: 'Biaya Bahan Baku', narratives: 1, ...part }),
      contacts,
    }),
  });
}
const show = (indicator: 'biaya bahan baku' | 'domestik') =>
  renderInProduct(
    <IndicatorPanel sessionId="s-1" indicator={indicator} quarter="now" onClose={() => {}} />,
  );
const namesShown = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('an indicator without a scale says so, and leads to what contacts said', async () => {
  answeringWith([aContact('PT Kenanga', { narrative: 'Harga resin naik.' })]);
  show('biaya bahan baku');
  await screen.findByText(/Tanpa skala: indikator ini hanya ditanyakan dalam narasi/);
  screen.getByText('Harga resin naik.');
  expect(screen.queryByText(/N\/A|Tidak ada jawaban sah/)).toBeNull();
});

describe('behind an average', () => {
  beforeEach(async () => {
    answeringWith(
      [
        aContact('PT Kenanga', { score: 4, score_before: 3, change: 1 }),
        aContact('PT Melati', { score: 3, narrative: 'Harga resin naik.' }),
        aContact('CV Anggrek', { score: 3, score_before: 4.5, change: -1.5 }),
      ],
      {
        average: 3.33,
        n: 3,
        distribution: [
          { score: 3, count: 2, percentage: 66.7 },
          { score: 4, count: 1, percentage: 33.3 },
        ],
      },
    );
    show('domestik');
    await screen.findByText('PT Kenanga');
  });

  test('a bar leaves those who gave its score, pressed again all of them', async () => {
    await press(/^2 kontak, skor 3/);
    expect(namesShown()).toEqual(['PT Melati', 'CV Anggrek']);
    expect(screen.getByRole('status').textContent).toBe('2 dari 3');
    await press(/^2 kontak, skor 3/);
    expect(namesShown()).toHaveLength(3);
  });

  test('what changed most comes first, and a change bears its sign', async () => {
    await press('Perubahan');
    expect(namesShown()).toEqual(['PT Kenanga', 'CV Anggrek', 'PT Melati']);
    screen.getByText('+1');
    screen.getByText('−1,5');
  });

  test('a search without a hit says so and leads back', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'mawar');
    screen.getByText('Tidak ada kontak yang cocok dengan saringan ini.');
    await press('Tampilkan semua');
    expect(namesShown()).toHaveLength(3);
  });

  test('a quote that is pinned stays while others are looked for', async () => {
    await press('Sematkan kutipan PT Melati');
    for (const unpin of screen.getAllByRole('button', { name: 'Lepas kutipan PT Melati' }))
      expect(unpin.hasAttribute('aria-pressed')).toBe(false);
    await userEvent.type(screen.getByRole('searchbox'), 'Kenanga');
    expect(namesShown()).toEqual(['PT Kenanga']);
    screen.getByText('Kutipan disematkan');
    screen.getByText('Harga resin naik.');
  });

  test("a contact leads on to its company's page", async () => {
    await press('PT Melati');
    const link = screen.getByRole('link', { name: 'Riwayat kontak ini' });
    expect(link.getAttribute('href')).toBe('/kontak/pt%20melati');
  });
});

test('of thousands of contacts only those near what is seen are drawn', async () => {
  answeringWith(Array.from({ length: 2500 }, (_, at) => aContact(`PT ${at}`, { score: 3 })));
  show('domestik');
  await screen.findByText('2.500');
  expect(screen.queryAllByRole('rowheader').length).toBeLessThan(60);
});
