import { sentenceSpans } from '@lqc/analysis';
import type { Check, Evidence } from '@lqc/contracts';
import type { CheckSheet } from '../facts/fact-sheet.js';
import { quarterOfNumber } from './bind-quarter.js';
import { checkContacts } from './check-contacts.js';
import { checkDirections } from './check-directions.js';
import { checkFigure } from './check-figures.js';
import { type Clause, clauseAt, clausesOf } from './clauses.js';
import { numbersIn, type WrittenNumber } from './numbers.js';
import { quartersIn } from './quarters.js';
import { subjectFinder, type SubjectMention } from './subjects.js';

/**
 * Holds a text against the chapter's facts: every number, quarter, direction and company, with its
 * place in the text. `evidence` tells which narratives a sentence rests on, whose own numbers it
 * may repeat. Pure: the same text and facts give the same checks.
 */
export function checkText(
  text: string,
  sheet: CheckSheet,
  evidence: readonly Evidence[] = [],
): Check[] {
  const subjectsIn = subjectFinder(sheet);
  const checks: Check[] = [];
  let topic = sheet.subject;
  for (const span of sentenceSpans(text)) {
    const sentence = text.slice(span.start, span.end);
    const subjects = subjectsIn(sentence);
    const quotes = evidence
      .filter(({ start, end }) => start < span.end && end > span.start)
      .flatMap(({ contacts }) => contacts.map(({ quote }) => quote));
    for (const check of checkSentence(sentence, { sheet, subjects, topic, quotes }))
      checks.push({ ...check, start: check.start + span.start, end: check.end + span.start });
    topic = subjects.at(-1)?.subject ?? topic;
  }
  const contacts = new Set(sheet.voices.map(({ contact }) => contact));
  if (contacts.size > 0) checks.push(...checkContacts(text, contacts));
  return checks.sort((a, b) => a.start - b.start || a.end - b.end);
}

interface SentenceContext {
  readonly sheet: CheckSheet;
  readonly subjects: readonly SubjectMention[];
  /** What the sentence before was about. */
  readonly topic: string;
  readonly quotes: readonly string[];
}

function checkSentence(sentence: string, context: SentenceContext): Check[] {
  const { sheet, subjects, topic } = context;
  const quarters = quartersIn(sentence, sheet.periods);
  const isInQuarter = ({ start, end }: WrittenNumber) =>
    quarters.some((mention) => start < mention.end && end > mention.start);
  const numbers = numbersIn(sentence).filter(
    (number) => !isInQuarter(number) && !isYear(number, sheet),
  );
  const clauses = clausesOf(sentence, subjects);
  const checks: Check[] = [];
  for (const number of numbers) {
    const verdict = checkFigure(
      {
        number,
        subjects: subjectsOf(number, clauses, subjects, [topic, sheet.subject]),
        quarter: quarterOfNumber(number, { sentence, clauses, numbers, quarters }),
        isQuoted: isQuoted(sentence, number, context.quotes),
      },
      sheet.facts,
    );
    checks.push(toCheck('figure', sentence, number, verdict));
  }
  for (const mention of quarters) {
    if (!mention.isNamed) continue;
    const status = mention.quarter || mention.isNext ? 'supported' : 'contradicted';
    const expected =
      status === 'supported' ? null : Object.values(sheet.periods).filter(Boolean).join(', ');
    checks.push(toCheck('quarter', sentence, mention, { status, facts: [], expected }));
  }
  const directions = checkDirections(
    sentence,
    { clauses, subjects, quarters, numbers, topic },
    sheet.facts,
  );
  for (const direction of directions)
    checks.push(toCheck('direction', sentence, direction, direction));
  return checks;
}

/** What a number can be about: its clause's subject, then earlier ones, then the chapter's. */
function subjectsOf(
  number: WrittenNumber,
  clauses: readonly Clause[],
  subjects: readonly SubjectMention[],
  topics: readonly string[],
): string[] {
  const clause = clauseAt(clauses, number.start);
  const around = [clause, clause.outer].filter((one) => one !== null);
  const near = around.flatMap((one) => {
    const own = subjects.filter(({ start }) => clauseAt(clauses, start) === one);
    return [
      // "Harga Jual di Konstruksi": which of the two a figure is of, the figures themselves tell.
      ...own.filter(({ end }) => end <= number.start).toReversed(),
      own.find(({ start }) => start >= number.end),
    ];
  });
  const earlier = subjects.findLast(({ end }) => end <= clause.start);
  const mentions = [...near, earlier].filter((one) => one !== undefined);
  return [...mentions.map(({ subject }) => subject), ...topics];
}

/** A four-digit year without a unit is a date. */
function isYear({ value, decimals, unit }: WrittenNumber, { periods }: CheckSheet): boolean {
  if (unit !== null || decimals > 0 || value < 1990 || value > 2100) return false;
  const years = Object.values(periods).join(' ');
  return years.includes(String(value)) || !/\d{4}/.test(years);
}

/** The number stands with the same unit in a narrative that the sentence rests on. */
function isQuoted(sentence: string, number: WrittenNumber, quotes: readonly string[]): boolean {
  if (number.unit === null || number.unit === 'kontak' || number.unit === 'perusahaan')
    return false;
  const written = sentence.slice(number.start, number.end);
  return quotes.some((quote) =>
    numbersIn(quote).some(
      ({ start, end, unit }) => quote.slice(start, end) === written && unit === number.unit,
    ),
  );
}

function toCheck(
  kind: Check['kind'],
  sentence: string,
  { start, end }: { readonly start: number; readonly end: number },
  { status, facts, expected }: Pick<Check, 'status' | 'facts' | 'expected'>,
): Check {
  return { kind, start, end, text: sentence.slice(start, end), status, facts, expected };
}
