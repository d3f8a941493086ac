import { makeQuarter, type Quarter, type Quarters } from '@lqc/analysis';
import { readSample, SAMPLE_COMPANIES } from '@lqc/fixtures';
import { type CompanyRegister, readCompanyRegister, readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';

const sheetsOf = async (file: string) => (await openWorkbook(readSample(file))).sheets();

async function quarterOf(label: string, register: CompanyRegister): Promise<Quarter> {
  const reading = await readSurvey(await sheetsOf(`${label}.xlsx`));
  const source = {
    file_id: null,
    label,
    file_name: `${label}.xlsx`,
    upload_date: '2025-07-01T00:00:00.000Z',
    owner_username: 'ratna',
    sha256: 'a'.repeat(64),
  };
  const contactIds = new Map(
    reading.survey.contacts.map(({ position }) => [position, `${label}-${position}`]),
  );
  return makeQuarter({ ...reading, source, contactIds }, register);
}

/** The sample quarters as one session: now Triwulan I 2025. */
export async function sampleQuarters(): Promise<Quarters & { readonly now: Quarter }> {
  const { register } = await readCompanyRegister(await sheetsOf(SAMPLE_COMPANIES));
  return {
    now: await quarterOf('Triwulan I 2025', register),
    before: await quarterOf('Triwulan IV 2024', register),
    last_year: await quarterOf('Triwulan I 2024', register),
  };
}
