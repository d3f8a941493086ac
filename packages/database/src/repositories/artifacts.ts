import type { ArtifactResponse, JobName } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { rows } from '../rows.js';
import { safeText } from '../safe-text.js';

export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The run or the computation that a stored file belongs to, and is deleted with. */
export type MadeBy = { readonly runId: string } | { readonly computation: string };

const File = z.object({ fileName: z.string(), mediaType: z.string(), bytes: z.instanceof(Buffer) });
const FILE_COLUMNS = `a.file_name AS "fileName", a.media_type AS "mediaType", a.bytes`;

export type StoredArtifact = z.output<typeof File>;

/** A stored file, and the run that gives a person access to it. */
const GivenFile = File.extend({
  job: z.string().transform((name) => name as JobName),
  payload: z.unknown(),
});
export type GivenArtifact = z.output<typeof GivenFile>;

/** Files made by jobs, each belonging to one run, or to a computation that many runs share. */
export class ArtifactRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a file in the transaction that ends the run. */
  async store(manager: EntityManager, by: MadeBy, file: MadeFile): Promise<ArtifactResponse> {
    const [stored] = await rows(
      manager,
      z.object({ id: z.string() }),
      `INSERT INTO artifact (run_id, computation, file_name, media_type, bytes)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [
        'runId' in by ? by.runId : null,
        'computation' in by ? by.computation : null,
        safeText(file.fileName),
        file.mediaType,
        asBuffer(file.bytes),
      ],
    );
    return {
      artifact_id: stored!.id,
      file_name: file.fileName,
      media_type: file.mediaType,
      size_bytes: file.bytes.byteLength,
    };
  }

  async read(id: string): Promise<StoredArtifact | null> {
    const [file] = await rows(
      this.dataSource,
      File,
      `SELECT ${FILE_COLUMNS} FROM artifact a WHERE id = $1`,
      [id],
    );
    return file ?? null;
  }

  /** The file, if it is the result of one of this person's runs; for admins, of anybody's. */
  async givenTo(
    { id: userId, role }: { readonly id: string; readonly role: string },
    id: string,
  ): Promise<GivenArtifact | null> {
    const [file] = await rows(
      this.dataSource,
      GivenFile,
      `SELECT ${FILE_COLUMNS}, r.name AS job, r.payload
         FROM artifact a JOIN job_run r ON r.id = a.run_id OR r.computation = a.computation
        WHERE a.id = $1 AND (r.owner_id = $2 OR $3)
        ORDER BY r.owner_id = $2 DESC, r.created_at DESC LIMIT 1`,
      [id, userId, role === 'admin'],
    );
    return file ?? null;
  }
}

/** The bytes as a Buffer, which is all the driver accepts. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
