/** One spelling of a company's legal form. */
export interface LegalFormSpelling {
  /** The spelling in prose. */
  readonly written: string;
  /** The legal form; names that differ only in the spelling of one form are the same company. */
  readonly form: string;
  /** True when prose puts it before the name: "PT Maju", "Koperasi Sejahtera". */
  readonly leads: boolean;
  /** True for abbreviations: a full stop after one does not end the sentence. */
  readonly isAbbreviation: boolean;
}

/** Every spelling of a legal form; compare them in lower case. */
export const LEGAL_FORMS = [
  { written: 'PT', form: 'pt', leads: true, isAbbreviation: true },
  // Only a PT can be listed, and only a PT is a Persero.
  { written: 'Tbk', form: 'pt', leads: false, isAbbreviation: true },
  { written: 'Persero', form: 'pt', leads: false, isAbbreviation: false },
  { written: 'Perseroda', form: 'pt', leads: false, isAbbreviation: false },
  { written: 'CV', form: 'cv', leads: true, isAbbreviation: true },
  { written: 'UD', form: 'ud', leads: true, isAbbreviation: true },
  { written: 'PD', form: 'pd', leads: true, isAbbreviation: true },
  { written: 'Fa', form: 'fa', leads: true, isAbbreviation: true },
  { written: 'Firma', form: 'fa', leads: true, isAbbreviation: false },
  { written: 'Perum', form: 'perum', leads: true, isAbbreviation: false },
  { written: 'Perumda', form: 'perumda', leads: true, isAbbreviation: false },
  // Not before a name: "Kop" followed by letters is also the beginning of "kopi".
  { written: 'Kop', form: 'koperasi', leads: false, isAbbreviation: true },
  { written: 'Koperasi', form: 'koperasi', leads: true, isAbbreviation: false },
  { written: 'Yayasan', form: 'yayasan', leads: true, isAbbreviation: false },
] as const satisfies readonly LegalFormSpelling[];

/** Spellings that precede a name, longest first, so that a pattern matches the longest one. */
export const LEADING_LEGAL_FORMS: readonly string[] = LEGAL_FORMS.filter(({ leads }) => leads)
  .map(({ written }) => written)
  .toSorted((a, b) => b.length - a.length);
