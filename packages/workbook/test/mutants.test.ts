import fc from 'fast-check';
import { buildPackage, packageEntries, worksheet } from './build-package.js';
import { buildXls } from './build-xls.js';
import { buildZip } from './build-zip.js';
import { outcomeOf } from './read-all.js';

const PARTS = {
  sheets: [
    { xml: worksheet('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>4</v></c></row>') },
  ],
  sharedStrings: '<sst><si><t>Nama Contact</t></si></sst>',
};
const CODE = /^(ok|WORKBOOK_[A-Z_]+)$/;

const spoilt = (original: Uint8Array) =>
  fc
    .array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    .map((changes) => {
      const mutant = Uint8Array.from(original);
      for (const [at, byte] of changes) mutant[at] = byte;
      return mutant;
    });

test('a damaged .xlsx ends in a result or a coded error, never in anything else', async () => {
  await fc.assert(
    fc.asyncProperty(spoilt(buildPackage(PARTS)), async (mutant) => {
      expect(await outcomeOf(mutant)).toMatch(CODE);
    }),
    { numRuns: 500 },
  );
});

test('a .xlsx whose parts are damaged behind right checksums does so too', async () => {
  const entries = packageEntries(PARTS).map(({ path, content }) => ({
    path,
    content: new TextEncoder().encode(String(content)),
  }));
  const mutants = fc
    .nat(entries.length - 1)
    .chain((index) => spoilt(entries[index]!.content).map((content) => ({ index, content })));
  await fc.assert(
    fc.asyncProperty(mutants, async ({ index, content }) => {
      expect(
        await outcomeOf(buildZip(entries.with(index, { ...entries[index]!, content }))),
      ).toMatch(CODE);
    }),
    { numRuns: 500 },
  );
});

test('a damaged .xls does so too', async () => {
  const xls = buildXls([
    {
      name: 'Uji',
      rows: [
        ['Nama Contact', 'PT Uji Coba'],
        ['Skor', 4],
      ],
    },
  ]);
  await fc.assert(
    fc.asyncProperty(spoilt(xls), async (mutant) => {
      expect(await outcomeOf(mutant)).toMatch(CODE);
    }),
    // Always the same mutants: where SheetJS would loop, only killing its process helps.
    { numRuns: 500, seed: 20_251_120 },
  );
});
