import { Controller } from '@nestjs/common';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
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
  undoables({ query, signedIn: { user } }: Call<'undoables'>) {
    return this.database.undo.list(personOf(user), query);
  }

  @Serves('undo')
  async undo({ params: { id }, signedIn: { user }, request }: Call<'undo'>) {
    const files = await this.database.undo.undo(id, personOf(user));
    for (const fileId of files) await this.reports.after(fileId, request);
    return done(messages.broughtBack);
  }
}

const personOf = ({ id, role }: Call<'undo'>['signedIn']['user']) => ({
  id,
  isAdmin: role === 'admin',
});
