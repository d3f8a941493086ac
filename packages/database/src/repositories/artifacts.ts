import { randomUUID } from 'node:crypto';
import type { ArtifactResponse, JobName } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Artifact } from '../entities/artifact.js';
import { SqlRepository } from '../sql-repository.js';
import { type Asker, ITS_REPORT_IS_THERE } from './runs.js';

export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The run or the computation that a stored file belongs to, and is deleted with. */
export type MadeBy = { readonly runId: string } | { readonly computation: string };

export type StoredArtifact = Pick<Artifact, 'fileName' | 'mediaType' | 'bytes'>;

/** A stored file, and the run that gives a person access to it. */
const GivenFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.instanceof(Buffer),
  job: z.string().transform((name) => name as JobName),
  payload: z.unknown(),
});
export type GivenArtifact = z.output<typeof GivenFile>;

/** Files made by jobs, each belonging to one run, or to a computation that many runs share. */
export class ArtifactRepository extends SqlRepository {
  /** Stores a file in the transaction that ends the run. */
  async store(manager: EntityManager, by: MadeBy, file: MadeFile): Promise<ArtifactResponse> {
    const artifact = { ...by, ...file, id: randomUUID(), bytes: asBuffer(file.bytes) };
    await manager.insert(Artifact, artifact);
    return {
      artifact_id: artifact.id,
      file_name: file.fileName,
      media_type: file.mediaType,
      size_bytes: file.bytes.byteLength,
    };
  }

  read(id: string): Promise<StoredArtifact | null> {
    return this.dataSource.manager.findOneBy(Artifact, { id });
  }

  /** The file, if it is the result of a run that is given to this person. */
  givenTo({ id: userId, role }: Asker, id: string): Promise<GivenArtifact | null> {
    return this.firstRow(
      GivenFile,
      `SELECT a.file_name AS "fileName", a.media_type AS "mediaType", a.bytes, r.name AS job, r.payload
         FROM artifact a JOIN job_run r ON r.id = a.run_id OR r.computation = a.computation
        WHERE a.id = $1 AND (r.owner_id = $2 OR $3) AND ${ITS_REPORT_IS_THERE}
        ORDER BY r.owner_id = $2 DESC, r.created_at DESC LIMIT 1`,
      [id, userId, role === 'admin'],
    );
  }
}

/** The bytes as a Buffer, which is all the driver accepts. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
