const REPORTED =
  /^kontak (?:menyampaikan|menyatakan|menyebutkan|menjelaskan)(?: bahwa)?,? (?=\p{Ll})/iu;

/**
 * A sentence of a note without the interviewer's "Kontak menyampaikan", which the quoting text adds itself.
 */
export const ownWords = (sentence: string): string => sentence.replace(REPORTED, '');
