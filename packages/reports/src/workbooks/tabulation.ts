import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from './workbook-input.js';
import { contactsSheet } from './sheets/contacts.js';
import { distributionSheet } from './sheets/distribution.js';
import { methodSheet } from './sheets/method.js';
import { qualitySheet } from './sheets/quality.js';
import { sectorsSheet } from './sheets/sectors.js';
import { summarySheet } from './sheets/summary.js';
import { sheet, writeWorkbook } from './workbook-file.js';

/**
 * Writes the tabulation: averages, distribution, every contact's scores, sectors, data quality and
 * how it was all made.
 */
export function writeTabulation(input: WorkbookInput): Promise<Buffer> {
  const summary = summarySheet(input);
  // A contact is a group of one.
  const contacts = input.copy === 'internal' ? contactsSheet(input) : null;
  const distribution = distributionSheet(input);
  const sectors = sectorsSheet(input);
  const quality = qualitySheet(input);
  const told = [summary, distribution, ...(contacts ? [contacts] : []), sectors, quality];
  return writeWorkbook({
    title: say.title.tabulation(input.now.period),
    copy: input.copy,
    madeAt: input.madeAt,
    sheets: [
      sheet(summary),
      sheet(distribution),
      ...(contacts ? [sheet(contacts)] : []),
      sheet(sectors),
      sheet(quality),
      sheet(methodSheet(input, told)),
    ],
  });
}
