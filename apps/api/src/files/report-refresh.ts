import { Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';

/** Updates the reports that a stored file concerns, after the file changed without being read anew. */
@Injectable()
export class ReportRefresh {
  constructor(
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  async after(fileId: string, request: LiaisonRequest): Promise<void> {
    const file = await this.database.files.find(fileId);
    const reports = file ? await this.database.reportQuarters.reportsOf(file) : [];
    if (reports.length > 0) await this.work.accept('refresh-reports', { fileId }, request);
  }
}
