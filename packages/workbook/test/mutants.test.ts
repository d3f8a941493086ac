import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { buildPackage, worksheet } from './build-package.js';
import { outcomeOf } from './read-all.js';

const xlsx = buildPackage({
  sheets: [
    { xml: worksheet('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>4</v></c></row>') },
  ],
  sharedStrings: '<sst><si><t>Nama Contact</t></si></sst>',
});

const xls = (() => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet([
      ['Nama Contact', 'PT Uji Coba'],
      ['Skor', 4],
    ]),
    'Uji',
  );
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }));
})();

test.each([
  ['xlsx', xlsx],
  ['xls', xls],
])(
  'a damaged %s ends in a result or a coded error, never in anything else',
  async (_, original) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), {
          minLength: 1,
          maxLength: 4,
        }),
        async (flips) => {
          const mutant = Uint8Array.from(original);
          for (const [at, byte] of flips) mutant[at] = byte;
          await outcomeOf(mutant);
        },
      ),
      { numRuns: 250 },
    );
  },
);
