import { gridLayout } from './grid-layout';

test('a name stands on one line where its columns leave room for it, and gives way where they are many', () => {
  const names = [{ id: 'a', label: 'Perkiraan Jumlah Tenaga Kerja' }];
  const columns = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `${at}`, label: '' }));
  expect(gridLayout(names, columns(3), 418, 0).rows[0]!.lines).toHaveLength(1);
  expect(gridLayout(names, columns(11), 418, 0).rows[0]!.lines).toHaveLength(2);
});
