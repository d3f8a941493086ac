import { stem } from '@lqc/language';
import type { Source } from './sources.js';

/** That what moved goes on. */
export const CONTINUING = /^(?:ber|me|di)?lanjut(?:kan|nya)?$/;
/** Whether a contact says that a development continues: "diprakirakan berlanjut". */
export const isContinued = ({ words }: Source) => words.has(stem('berlanjut'));
