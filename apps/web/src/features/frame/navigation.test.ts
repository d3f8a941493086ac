import { roomAt } from './navigation';

test.each([
  ['/rencana', 'Kontak'],
  ['/periksa', 'Kontak'],
  ['/tema', 'Cari'],
  ['/cari', 'Cari'],
])('%s is a page of the room %s', (path, room) => {
  expect(roomAt(path)?.label).toBe(room);
});

test('a company’s own page, and a room of one page, have no row of pages', () => {
  expect(roomAt('/kontak/pt a')).toBeUndefined();
  expect(roomAt('/riwayat')).toBeUndefined();
});
