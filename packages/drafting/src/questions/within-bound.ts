import { MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';

/** A contact's pseudonym or citation of which the end may be cut off, so that it would name another one. */
const CUT = /(?:Kontak\s?K?\d*|\[[^\]]*)$/;

/** The beginning of an answer, with pseudonyms, that is taken of it: all of it unless it is too long. */
export const withinBound = (text: string): string =>
  text.length <= MODEL_ANSWER_MAX_LENGTH
    ? text
    : text.slice(0, MODEL_ANSWER_MAX_LENGTH).replace(CUT, '');
