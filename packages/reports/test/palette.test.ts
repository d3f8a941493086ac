import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '../src/palette.js';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../apps/web/src/tokens.css'), 'utf8');

test('what is printed has the colours of the screen', () => {
  const { paper, hairline, series, shades, ...named } = PALETTE;
  const printed = {
    ...named,
    ...shades,
    surface: paper,
    same: hairline,
    ...Object.fromEntries(series.map((colour, at) => [`series-${at + 1}`, colour])),
  };
  const shown = Object.keys(printed).map((name) => [
    name,
    new RegExp(`--${name}: light-dark\\((#\\w{6}),`).exec(TOKENS)?.[1],
  ]);
  expect(Object.fromEntries(shown)).toEqual(printed);
});
