import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CodedError,
  type QuarterSource,
  type SessionResponse,
  type StartSessionRequest,
} from '@lqc/contracts';
import { Database, type SessionOutline, type SignedIn, type StoredFileRow } from '@lqc/database';

/** Analysis sessions: made from stored files, open to their owner and to admins. */
@Injectable()
export class SessionsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  async createFromFiles(request: StartSessionRequest, { user }: SignedIn): Promise<string> {
    const now = await this.#quarter(request.quarter_now_id);
    const before = await this.#quarter(request.quarter_before_id);
    const lastYear = request.last_year_id ? await this.#quarter(request.last_year_id) : null;
    const company = await this.database.files.findCompanyFile();
    if (!company) throw new CodedError('COMPANY_FILE_MISSING');
    const { label: _, ...companySource } = sourceOf(company);
    const id = randomUUID();
    await this.database.sessions.create({
      id,
      ownerId: user.id,
      surveyBeforeId: before.survey_id,
      surveyNowId: now.survey_id,
      surveyLastYearId: lastYear?.survey_id ?? null,
      registerId: company.register_id,
      sources: {
        before: sourceOf(before),
        now: sourceOf(now),
        last_year: lastYear && sourceOf(lastYear),
        company: companySource,
      },
    });
    return id;
  }

  async createEmpty({ user }: SignedIn): Promise<string> {
    const id = randomUUID();
    const sources = { before: null, now: null, last_year: null, company: null };
    await this.database.sessions.create({ id, ownerId: user.id, sources });
    return id;
  }

  /** Somebody else's session is not there. */
  async own(id: string, { user }: SignedIn): Promise<SessionOutline> {
    const session = await this.database.sessions.outline(id);
    if (!session || (session.ownerId !== user.id && user.role !== 'admin'))
      throw new CodedError('ANALYSIS_NOT_FOUND');
    return session;
  }

  /** Null until they are computed. */
  async figures({ id }: SessionOutline): Promise<SessionResponse | null> {
    const written = await this.database.sessions.writtenFigures(id);
    return written === null ? null : (JSON.parse(written) as SessionResponse);
  }

  async #quarter(id: string): Promise<StoredFileRow> {
    const row = await this.database.files.find(id);
    if (row?.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
    return row;
  }
}

function sourceOf(row: StoredFileRow): QuarterSource {
  return {
    file_id: row.id,
    label: row.label ?? '',
    file_name: row.file_name,
    upload_date: row.upload_date.toISOString(),
    owner_username: row.owner_username,
    sha256: row.sha256,
  };
}
