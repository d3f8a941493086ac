import type { Assertion } from '../assertion.js';
import { said } from '../bind/slots.js';
import { type Item, means } from '../items/item.js';
import { type Frame, quantityAt } from './scene.js';

/**
 * "23 kontak …, lebih dari empat kali lipat dari 5 kontak yang …", "dua kali lipat porsi triwulan III", "bertambah
 * dua kali lipat, dari tiga … menjadi enam": a figure beside another of the sentence, or its own of a quarter.
 */
export const readRatios: Frame = ({ sentence, readings }) =>
  sentence.all('times').flatMap((item): readonly Assertion[] => {
    const [number, lead] = sentence.before(item).filter((one) => !means(one, 'plain'));
    if (!number || !means(number, 'number')) return [];
    const told = readings.filter(({ assertion }) => assertion?.says.operator === 'equals');
    const ahead = told.findLast(({ items }) => items.every(({ end }) => end <= number.start));
    const behind = told.filter(({ items }) => items.some(({ start }) => start >= item.end));
    const endOf = (is: 'from' | 'to') =>
      behind.find(({ items }) => items.some((one) => means(one, is)))?.assertion;
    const next = sentence.after(item).filter(({ is }) => !PASSED.has(is));
    const link = next[0] && (means(next[0], 'from') || means(next[0], 'than')) ? next[0] : null;
    const quarter = link ? next[1] : next[0];
    const isQuarter =
      means(quarter, 'period') && !quarter.meaning.isNext && !quarter.meaning.isSkipped;
    const from = endOf('from');
    const step = !isQuarter && from && endOf('to');
    const own = step || ahead?.assertion;
    const two = step ? from : link ? behind[0]?.assertion : undefined;
    // "Dua kali lipat dari triwulan sebelumnya": the same of then.
    const against = isQuarter
      ? { period: said(quarter.meaning.role) }
      : own?.measure === two?.measure && two?.of;
    if (!own || !against) return [];
    const { amount, words } = quantityAt(sentence, number);
    const says = { operator: 'ratio', amount, against } as const;
    const times = sentence.after(number).filter((word) => means(word, 'times'));
    const rose = means(lead, 'direction') && lead.meaning.direction === 1 ? [lead] : [];
    const links = [link, isQuarter ? quarter : null].filter((one) => one !== null);
    return [{ ...own, type: 'ratio', says, words: [...words, ...times, ...rose, ...links] }];
  });
const PASSED = new Set<Item['is']>(['plain', 'times', 'measure']);
