import { indicatorOf, type IndicatorKey } from '@lqc/contracts';

/** An indicator as prose names it: in small letters, without what a form adds in brackets. */
export const labelOf = (key: IndicatorKey) =>
  indicatorOf(key)
    .label.replace(/ \(.*\)$/, '')
    .toLowerCase();

/** A clause as a sentence of its own. */
export const asSentence = (clause: string): string => `${capital(clause)}.`;

export const capital = (clause: string): string =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;

/** A sentence in bold; nothing stays nothing. */
export const bold = (sentence: string) => (sentence ? `**${sentence}**` : '');
