export interface KnownName {
  readonly name: string;
  readonly standIn: string;
}

/** The place of a name in a text, with its legal form. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  readonly known: KnownName;
  /** A single word in small letters, which may be no name: "makmur". */
  readonly isSmallWord: boolean;
  /** Whether it is a part of the name only: "Arunika" of "PT Arunika Jaya". */
  readonly isPart: boolean;
  /** A single word of a name that starts a sentence, where its capital tells nothing: "harapan"; else null. */
  readonly opening: string | null;
  /** Whether it is a part that with the word before it names something else: "Bank Mandiri". */
  readonly isOfAnother: boolean;
}
