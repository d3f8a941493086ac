import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { indicatorFigures, sectorTotals } from '@lqc/analysis';
import { CodedError, ERROR_CODES } from '@lqc/contracts';
import {
  HOSTILE_TEXTS,
  MUTATION_RUNS,
  MUTATION_SEED,
  mutationTimeoutMs,
  tellOutcomes,
} from '@lqc/contracts/testing';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { matchCompanies, readCompanyRegister, readSurvey } from '@lqc/survey';
import { mergeWorkbooks, openWorkbook, WorkbookError } from '@lqc/workbook';
import { plainWorkbook } from './plain-workbook.js';

const SAMPLE = { seed: 5, contacts: 6 };

type Outcome = (bytes: Uint8Array) => Promise<string>;

/** `ok`, or the code that a person is answered with; anything else is thrown on. */
const outcomeOf =
  (read: (bytes: Uint8Array) => Promise<unknown>): Outcome =>
  async (bytes) => {
    try {
      // What was read is written down as JSON.
      JSON.stringify(await read(bytes));
      return 'ok';
    } catch (error) {
      if (error instanceof CodedError || error instanceof WorkbookError) return error.code;
      throw error;
    }
  };

const survey = outcomeOf(async (bytes) => {
  const { survey: read, findings } = await readSurvey((await openWorkbook(bytes)).sheets());
  const matching = matchCompanies(read, { companies: [] });
  return [findings, indicatorFigures(read), sectorTotals(matching)];
});
const register = outcomeOf(async (bytes) => {
  const { report } = await readCompanyRegister((await openWorkbook(bytes)).sheets());
  return report;
});

/** A small whole workbook, merged with a mutant: whatever becomes of that, the whole one comes along. */
const mergedWith =
  (whole: Uint8Array): Outcome =>
  async (mutant) => {
    const out = join(tmpdir(), `mutants-${process.pid}.xlsx`);
    const sources = [whole, mutant].map((bytes, at) => ({ fileName: `berkas-${at}.xlsx`, bytes }));
    const { sheets, errors } = await mergeWorkbooks(sources, out);
    await rm(out, { force: true });
    expect(sheets.some(({ source }) => source === 0)).toBe(true);
    expect(errors.every(({ source }) => source === 1)).toBe(true);
    return errors[0]?.code ?? 'ok';
  };

/** Bytes changed, cut off, doubled or wiped anywhere. */
const spoiltBytes = (original: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const place = fc.nat(original.length - 1);
  const flips = fc
    .array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 })
    .map((changes) => {
      const mutant = Uint8Array.from(original);
      for (const [at, byte] of changes) mutant[at] = byte;
      return mutant;
    });
  const cut = place.map((at) => original.slice(0, at));
  const wiped = fc
    .tuple(place, fc.integer({ min: 1, max: 64 }))
    .map(([at, length]) => Uint8Array.from(original).fill(0, at, at + length));
  const doubled = fc
    .tuple(place, fc.integer({ min: 1, max: 512 }))
    .map(([at, length]) =>
      Uint8Array.from([...original.slice(0, at + length), ...original.slice(at)]),
    );
  return fc.oneof(flips, cut, wiped, doubled);
};

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('\u0000', '_x0000_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .slice(0, 2000);

/** A part's markup with one of its values replaced by something hostile, behind right checksums. */
const spoiltMarkup = (original: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const parts = unzipSync(original);
  const names = Object.keys(parts).filter((name) => /\.(xml|rels)$/.test(name));
  const value = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS).map(escaped),
    fc.constantFrom(
      '-1',
      '99999999999999999999',
      '1e999',
      'ZZZZZZZ99999999999',
      'NaN',
      'inlineStr',
    ),
  );
  return fc
    .tuple(fc.constantFrom(...names), fc.double({ min: 0, max: 1, noNaN: true }), value)
    .map(([name, share, hostile]) => {
      const xml = strFromU8(parts[name]!);
      const values = [...xml.matchAll(/"[^"<>]*"|>[^<>]+</g)];
      const target = values[Math.min(values.length - 1, Math.floor(share * values.length))];
      if (!target) return original;
      const [found] = target;
      const replaced = `${found[0]}${hostile}${found.at(-1)}`;
      const changed =
        xml.slice(0, target.index) + replaced + xml.slice(target.index + found.length);
      return zipSync({ ...parts, [name]: strToU8(changed) }, { level: 1 });
    });
};

const CODES: ReadonlySet<string> = new Set(['ok', ...ERROR_CODES]);

async function tryMutants(what: string, mutants: fc.Arbitrary<Uint8Array>, read: Outcome) {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(mutants, async (mutant) => {
      const outcome = await read(mutant);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(CODES.has(outcome)).toBe(true);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: MUTATION_RUNS, seed: MUTATION_SEED },
  );
  tellOutcomes(what, outcomes);
}

describe('mutants of the samples end in a result or a code that a person is told', () => {
  test(
    'a quarter whose bytes are spoilt',
    async () => {
      await tryMutants(
        'quarter, bytes',
        spoiltBytes(await sampleQuarter({ ...SAMPLE, year: 2025, quarter: 1 })),
        survey,
      );
    },
    mutationTimeoutMs(100),
  );

  test(
    'a quarter whose markup is spoilt',
    async () => {
      await tryMutants(
        'quarter, markup',
        spoiltMarkup(await sampleQuarter({ ...SAMPLE, year: 2025, quarter: 1 })),
        survey,
      );
    },
    mutationTimeoutMs(100),
  );

  test(
    'a company database whose bytes are spoilt',
    async () => {
      await tryMutants(
        'companies, bytes',
        spoiltBytes(await sampleCompanyDatabase(SAMPLE)),
        register,
      );
    },
    mutationTimeoutMs(100),
  );

  test(
    'a company database whose markup is spoilt',
    async () => {
      await tryMutants(
        'companies, markup',
        spoiltMarkup(await sampleCompanyDatabase(SAMPLE)),
        register,
      );
    },
    mutationTimeoutMs(100),
  );

  test(
    'a workbook that is merged, its bytes or its markup spoilt',
    async () => {
      const one = plainWorkbook([{ name: 'Utuh', rows: [['Nama Contact', 'PT Utuh']] }]);
      const companies = await sampleCompanyDatabase(SAMPLE);
      const mutants = fc.oneof(spoiltBytes(companies), spoiltMarkup(companies));
      await tryMutants('merger', mutants, mergedWith(one));
    },
    mutationTimeoutMs(200),
  );
});
