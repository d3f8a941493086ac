import { Controller, Inject } from '@nestjs/common';
import {
  CodedError,
  CONTACTS_PAGE_SIZE,
  type ContactResponse,
  orderOf,
  type PlanReason,
  type PlanResponse,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { companyExpectations } from '@lqc/statistics';
import type { Handlers } from '../http/call.js';
import { nearNames } from './near-names.js';

/** Every company over all stored quarters, and whom to visit next. */
@Controller()
export class ContactsController {
  constructor(@Inject(Database) private readonly database: Database) {}

  readonly routes: Handlers = {
    contacts: async ({ query }) => {
      const found = await this.database.contacts.list(query);
      return { ...found, page: query.page, page_size: CONTACTS_PAGE_SIZE };
    },
    contact: ({ params: { key } }) => this.#contact(key),
    plan: ({ query: { quarters } }) => this.#plan(quarters),
  };

  async #contact(key: string): Promise<ContactResponse> {
    const { contacts } = this.database;
    const [visits, registered, quarters, confirmed] = await Promise.all([
      contacts.visits(key),
      contacts.registered(key),
      contacts.quarters(),
      contacts.confirmed(key),
    ]);
    const last = visits.at(-1);
    if (!last && !registered) throw new CodedError('CONTACT_NOT_FOUND');
    const answers = await contacts.answers(visits.map(({ contact_id }) => contact_id));
    const isMatched = registered !== null && registered.sector !== null;
    const name = registered?.name ?? last!.name;
    const visited = new Set(visits.map(({ quarter_id }) => quarter_id));
    const seen = quarters.findLast(({ quarter_id }) => visited.has(quarter_id));
    const latest = quarters.at(-1);
    return {
      company_key: key,
      name,
      sector: registered?.sector ?? null,
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
      near: isMatched ? [] : nearNames(name, await contacts.register()),
      employees: visits.findLast(({ employees }) => employees !== null)?.employees ?? null,
      quarters: quarters.map((one) => ({ ...one, visited: visited.has(one.quarter_id) })),
      visits_made: visits,
      answers,
      expectations: companyExpectations(answers, quarters),
    };
  }

  async #plan(since: number): Promise<PlanResponse> {
    const { contacts } = this.database;
    const quarters = await contacts.quarters();
    const coverage = await contacts.coverage(since);
    const sum = (part: (one: (typeof coverage)[number]) => number) =>
      coverage.reduce((total, one) => total + part(one), 0);
    const share =
      sum(({ visited }) => visited) /
      Math.max(
        1,
        sum(({ active }) => active),
      );
    const toVisit = await contacts.toVisit(since);
    const proposals = toVisit.map(({ open, ...one }) => {
      const reasons: PlanReason[] = [];
      if (one.quarters_since === null) reasons.push({ kind: 'never_visited' });
      else if (one.quarters_since >= since)
        reasons.push({ kind: 'not_visited', quarters: one.quarters_since });
      const sector = coverage.find((covered) => covered.sector === one.sector);
      if (sector && sector.visited / sector.active < share)
        reasons.push({ kind: 'sector_gap', visited: sector.visited, of: sector.active });
      if (open > 0) reasons.push({ kind: 'contradiction', open });
      const { company_key, name, sector: named, district, last_quarter, quarters_since } = one;
      return { company_key, name, sector: named, district, last_quarter, quarters_since, reasons };
    });
    const shown = new Set(coverage[0]?.cells.map(({ quarter_id }) => quarter_id));
    return {
      quarters: quarters.filter(({ quarter_id }) => shown.has(quarter_id)),
      coverage,
      proposals: proposals.toSorted((a, b) => b.reasons.length - a.reasons.length),
    };
  }
}
