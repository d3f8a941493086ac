import { grouped, type ReleasedText, type ReleaseVerdict, type Statement } from '@lqc/contracts';
import { documentPhrases } from '@lqc/phrases';
import type { FoundForRelease, Tells } from './found.js';
import { type ReleaseData, releaseFindings } from './release-findings.js';
import { lastBefore, placesWithin, TakenPlaces } from './places.js';
import { type ReleaseHeading, type ReleaseSection, sentencesOf } from './release-section.js';

/** Replaces a withheld name inside a sentence that is released. */
const HELD_BACK = '…';

/** The verdict on a finding; a person's decision overrides the rules. */
const verdictOf = ({ verdict, override }: FoundForRelease): ReleaseVerdict =>
  override?.verdict ?? verdict;

/**
 * The replacements in a text, in order. Longer ones are taken first, since they cover those within them.
 */
function editsOf(findings: readonly FoundForRelease[], textLength: number) {
  const edits = findings
    .filter((one) => one.kind !== 'footnote' && verdictOf(one) !== 'aman')
    .flatMap((one) =>
      (one.sentences ?? [one]).map(({ start, end }) => ({ start, end, put: putInPlace(one) })),
    )
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const places = new TakenPlaces(textLength);
  return edits.filter((edit) => places.take(edit)).toSorted((a, b) => a.start - b.start);
}

/**
 * The headings as released; empty where nothing may be released.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function releasedHeadings<Heading extends ReleaseHeading>(
  headings: readonly Heading[],
  data: ReleaseData,
): (Heading & { readonly released: string })[] {
  const findings = releaseFindings([], data, headings);
  return headings.map((heading) => {
    const own = findings.filter(
      ({ section, part }) => section === heading.section && part === heading.part,
    );
    const released = editsOf(own, heading.text.length).reduceRight(
      (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end),
      heading.text,
    );
    return { ...heading, released: released.trim() };
  });
}

/**
 * A section with its findings applied: withheld sentences are removed, words are replaced. Undecided
 * findings count as withheld, so that nothing is released before somebody has allowed it.
 */
function releasedSection(
  section: Pick<ReleaseSection, 'text' | 'statements'>,
  findings: readonly FoundForRelease[],
): ReleasedText {
  const { text } = section;
  const open = findings.filter((one) => verdictOf(one) !== 'aman');
  const footnotes = open.filter(({ kind }) => kind === 'footnote');
  const chosen = editsOf(open, text.length);
  const footnotesAt = grouped(footnotes, ({ start }) => start);
  const kept: Statement[] = [];
  const moved: ReleasedText['footnotes'][number][] = [];
  let out = '';
  let from = 0;
  const copyUpTo = (place: number) => {
    out += text.slice(from, place);
    from = place;
  };
  let mark = '';
  for (const { statement, isGone } of withoutBareHeadings(text, sentencesOf(section), chosen)) {
    const own = placesWithin(chosen, statement);
    const between = text.slice(from, statement.start);
    copyUpTo(statement.start);
    if (between.includes('\n')) mark = '';
    if (isGone) {
      mark ||= LIST_MARK.exec(text.slice(statement.start, statement.end))?.[0] ?? '';
      from = statement.end;
      // The spaces after a removed sentence are removed too.
      while (text[from] === ' ') from += 1;
      continue;
    }
    // When the first sentence of a list item is removed, the next one gets its mark.
    out += mark;
    mark = '';
    const start = out.length;
    for (const edit of own) {
      copyUpTo(edit.start);
      out += edit.put;
      from = edit.end;
    }
    copyUpTo(statement.end);
    // Claims have positions in the old text, so a changed sentence loses them.
    kept.push({ ...statement, start, end: out.length, ...(own.length > 0 && { claims: [] }) });
    for (const footnote of footnotesAt.get(statement.start) ?? [])
      if (footnote.contactId !== null)
        moved.push({ start, contactId: footnote.contactId, generalised: labelOf(footnote) });
  }
  copyUpTo(text.length);
  return tidied({ text: out, statements: kept, footnotes: moved });
}

