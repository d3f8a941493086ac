import {
  MUTATION_RUNS,
  MUTATION_SEED,
  mutationTimeoutMs,
  tellOutcomes,
} from '@lqc/contracts/testing';
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
const timeoutMs = mutationTimeoutMs(30);
const runs = { numRuns: MUTATION_RUNS, seed: MUTATION_SEED };

/** How mutants ended, told so that a run which tried nothing is seen. */
function tally(what: string) {
  const counts = new Map<string, number>();
  return {
    async end(bytes: Uint8Array): Promise<string> {
      const outcome = await outcomeOf(bytes);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      return outcome;
    },
    tell() {
      tellOutcomes(what, counts);
    },
  };
}

const spoilt = (original: Uint8Array) =>
  fc
    .array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    .map((changes) => {
      const mutant = Uint8Array.from(original);
      for (const [at, byte] of changes) mutant[at] = byte;
      return mutant;
    });

test(
  'a damaged .xlsx ends in a result or a coded error, never in anything else',
  async () => {
    const mutants = tally('.xlsx');
    await fc.assert(
      fc.asyncProperty(spoilt(buildPackage(PARTS)), async (mutant) => {
        expect(await mutants.end(mutant)).toMatch(CODE);
      }),
      runs,
    );
    mutants.tell();
  },
  timeoutMs,
);

test(
  'a .xlsx whose parts are damaged behind right checksums does so too',
  async () => {
    const ended = tally('.xlsx behind right checksums');
    const entries = packageEntries(PARTS).map(({ path, content }) => ({
      path,
      content: new TextEncoder().encode(String(content)),
    }));
    const mutants = fc
      .nat(entries.length - 1)
      .chain((index) => spoilt(entries[index]!.content).map((content) => ({ index, content })));
    await fc.assert(
      fc.asyncProperty(mutants, async ({ index, content }) => {
        const mutant = buildZip(entries.with(index, { ...entries[index]!, content }));
        expect(await ended.end(mutant)).toMatch(CODE);
      }),
      runs,
    );
    ended.tell();
  },
  timeoutMs,
);

test(
  'a damaged .xls does so too',
  async () => {
    const mutants = tally('.xls');
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
        expect(await mutants.end(mutant)).toMatch(CODE);
      }),
      // Always the same mutants: where SheetJS would loop, only killing its process helps.
      { ...runs, seed: 20_251_120 },
    );
    mutants.tell();
  },
  timeoutMs,
);
