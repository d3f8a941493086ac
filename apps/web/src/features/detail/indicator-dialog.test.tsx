import { screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { IndicatorDialog } from './indicator-dialog';

test('an indicator without a scale says so, and leads to what contacts said', async () => {
  answering({
    indicatorDetail: () => ({
      session_id: 's-1',
      quarter: 'now',
      source: {
        label: 'Triwulan I 2025',
        file_name: 'a.xlsx',
        upload_date: '2026-01-01T00:00:00.000Z',
        owner_username: 'admin',
      },
      figure: { label: 'Biaya Bahan Baku', average: null, n: 0, narratives: 1, distribution: [] },
      contacts: [
        {
          contact_id: 'k',
          contact: 'PT Kenanga',
          sheet: 'Kenanga',
          sector: null,
          score: null,
          score_cell: null,
          score_before: null,
          narrative: 'Harga resin naik.',
        },
      ],
    }),
  });
  renderInProduct(
    <IndicatorDialog
      sessionId="s-1"
      indicator="biaya bahan baku"
      quarter="now"
      onClose={() => {}}
    />,
  );
  await screen.findByText(/Tanpa skala: indikator ini hanya ditanyakan dalam narasi/);
  screen.getByText('Harga resin naik.');
  expect(screen.queryByText(/N\/A|Tidak ada jawaban sah/)).toBeNull();
});
