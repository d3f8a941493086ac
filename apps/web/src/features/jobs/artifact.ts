import type { ArtifactResponse } from '@lqc/contracts';
import { api } from '../../lib/api';
import { download } from '../../lib/download';

/** True when a job's result is a file that can be downloaded. */
export const isArtifact = (result: unknown): result is ArtifactResponse =>
  typeof result === 'object' && result !== null && 'artifact_id' in result;

/** Downloads a job's file and saves it under its name. */
export async function downloadArtifact(artifact: ArtifactResponse): Promise<ArtifactResponse> {
  const { artifact_id: id, file_name: fileName } = artifact;
  await download(api.file('artifact', { params: { id } }), fileName);
  return artifact;
}
