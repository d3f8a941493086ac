import { z } from 'zod';
import { ERROR_CODES } from '../errors.js';

/** A file that was not merged, and why. */
export const UnmergedFile = z.object({
  /** Index of the file in the list, from 0; file names may repeat. */
  position: z.number().int(),
  file_name: z.string(),
  code: z.enum(ERROR_CODES),
  /** The Indonesian sentence of the code. */
  message: z.string(),
});
export type UnmergedFile = z.infer<typeof UnmergedFile>;
