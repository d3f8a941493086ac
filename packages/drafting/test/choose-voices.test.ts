import { chooseVoices, estimateTokens } from '../src/index.js';
import { sellingPrice } from './sheets.js';

const voice = (contact: string, narrative: string, change: number | null = null) => ({
  ...sellingPrice.voices[0]!,
  contact,
  narrative,
  change,
});

test('within the budget everybody is heard whole, whoever moved most first', () => {
  const chosen = chooseVoices([voice('A', 'Tetap.'), voice('B', 'Turun tajam.', -3)], 1000);
  expect(chosen.voices.map(({ contact }) => contact)).toEqual(['B', 'A']);
  expect(chosen.shortened).toEqual([]);
});

test('beyond it the long are cut at a sentence and named, the short stay whole', () => {
  const long = 'Permintaan turun karena daya beli. '.repeat(200).trim();
  const chosen = chooseVoices([voice('A', long), voice('B', long), voice('C', 'Tetap.')], 300);
  expect(chosen.shortened.toSorted()).toEqual(['A', 'B']);
  expect(chosen.tokens).toBeLessThanOrEqual(300);
  const narratives = chosen.voices.map(({ narrative }) => narrative);
  expect(narratives).toContain('Tetap.');
  for (const narrative of narratives.filter((one) => one !== 'Tetap.'))
    expect(narrative).toMatch(/daya beli\. …$/);
});

test('of more than can be read a part is heard that still tells something, everybody in turn', () => {
  const contacts = Array.from({ length: 10 }, (_, at) => `K${at}`);
  const all = contacts.flatMap((contact) =>
    Array.from({ length: 17 }, (_, at) => ({
      ...voice(
        contact,
        `Permintaan naik ${at} persen karena pesanan baru dari luar daerah. `.repeat(4),
      ),
      contactId: contact,
    })),
  );
  const chosen = chooseVoices(all, 1500);
  expect(chosen.tokens).toBeLessThanOrEqual(1500);
  expect(new Set(chosen.voices.map(({ contact }) => contact)).size).toBe(contacts.length);
  expect(chosen.voices.length).toBeLessThan(all.length);
  for (const { narrative } of chosen.voices) expect(narrative).toContain('karena pesanan baru');
  expect(chosen.shortened.toSorted()).toEqual(contacts);
});

test('tokens are estimated generously', () => {
  expect(estimateTokens(35)).toBe(10);
});
