import { Controller } from '@nestjs/common';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Handlers } from '../http/call.js';
import { ReportRefresh } from './report-refresh.js';

/** What was deleted, and how it comes back. */
@Controller()
export class UndoController {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRefresh,
  ) {}

  readonly routes: Handlers = {
    undoables: async ({ signedIn: { user } }) => ({
      deleted: await this.database.undo.list(user.id, user.role === 'admin'),
    }),

    undo: async ({ params: { id }, signedIn: { user }, request }) => {
      const files = await this.database.undo.undo(id, user.id, user.role === 'admin');
      for (const fileId of files) await this.reports.after(fileId, request);
      return { success: true, message: messages.broughtBack };
    },
  };
}
