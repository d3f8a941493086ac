import { CodedError } from '@lqc/contracts';
import { unzipSync, type Unzipped } from 'fflate';

/** Larger parts than these are no styles, headers or logos. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 400;
/** Of all parts that are read together. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The parts of a template that are read, by their paths; the rest stays packed.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID` where it is no archive, too large, or has macros
 */
export function unpacked(docx: Uint8Array, read: RegExp): Unzipped {
  let parts = 0;
  let bytes = 0;
  try {
    return unzipSync(docx, {
      filter({ name, originalSize }) {
        parts += 1;
        if (parts > MAX_PARTS || name.endsWith('vbaProject.bin'))
          throw new CodedError('REPORT_TEMPLATE_INVALID');
        if (!read.test(name)) return false;
        bytes += originalSize;
        if (originalSize > MAX_PART_BYTES || bytes > MAX_BYTES)
          throw new CodedError('REPORT_TEMPLATE_INVALID');
        return true;
      },
    });
  } catch {
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  }
}
