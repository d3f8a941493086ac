import type { ArtifactResponse } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { safeText } from '../safe-text.js';

export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface StoredArtifact extends MadeFile {
  readonly id: string;
  readonly ownerId: string;
  readonly bytes: Buffer;
}

/** Files that runs made, one a run; they go when the run goes. */
export class ArtifactRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Part of the transaction that ends the run. */
  async store(manager: EntityManager, runId: string, file: MadeFile): Promise<ArtifactResponse> {
    const [{ id }]: [{ id: string }] = await manager.query(
      `INSERT INTO artifact (run_id, file_name, media_type, bytes) VALUES ($1, $2, $3, $4)
       RETURNING id`,
      [runId, safeText(file.fileName), file.mediaType, asBuffer(file.bytes)],
    );
    return {
      artifact_id: id,
      file_name: file.fileName,
      media_type: file.mediaType,
      size_bytes: file.bytes.byteLength,
    };
  }

  async find(id: string): Promise<StoredArtifact | null> {
    const [row]: StoredArtifact[] = await this.dataSource.query(
      `SELECT a.id, a.file_name AS "fileName", a.media_type AS "mediaType", a.bytes,
              r.owner_id AS "ownerId"
         FROM artifact a JOIN job_run r ON r.id = a.run_id WHERE a.id = $1`,
      [id],
    );
    return row ?? null;
  }
}

/** The driver takes only a Buffer for bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
