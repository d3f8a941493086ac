import { readSample, SAMPLE_COMPANIES } from '@lqc/fixtures';
import { type CompanyRegister, readCompanyRegister, readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import { makeQuarter, type Quarter, type Quarters } from '../quarter.js';
import { aSource } from './made-quarter.js';

/** The quarter in a workbook; its contacts' ids are made of the label and the sheet's position. */
export async function readQuarter(
  bytes: Uint8Array,
  label: string,
  register: CompanyRegister | null,
): Promise<Quarter> {
  const reading = await readSurvey((await openWorkbook(bytes)).sheets());
  const contactIds = new Map(
    reading.survey.contacts.map(({ position }) => [position, `${label}-${position}`]),
  );
  return makeQuarter({ ...reading, source: aSource(label), contactIds }, register);
}

/** The companies in a workbook. */
export async function readRegister(bytes: Uint8Array): Promise<CompanyRegister> {
  const { register } = await readCompanyRegister((await openWorkbook(bytes)).sheets());
  return register;
}

let register: Promise<CompanyRegister> | undefined;

/** The register of the samples in `fixtures`, read once for all tests of a process. */
export const sampleRegister = () => (register ??= readRegister(readSample(SAMPLE_COMPANIES)));

const quarters = new Map<string, Promise<Quarter>>();

/** A quarter of the samples in `fixtures`, by its label, read once for all tests of a process. */
export function sampleQuarter(label: string): Promise<Quarter> {
  const made = quarters.get(label) ?? readSampleQuarter(label);
  quarters.set(label, made);
  return made;
}

const readSampleQuarter = async (label: string) =>
  readQuarter(readSample(`${label}.xlsx`), label, await sampleRegister());

/** Three quarters of the samples as one session: now Triwulan I 2025. */
export async function sampleSession(): Promise<{ readonly [K in keyof Quarters]: Quarter }> {
  return {
    now: await sampleQuarter('Triwulan I 2025'),
    before: await sampleQuarter('Triwulan IV 2024'),
    last_year: await sampleQuarter('Triwulan I 2024'),
  };
}
