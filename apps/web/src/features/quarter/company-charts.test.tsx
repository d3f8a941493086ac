import { render, screen } from '@testing-library/react';
import { OrientationSectors } from './company-charts';

test('the sectors of an orientation are a list of short names, each of which is an entry of its own', () => {
  const lists = {
    lu_domestic: ['Penyediaan Akomodasi dan Makan Minum', 'Konstruksi'],
    lu_export: [],
    lu_domestic_export: [],
  };
  render(<OrientationSectors result={lists as never} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Akomodasi dan Makan Minum',
    'Konstruksi',
    'tidak ada',
    'tidak ada',
  ]);
});
