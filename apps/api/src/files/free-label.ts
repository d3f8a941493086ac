import { CodedError } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** @throws CodedError `LABEL_REQUIRED`, `LABEL_TAKEN` */
export async function requireFreeLabel(label: string, { files }: Database): Promise<void> {
  if (label === '') throw new CodedError('LABEL_REQUIRED');
  if (await files.labelTaken(label)) throw new CodedError('LABEL_TAKEN');
}
