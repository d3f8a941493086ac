import { disagreeingFields, placeOfVersion } from './versions';

test('a version is named by what it was typed on, as a person knows it', () => {
  const here = new Set(['typed here']);
  const version = (event_id: string, device_id = 'a device') => ({ event_id, device_id });
  expect(placeOfVersion(version('typed here'), here)).toBe('here');
  expect(placeOfVersion(version('typed there'), here)).toBe('elsewhere');
  expect(placeOfVersion(version('typed there', 'catatan 0192'), here)).toBe('joined');
});

test('a field disagrees while more than one version of it stands, whatever kind of field it is', () => {
  const field = (count: number) => ({ versions: Array.from({ length: count }) });
  const fields = new Map([
    ['narrative:domestik', field(2)],
    ['change:ekspor', field(2)],
    ['score:investasi', field(1)],
  ]);
  expect(disagreeingFields({ fields } as never)).toEqual(['narrative:domestik', 'change:ekspor']);
});
