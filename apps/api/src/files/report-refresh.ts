import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import { traceParent } from '@lqc/tracing';
import type { LiaisonRequest } from '../http/request.js';
import { type JobQueue, QUEUE } from '../tokens.js';

/** Updates the reports that a stored file concerns, after what it says changed without being read anew. */
@Injectable()
export class ReportRefresh {
  constructor(
    private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
  ) {}

  /** Never refused: what asks for it is stored by now. What the queue does not take, a worker finds. */
  async after(fileId: string, { id: requestId, signedIn }: LiaisonRequest): Promise<void> {
    const { files, reportQuarters, runs } = this.database;
    const file = await files.find(fileId);
    const reports = file ? await reportQuarters.reportsOf(file) : [];
    if (reports.length === 0 || (await runs.isWaiting('refresh-reports', { fileId }))) return;
    const run = { name: 'refresh-reports', payload: { fileId }, requestId } as const;
    const by = { ownerId: signedIn!.user.id, traceParent: traceParent() };
    const runId = await runs.create({ ...run, ...by });
    await this.queue.enqueue(runId, run.name).catch(() => {});
  }

  /** The same after somebody said which company or sector a contact is, which the register is read with. */
  async afterSaying(request: LiaisonRequest): Promise<void> {
    const file = await this.database.files.findCompanyFile();
    if (file) await this.after(file.id, request);
  }
}
