import type { NoteRow } from '@lqc/capture';
import { orderOf } from '@lqc/contracts';
import { writeDiaryNote } from '@lqc/capture/sheet';
import { SheetNames } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import { type SampleCompany, sampleCompanies } from './companies.js';
import { diaryNote } from './diary-note.js';
import type { Quarter } from './quarters.js';
import { pick, type Random, randomFrom } from './random.js';

export interface SampleOptions extends Quarter {
  readonly seed: number;
  /** Interviews; the flaws that make a quality report worth reading come on top. */
  readonly contacts: number;
  /** Leaves out this interview, from 0; all others are the same. */
  readonly without?: number;
}

/**
 * A fictional quarterly workbook: the same content for the same options. With five contacts or
 * more it has the flaws of real ones: an instructions sheet, a company interviewed twice, a score
 * outside the scale, a misspelt label, and a name that differs from the database by a letter.
 */
export async function sampleQuarter(options: SampleOptions): Promise<Buffer> {
  const random = randomFrom(options.seed * 31 + orderOf(options));
  const companies = sampleCompanies(options.seed, options.contacts);
  const notes = companies.map((company) => ({
    company,
    rows: diaryNote(random, company, options),
  }));
  if (options.contacts >= 5) addFlaws(random, notes, options);

  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(options.year, 0, 1));
  if (options.contacts >= 5) addInstructions(workbook);
  const taken = new SheetNames();
  const names = notes.map(({ company }) => taken.take(company.contactName));
  for (const [position, { rows }] of notes.entries())
    if (position !== options.without) writeDiaryNote(workbook.addWorksheet(names[position]), rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

type Note = { company: SampleCompany; rows: NoteRow[] };

function addFlaws(random: Random, notes: Note[], quarter: Quarter): void {
  const twice = notes[1]!.company;
  notes.push({ company: twice, rows: diaryNote(random, twice, quarter) });
  change(notes[2]!, 'Investasi - Likert Scale', (row) => ({ ...row, answer: 7 }));
  change(notes[3]!, 'Persediaan - Likert Scale', (row) => ({
    ...row,
    label: 'Persedian - Likert Scale',
  }));
  change(notes[4]!, 'Nama Contact', (row) => ({
    ...row,
    answer: misspell(random, String(row.answer)),
  }));
  change(notes[4]!, 'Margin Usaha - Likert Scale', (row) => ({ ...row, answer: '4 (naik)' }));
}

function change(note: Note, label: string, to: (row: NoteRow) => NoteRow): void {
  note.rows = note.rows.map((row) => (row.label === label ? to(row) : row));
}

/** Drops one letter from inside the longest word. */
function misspell(random: Random, name: string): string {
  const word = name
    .split(/[ ,.]+/)
    .reduce((longest, one) => (one.length > longest.length ? one : longest));
  const at = pick(random, [2, 3, 4]);
  return name.replace(word, word.slice(0, at) + word.slice(at + 1));
}

function addInstructions(workbook: ExcelJS.Workbook): void {
  const sheet = workbook.addWorksheet('Petunjuk');
  sheet.addRow(['Petunjuk pengisian diary note']);
  sheet.addRow([
    'Isi satu lembar untuk setiap kontak. Skala 1 (turun tajam) sampai 5 (naik tajam), 3 berarti tetap.',
  ]);
}
