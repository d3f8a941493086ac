import {
  type CompanyFile,
  oldFilesOf,
  periodOf,
  type QuarterlyFile,
  type QuarterSource,
  type SessionSources,
} from '@lqc/contracts';
import { aSource } from '../../testing/a-session';
import { sameQuartersNow, type StoredFiles } from './old-files';

const quarter = (id: string, label: string, sha256: string) =>
  ({ id, label, sha256, year: null, quarter: null, ...periodOf(label) }) as QuarterlyFile;
const register = (id: string, sha256: string) => ({ id, sha256 }) as CompanyFile;
const source = (id: string | null, label: string, sha256: string): QuarterSource =>
  aSource({ file_id: id, label, sha256 });

const NOW = quarter('n', 'Triwulan II 2025', 'sha n');
const BEFORE = quarter('b', 'Triwulan I 2025', 'sha b');
const LAST_YEAR = quarter('l', 'Triwulan II 2024', 'sha l');
const REGISTER = register('c', 'sha c');
const STORED = { quarterly_files: [NOW, BEFORE, LAST_YEAR], company_files: [REGISTER] };
const SOURCES: SessionSources = {
  now: source('n', NOW.label, NOW.sha256),
  before: source('b', BEFORE.label, BEFORE.sha256),
  last_year: source('l', LAST_YEAR.label, LAST_YEAR.sha256),
  company: source('c', '', REGISTER.sha256),
};
const stored = (...quarterly_files: QuarterlyFile[]): StoredFiles => ({
  ...STORED,
  quarterly_files,
});
const CHOSEN = { now: 'n', before: 'b', lastYear: 'l' };

test('an analysis of the files that are stored is not old', () => {
  expect(oldFilesOf(SOURCES, STORED)).toEqual([]);
});

test.each([
  ['in its place', quarter('n', NOW.label, 'corrected'), 'n'],
  ['by a file of the same quarter', quarter('m', 'TW 2-2025', 'corrected'), 'm'],
])('a quarter that was replaced %s is old, and that file is taken anew', (_how, file, id) => {
  const now = stored(file, BEFORE, LAST_YEAR);
  expect(oldFilesOf(SOURCES, now)).toEqual([{ label: NOW.label, isGone: false }]);
  expect(sameQuartersNow(SOURCES, now)).toEqual({ ...CHOSEN, now: id });
});

test('labels that name no quarter are followed by their letters', () => {
  const sources = { ...SOURCES, now: source('n', 'Gelombang dua', 'sha n') };
  const now = stored(quarter('m', 'gelombang dua ', 'corrected'), BEFORE, LAST_YEAR);
  expect(oldFilesOf(sources, now)).toEqual([{ label: 'Gelombang dua', isGone: false }]);
});

test('the same content stored anew is not old', () => {
  const now = stored(quarter('m', NOW.label, NOW.sha256), BEFORE, LAST_YEAR);
  expect(oldFilesOf(SOURCES, now)).toEqual([]);
});

test('without a quarter that was deleted no analysis starts, but without that of last year', () => {
  expect(oldFilesOf(SOURCES, stored(NOW, LAST_YEAR))).toEqual([
    { label: BEFORE.label, isGone: true },
  ]);
  expect(sameQuartersNow(SOURCES, stored(NOW, LAST_YEAR))).toBeNull();
  expect(oldFilesOf(SOURCES, stored(NOW, BEFORE))).toEqual([
    { label: LAST_YEAR.label, isGone: true },
  ]);
  expect(sameQuartersNow(SOURCES, stored(NOW, BEFORE))).toEqual({ ...CHOSEN, lastYear: '' });
});

test('a company database that was replaced or deleted is old', () => {
  const replaced = { ...STORED, company_files: [register('d', 'corrected')] };
  expect(oldFilesOf(SOURCES, replaced)).toEqual([{ label: null, isGone: false }]);
  expect(sameQuartersNow(SOURCES, replaced)).toEqual(CHOSEN);
  const deleted = { ...STORED, company_files: [] };
  expect(oldFilesOf(SOURCES, deleted)).toEqual([{ label: null, isGone: true }]);
  expect(sameQuartersNow(SOURCES, deleted)).toBeNull();
});

test("a sample takes nobody's place, but an analysis of samples has them", () => {
  const sample = { ...quarter('m', NOW.label, 'made up'), is_sample: true };
  expect(oldFilesOf(SOURCES, stored(sample, BEFORE, LAST_YEAR))).toEqual([
    { label: NOW.label, isGone: true },
  ]);
  expect(sameQuartersNow(SOURCES, stored(sample, BEFORE, LAST_YEAR))).toBeNull();
  const register = { ...REGISTER, id: 'd', sha256: 'made up', is_sample: true };
  const made = { ...STORED, company_files: [register] };
  expect(oldFilesOf(SOURCES, made)).toEqual([{ label: null, isGone: true }]);
  expect(sameQuartersNow(SOURCES, made)).toBeNull();

  const ofSamples = {
    ...SOURCES,
    now: source('m', NOW.label, 'made up'),
    company: source('d', '', 'made up'),
  };
  const samples = { quarterly_files: [sample, BEFORE, LAST_YEAR], company_files: [register] };
  expect(oldFilesOf(ofSamples, samples)).toEqual([]);
  expect(sameQuartersNow(ofSamples, samples)).toEqual({ ...CHOSEN, now: 'm' });
});

test("an upload of one's own is never old, and no analysis without it is offered", () => {
  const sources = { ...SOURCES, now: source(null, NOW.label, 'sha own') };
  expect(oldFilesOf(sources, STORED)).toEqual([]);
  expect(sameQuartersNow(sources, STORED)).toBeNull();
});
