import { pipeline } from 'node:stream/promises';
import { Controller } from '@nestjs/common';
import { AUDIT_PAGE_SIZE, type AuditEvent, type AuditQuery, systemCode } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { auditPhrases, objectWords, sortedMoment } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { ANSWERED } from '../http/reply.js';
import { csvLine } from './csv.js';

const BYTE_ORDER_MARK = '\uFEFF';
const READER_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

@Controller()
export class AuditController {
  constructor(private readonly database: Database) {}

  @Serves('auditEvents')
  async auditEvents({ query: { before, limit, ...which } }: Call<'auditEvents'>) {
    // One row more than the page holds shows whether there is a next page.
    const events = await this.database.audit.list(which, { before, limit: limit + 1 });
    const page = events.slice(0, limit);
    return { events: page, next: events.length > limit ? page.at(-1)!.id : null };
  }

  /** All matching entries; what breaks off after it began reaches nobody as a whole file. */
  @Serves('exportAudit')
  async exportAudit({ query: which, response }: Call<'exportAudit'>): Promise<typeof ANSWERED> {
    const first = await this.database.audit.list(which, { limit: AUDIT_PAGE_SIZE });
    response.attachment('jejak_audit.csv').type('text/csv; charset=utf-8');
    await pipeline(this.#lines(which, first), response).catch((error: unknown) => {
      if (systemCode(error) !== READER_LEFT) throw error;
    });
    return ANSWERED;
  }

  /** Read page by page as they are taken, so that a long log does not fill the memory. */
  async *#lines(which: AuditQuery, page: AuditEvent[]) {
    yield BYTE_ORDER_MARK + csvLine(auditPhrases.columns);
    while (page.length > 0) {
      yield page.map(lineOf).join('');
      const before = page.at(-1)!.id;
      page = await this.database.audit.list(which, { before, limit: AUDIT_PAGE_SIZE });
    }
  }
}

function lineOf(event: AuditEvent): string {
  return csvLine([
    event.id,
    sortedMoment(new Date(event.at)),
    auditPhrases.actor(event),
    auditPhrases.action(event.action),
    auditPhrases.outcome(event.outcome),
    event.code,
    auditPhrases.objectKind(event.object_type),
    event.object_id,
    // The id, by which the screen calls what has no label, stands beside.
    event.object_label === null ? null : objectWords(event),
    event.address,
    event.request_id,
  ]);
}
