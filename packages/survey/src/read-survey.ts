import {
  CodedError,
  mostFrequentPeriod,
  noFindings,
  type NotedPeriod,
  type WorkbookFindings,
} from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { byCompany, onSeveralSheets } from './by-company.js';
import { notedPeriod } from './named-period.js';
import { readContact } from './read-contact.js';
import type { Contact, SurveyReading } from './survey.js';

/**
 * Reads a quarterly workbook. Every sheet that names a contact is an interview, even a hidden one,
 * since hiding a sheet does not withdraw the interview. Sheets without a contact are skipped and
 * listed in the findings.
 *
 * @throws CodedError `WORKBOOK_WITHOUT_CONTACTS` when no sheet is a diary note, `WORKBOOK_WITHOUT_NAMES` when
 *   none that is one names its contact
 */
export async function readSurvey(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
  onSheet: (sheetsRead: number) => void = () => {},
): Promise<SurveyReading> {
  const contacts: Contact[] = [];
  const periods: NotedPeriod[] = [];
  const findings = noFindings();
  for await (const sheet of sheets) {
    findings.sheets_total += 1;
    onSheet(findings.sheets_total);
    const reading = readContact(sheet, findings);
    if (reading.kind === 'skipped') {
      const { kind: _, ...why } = reading;
      findings.sheets_skipped.push({ sheet: sheet.name, ...why });
      continue;
    }
    contacts.push(reading.contact);
    if (sheet.visibility !== 'visible') findings.hidden_sheets.push(sheet.name);
    periods.push(...notedPeriod(sheet));
  }
  if (contacts.length === 0) throw withoutContacts(findings);

  const companies = byCompany(contacts);
  findings.sheets_read = contacts.length;
  findings.companies = companies.size;
  findings.duplicate_contacts = onSeveralSheets(companies);
  const period = mostFrequentPeriod(periods.map((one) => one.period));
  return { survey: { contacts }, findings: { ...findings, period, periods } };
}

function withoutContacts({ sheets_total: sheets, sheets_skipped: skipped }: WorkbookFindings) {
  for (const { sheet, cell } of skipped)
    if (cell) return new CodedError('WORKBOOK_WITHOUT_NAMES', { sheets, sheet, cell });
  return new CodedError('WORKBOOK_WITHOUT_CONTACTS', { sheets });
}
