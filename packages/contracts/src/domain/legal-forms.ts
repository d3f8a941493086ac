/** One way in which a company's legal form is written. */
export interface LegalFormSpelling {
  /** As prose writes it. */
  readonly written: string;
  /** The form that it means: two spellings of one form are the same company's. */
  readonly form: string;
  /** Prose puts it in front of the name: "PT Maju", "Koperasi Sejahtera". */
  readonly leads: boolean;
  /** The full stop behind it ends no sentence. */
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
  // In front of other letters it would be the beginning of "kopi".
  { written: 'Kop', form: 'koperasi', leads: false, isAbbreviation: true },
  { written: 'Koperasi', form: 'koperasi', leads: true, isAbbreviation: false },
  { written: 'Yayasan', form: 'yayasan', leads: true, isAbbreviation: false },
] as const satisfies readonly LegalFormSpelling[];

/** Spellings that stand in front of a name, longest first so that a pattern takes the whole one. */
export const LEADING_LEGAL_FORMS: readonly string[] = LEGAL_FORMS.filter(({ leads }) => leads)
  .map(({ written }) => written)
  .toSorted((a, b) => b.length - a.length);
