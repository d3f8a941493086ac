import { PNG_MEDIA_TYPE } from '@lqc/contracts';
import type { JobContext, Transaction } from '../runtime/job-context.js';

/** A drawn PNG with what is told beside it. */
export type Picture<Told> = Told & { readonly png: Uint8Array };

/** Keeps a picture as an artifact: what is told of it says where it lies. */
export async function keepPicture<Told extends object>(
  { png, ...told }: Picture<Told>,
  { keep }: JobContext,
  transaction: Transaction,
): Promise<Omit<Picture<Told>, 'png'> & { image_artifact: string }> {
  const { artifact_id } = await keep(transaction, { mediaType: PNG_MEDIA_TYPE, bytes: png });
  return { ...told, image_artifact: artifact_id };
}
