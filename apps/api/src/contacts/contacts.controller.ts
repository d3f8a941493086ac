import { Controller } from '@nestjs/common';
import { CodedError, CONTACTS_PAGE_SIZE, type ContactResponse, orderOf } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { companyExpectations } from '@lqc/statistics';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { nearNames } from './near-names.js';

/** Every company over all stored quarters. */
@Controller()
export class ContactsController {
  constructor(private readonly database: Database) {}

  @Serves('contacts')
  async contacts({ query }: Call<'contacts'>) {
    const { contacts } = this.database;
    const [found, districts] = [await contacts.list(query), await contacts.districts()];
    return { ...found, districts, page: query.page, page_size: CONTACTS_PAGE_SIZE };
  }

  @Serves('contact')
  async contact({ params: { key } }: Call<'contact'>): Promise<ContactResponse> {
    const { contacts } = this.database;
    const [visits, registered, quarters, confirmed, given, planned] = await Promise.all([
      contacts.visits(key),
      contacts.registered(key),
      this.database.filePeriods.quarters(),
      contacts.confirmed(key),
      contacts.givenSector(key),
      this.database.planChoices.choiceOf(key),
    ]);
    const last = visits.at(-1);
    // A visit may be planned to a company that no file names any more.
    const name = registered?.name ?? last?.name ?? (await this.database.planChoices.nameOf(key));
    if (name === null) throw new CodedError('CONTACT_NOT_FOUND');
    const answers = await contacts.answers(visits.map(({ contact_id }) => contact_id));
    const isMatched = registered !== null && registered.sector !== null;
    const visited = new Set(visits.map(({ quarter_id }) => quarter_id));
    const seen = quarters.findLast(({ quarter_id }) => visited.has(quarter_id));
    const latest = quarters.at(-1);
    return {
      company_key: key,
      name,
      sector: registered?.sector ?? given?.sector ?? null,
      district: registered?.district ?? null,
      status: registered?.status ?? null,
      is_active: registered?.is_active ?? true,
      matched: isMatched ? (confirmed.length > 0 ? 'person' : 'name') : null,
      visits: visited.size,
      last_quarter: last ? { quarter_id: last.quarter_id, label: last.label } : null,
      quarters_since: seen && latest ? orderOf(latest) - orderOf(seen) : null,
      register: registered && {
        name: registered.name,
        sector: registered.sector,
        district: registered.district,
      },
      confirmed,
      sector_given: isMatched || !given ? null : { by: given.by, at: given.at },
      planned,
      near: isMatched ? [] : nearNames(name, await contacts.register()),
      employees: visits.findLast(({ employees }) => employees !== null)?.employees ?? null,
      quarters: quarters.map((one) => ({ ...one, visited: visited.has(one.quarter_id) })),
      visits_made: visits,
      answers,
      expectations: companyExpectations(answers, quarters),
    };
  }
}
