import { stem } from '@lqc/language';

/** That what moved goes on. */
export const CONTINUING = /^(?:ber|me|di)?lanjut(?:kan|nya)?$/;
/** Whether a contact says that a development continues: "diprakirakan berlanjut". */
export const isContinued = ({ words }: { readonly words: ReadonlySet<string> }) =>
  words.has(stem('berlanjut'));
