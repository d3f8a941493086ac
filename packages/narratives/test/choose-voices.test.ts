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

test('tokens are estimated generously', () => {
  expect(estimateTokens('a'.repeat(35))).toBe(10);
});