const LIST_MARK = /^[-*] /;
const HEADING = /^#+ /;

/**
 * Marks the sentences that are removed as a whole; a heading is removed with the last sentence below it.
 */
function withoutBareHeadings(
  text: string,
  statements: readonly Statement[],
  edits: ReturnType<typeof editsOf>,
): { readonly statement: Statement; readonly isGone: boolean }[] {
  let isBelow = false;
  return statements
    .toReversed()
    .map((statement) => {
      const isHeading = HEADING.test(text.slice(statement.start, statement.end));
      const isGone = isHeldWhole(statement, edits) || (isHeading && !isBelow);
      isBelow = isHeading ? false : isBelow || !isGone;
      return { statement, isGone };
    })
    .toReversed();
}

const isHeldWhole = (statement: Statement, edits: ReturnType<typeof editsOf>): boolean =>
  placesWithin(edits, statement).some(
    ({ start, end, put }) => put === '' && start <= statement.start && end >= statement.end,
  );

/**
 * The sections of a report as released, by id, and what people released although the rules withhold it.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function releasedSections(
  sections: readonly ReleaseSection[],
  data: ReleaseData,
): { readonly released: Map<string, ReleasedText>; readonly letOut: readonly Tells[] } {
  const findings = releaseFindings(sections, data);
  return {
    released: new Map(
      sections.map((one) => [
        one.id,
        releasedSection(
          one,
          findings.filter(({ section }) => section === one.id),
        ),
      ]),
    ),
    letOut: findings.flatMap((one) => (verdictOf(one) === 'aman' ? one.tells : [])),
  };
}

function putInPlace(finding: FoundForRelease): string {
  const isHeldBack = verdictOf(finding) === 'ditahan' || finding.suggestion === null;
  if (!isHeldBack) return finding.suggestion!;
  // A withheld sentence leaves nothing; a withheld name leaves a gap in a sentence that is released.
  return finding.kind === 'name' && finding.suggestion !== null ? HELD_BACK : '';
}

const labelOf = (footnote: FoundForRelease) =>
  verdictOf(footnote) === 'ditahan' ? null : footnote.suggestion;

/** Matches each run of blanks from its start only, so that the time stays linear. */
const GONE_BLANKS = /^\s+|(?<=\n\n)\n+|(?<![ \t])[ \t]+(?=\n|$)|(?<!\s)\s+$/g;

/** Removes the empty lines and unpaired bold marks that removals left. */
function tidied(released: ReleasedText): ReleasedText {
  if (released.statements.length === 0)
    return { text: documentPhrases.withheldText, statements: [], footnotes: [] };
  const { text } = released;
  const gone: { start: number; length: number }[] = [];
  for (const { 0: lines, index } of text.matchAll(GONE_BLANKS))
    gone.push({ start: index, length: lines.length });
  for (const { 0: paragraph, index } of text.matchAll(/[^\n]+/g))
    if (paragraph.split('**').length % 2 === 0)
      gone.push({ start: index + paragraph.lastIndexOf('**'), length: 2 });
  gone.sort((a, b) => a.start - b.start);
  const placeOf = placesWithout(gone);
  let out = '';
  let from = 0;
  for (const { start, length } of gone) {
    out += text.slice(from, Math.max(from, start));
    from = Math.max(from, start + length);
  }
  return {
    text: out + text.slice(from),
    statements: released.statements.map((one) => ({
      ...one,
      start: placeOf(one.start),
      end: placeOf(one.end),
    })),
    footnotes: released.footnotes.map((one) => ({ ...one, start: placeOf(one.start) })),
  };
}

/**
 * Maps a position to its position after parts of the text are removed; parts are in order and do not
 * overlap.
 */
function placesWithout(
  gone: readonly { readonly start: number; readonly length: number }[],
): (place: number) => number {
  let sum = 0;
  const parts = gone.map(({ start, length }) => {
    const before = sum;
    sum += length;
    return { start, end: start + length, before };
  });
  return (place) => {
    const last = lastBefore(parts, place);
    return last ? place - last.before - Math.min(last.end - last.start, place - last.start) : place;
  };
}
