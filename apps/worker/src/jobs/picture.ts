import { PNG_MEDIA_TYPE } from '@lqc/contracts';
import type { JobContext, Transaction } from '../runtime/job-context.js';

/** A drawn PNG with the data that the response gives beside it. */
export type Picture<Data> = Data & { readonly png: Uint8Array };

/** Stores a picture as an artifact; the data beside it then name the artifact in place of the PNG. */
export async function storePicture<Data extends object>(
  { png, ...data }: Picture<Data>,
  { storeArtifact }: JobContext,
  transaction: Transaction,
): Promise<Omit<Picture<Data>, 'png'> & { image_artifact: string }> {
  const { artifact_id } = await storeArtifact(transaction, {
    mediaType: PNG_MEDIA_TYPE,
    bytes: png,
  });
  return { ...data, image_artifact: artifact_id };
}
