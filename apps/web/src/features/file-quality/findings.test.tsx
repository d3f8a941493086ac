import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Findings } from './findings';

test('of thousands of findings one page is drawn, under their true number', async () => {
  const items = Array.from({ length: 3001 }, (_, at) => `temuan ${at}`);
  render(<Findings groups={[{ title: 'Label tidak dikenal', items }]} clean="bersih" />);
  screen.getByText('3.001');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya', hidden: true }));
  screen.getByText('temuan 50');
  expect(screen.queryByText('temuan 49')).toBeNull();
});
