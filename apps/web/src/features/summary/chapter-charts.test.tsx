import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { ChapterCharts } from './chapter-charts';

test('a chart that could not be drawn is named in its place, and the other one shows', async () => {
  renderInProduct(
    <ChapterCharts
      charts={{
        orientation: null,
        sectors: {
          title: 'Grafik 5.2 · Lapangan usaha',
          image_base64: 'AA==',
          data: { labels: ['Konstruksi'], values: [6] },
        },
      }}
    />,
  );
  await screen.findByText('Orientasi penjualan');
  screen.getByText(/tidak dapat digambar/);
  screen.getByRole('img', { name: 'Grafik 5.2 · Lapangan usaha' });
  screen.getByText('Konstruksi 6');
});
