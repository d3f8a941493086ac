import { Controller } from '@nestjs/common';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { personOf } from '../http/person-of.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { ReportRefresh } from './report-refresh.js';

/** What was deleted, and how it comes back. */
@Controller()
export class UndoController {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRefresh,
  ) {}

  @Serves('undoables')
  undoables({ query, signedIn }: Call<'undoables'>) {
    return this.database.undo.list(personOf(signedIn), query);
  }

  @Serves('undo')
  async undo({ params: { id }, signedIn, request }: Call<'undo'>) {
    const files = await this.database.undo.undo(id, personOf(signedIn));
    for (const fileId of files) await this.reports.after(fileId, request);
    return done(messages.broughtBack);
  }
}
