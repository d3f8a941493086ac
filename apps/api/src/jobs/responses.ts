import { Injectable } from '@nestjs/common';
import {
  forWorkbookJobs,
  type JobName,
  type JobPayload,
  type JobResult,
  required,
  type SessionFigures,
  type SessionResponse,
  workbookJob,
} from '@lqc/contracts';
import { Database, type JobRun, type SessionOutline } from '@lqc/database';
import { madeFileName } from '@lqc/phrases';
import { WrittenJson } from '../http/reply.js';

/** The result of a run: an object, or JSON that was not parsed yet. */
export type Result = object | WrittenJson;

type Completion<Name extends JobName> = (
  result: Result,
  payload: JobPayload<Name>,
  database: Database,
) => Result | Promise<Result>;

/** Completes the results of these jobs to responses; results of other jobs already are responses. */
const COMPLETIONS: { readonly [Name in JobName]?: Completion<Name> } = {
  'start-session': withSession,
  'explain-indicator': (result, { sessionId }) => ({
    session_id: sessionId,
    ...valueOf<'explain-indicator'>(result),
  }),
  'draw-word-cloud': withPicture,
  'draw-orientation-chart': withPicture,
  'draw-sector-chart': withPicture,
  'write-summary': withCharts,
  ...forWorkbookJobs((name) => named(workbookJob(name))),
};

/** Makes responses of the results of runs. */
@Injectable()
export class Responses {
  constructor(private readonly database: Database) {}

  async of<Name extends JobName>(
    job: Name,
    payload: JobPayload<Name>,
    result: Result,
  ): Promise<Result> {
    const complete = COMPLETIONS[job];
    return complete ? complete(result, payload, this.database) : result;
  }

  /** The response of a completed run; null when its result is past its retention. */
  async ofRun({ name, payload, computation, result }: JobRun): Promise<object | null> {
    const stored = computation ? await this.database.computations.read(computation) : null;
    const found = stored === null ? (result as object | null) : new WrittenJson(stored);
    return found && valueOf(await this.of(name, payload as JobPayload<JobName>, found));
  }
}

export function valueOf<Name extends JobName>(result: Result): JobResult<Name> {
  return (result instanceof WrittenJson ? JSON.parse(result.text) : result) as JobResult<Name>;
}

async function withSession(
  result: Result,
  { sessionId }: JobPayload<'start-session'>,
  database: Database,
): Promise<Result> {
  const session = required(await database.sessions.outline(sessionId), 'ANALYSIS_NOT_FOUND');
  return figuresOf(session, result);
}

/** A session's figures with its id added; figures that are stored as JSON are not parsed for that. */
export function figuresOf(session: SessionOutline, result: Result): SessionResponse | WrittenJson {
  const head: Omit<SessionResponse, keyof SessionFigures> = {
    session_id: session.id,
    started_at: session.createdAt.toISOString(),
    owner_username: session.ownerUsername,
    holders: session.holders,
  };
  if (!(result instanceof WrittenJson)) return { ...head, ...valueOf<'start-session'>(result) };
  return new WrittenJson(`${JSON.stringify(head).slice(0, -1)},${result.text.slice(1)}`);
}

interface Drawn {
  readonly image_artifact: string;
}

/** Replaces the artifact's id in a result by the picture in base64. */
async function withPicture(result: Result, _payload: unknown, database: Database): Promise<object> {
  return drawn(valueOf<'draw-sector-chart'>(result), database);
}

async function withCharts(result: Result, _payload: unknown, database: Database): Promise<object> {
  const { charts, ...summary } = valueOf<'write-summary'>(result);
  if (!charts) return { ...summary, charts };
  const [orientation, sectors] = await Promise.all([
    charts.orientation && drawn(charts.orientation, database),
    charts.sectors && drawn(charts.sectors, database),
  ]);
  return { ...summary, charts: { orientation, sectors } };
}

async function drawn({ image_artifact: id, ...told }: Drawn, database: Database): Promise<object> {
  // The results of runs of earlier versions contain the picture itself.
  if (!id) return told;
  const picture = required(await database.artifacts.read(id), 'ARTIFACT_NOT_FOUND');
  return { ...told, image_base64: picture.bytes.toString('base64') };
}

/** A stored file may have been made for another session, so it is named after the caller's session. */
function named<Name extends JobName>(job: Name): Completion<Name> {
  return (result, payload) => ({ ...valueOf(result), file_name: madeFileName(job, payload) });
}
