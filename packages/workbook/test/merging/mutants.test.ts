import { FOREIGN } from '@lqc/fixtures';
import { buildZip } from '../build-zip.js';
import { entriesOf } from './entries-of.js';
import { merge } from './merge.js';

const FILES = [
  'table33',
  'comment01',
  'embed_image06',
  'checkbox07',
  'chart_combined01',
  'defined_name01',
  'dynamic_array01',
  'hyperlink32',
];
const ROUNDS = Number(process.env['MUTANTS'] ?? 8);

/** The same numbers each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * sides);
  };
}

/** Changes a tag, a number, an attribute or a byte. */
function spoil(content: Buffer, roll: (sides: number) => number): Buffer {
  const text = content.toString('latin1');
  const tags = [...text.matchAll(/<[^>]+>/g)];
  const numbers = [...text.matchAll(/"\d+"/g)];
  const kind = roll(4);
  const cut = (at: number, length: number, instead: string) =>
    Buffer.from(text.slice(0, at) + instead + text.slice(at + length), 'latin1');
  if (kind === 0 && numbers.length > 0) {
    const one = numbers[roll(numbers.length)]!;
    return cut(one.index, one[0].length, ['"99999"', '"-1"', '""', '"1e9"', '"x"'][roll(5)]!);
  }
  if (kind === 1 && tags.length > 0) {
    const one = tags[roll(tags.length)]!;
    return cut(one.index, one[0].length, '');
  }
  if (kind === 2 && tags.length > 0) {
    const one = tags[roll(tags.length)]!;
    return cut(one.index, one[0].length, one[0].replace(/ ([\w:]+)="[^"]*"/, ''));
  }
  const spoilt = Buffer.from(content);
  if (spoilt.length > 0) spoilt[roll(spoilt.length)] = roll(256);
  return spoilt;
}

test('spoilt parts end in a merged sheet or in a coded error, and never spoil the others', async () => {
  const whole = FOREIGN.read('XlsxWriter/format12.xlsx');
  let refused = 0;
  for (const [index, file] of FILES.entries()) {
    const entries = await entriesOf(FOREIGN.read(`XlsxWriter/${file}.xlsx`));
    for (let round = 0; round < ROUNDS; round += 1) {
      const roll = dice(index * 100_003 + round * 7919 + 1);
      const at = roll(entries.length);
      const spoilt = entries.map((entry, place) =>
        place === at ? { ...entry, content: spoil(entry.content as Buffer, roll) } : entry,
      );
      const context = `${file} ${round} ${entries[at]!.path}`;
      const merged = await merge([whole, buildZip(spoilt)]).catch((error: unknown) => {
        throw new Error(context, { cause: error });
      });
      refused += merged.certificate.errors.length;
      expect([context, merged.certificate.sheets.some(({ source }) => source === 0)]).toEqual([
        context,
        true,
      ]);
    }
  }
  expect(refused).toBeGreaterThan(0);
}, 300_000);
