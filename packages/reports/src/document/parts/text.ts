import { getOrInsert, shortSectorName } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import {
  FootnoteReferenceRun,
  HeadingLevel,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
  UnderlineType,
} from 'docx';
import { xmlText } from '../../xml-text.js';
import type { DocumentSection, DocumentStatement, ReportDocument } from '../report-document.js';
import { markedText, type MarkedBlock, type Part } from '../text/marked-text.js';
import { BULLETS, COLOUR, NUMBERS, STYLE } from './house-style.js';

type Told = Pick<ReportDocument, 'copy' | 'approval' | 'sources'>;

/**
 * A section's text in paragraphs, with a footnote behind each sentence that has something to say.
 *
 * @param isKept whether the first stays on the page of what follows it
 */
export function textParagraphs(section: DocumentSection, told: Told, isKept = false): Paragraph[] {
  if (section.text.trim() === '')
    return [new Paragraph({ style: STYLE.remark, children: [new TextRun(say.empty)] })];
  return markedText(section).map((block, at, blocks) => {
    const children = block.parts.flatMap((part) => runsOf(part, told));
    const keepNext = block.kind === 'heading' || (isKept && at === 0) || goesOn(blocks, at);
    return new Paragraph({ ...formOf(block, blocks[at - 1]), keepNext, children });
  });
}

/** More items than these may be parted by a page's end. */
const SHORT_LIST = 4;

/** Whether an item stays on the page of the next: of a short list, and the first of a long one. */
function goesOn(blocks: readonly MarkedBlock[], at: number): boolean {
  const isItem = (one?: MarkedBlock) => one?.kind === 'bullet' || one?.kind === 'numbered';
  if (!isItem(blocks[at]) || !isItem(blocks[at + 1])) return false;
  const first = blocks.findLastIndex((one, place) => place < at && !isItem(one)) + 1;
  const end = blocks.findIndex((one, place) => place > at && !isItem(one));
  return at === first || (end === -1 ? blocks.length : end) - first <= SHORT_LIST;
}

function formOf({ kind, level }: MarkedBlock, before?: MarkedBlock) {
  if (kind === 'heading') return { heading: HeadingLevel.HEADING_3 };
  if (kind === 'paragraph') return { style: STYLE.body };
  const reference = kind === 'bullet' ? BULLETS : NUMBERS;
  return {
    style: STYLE.body,
    numbering: { reference, level, custom: true, restart: before?.kind !== 'numbered' },
    spacing: { after: 70 },
  };
}

function runsOf({ text, bold, statement, isLast }: Part, told: Told): ParagraphChild[] {
  const words = xmlText(text.replace(/\s+/g, ' '));
  const mark = statement && isMarked(statement, told) ? MARKS[statement.status] : {};
  const run = new TextRun({ text: words, bold, ...mark });
  const note = isLast && statement ? noteOf(statement, told) : '';
  return note === '' ? [run] : [run, footnote(note)];
}

// What is wrong stands out before what is not known to be right, as on the screen and also without colours.
const MARKS: Partial<
  Record<DocumentStatement['status'], Pick<IRunOptions, 'underline' | 'shading'>>
> = {
  contradicted: {
    underline: { type: UnderlineType.THICK, color: COLOUR.red },
    shading: { fill: COLOUR.redTint },
  },
  unchecked: { underline: { type: UnderlineType.DOTTED, color: COLOUR.gold } },
};

// Word writes the note's number right before its text.
const footnote = (text: string) =>
  new FootnoteReferenceRun({
    children: [
      new Paragraph({ style: 'FootnoteText', children: [new TextRun(` ${xmlText(text)}`)] }),
    ],
  });

/** What stands at the page's foot for a sentence: whom it rests on, and that it is not known to be right. */
function noteOf(statement: DocumentStatement, told: Told): string {
  const evidence = sourcesOf(statement, told).join('; ');
  const state = isMarked(statement, told) ? stateNote(statement) : '';
  return [evidence, state].filter((part) => part !== '').join('. ');
}

/** The contacts behind a sentence, each once; those of a sector together, of a quarter in one entry. */
function sourcesOf({ evidence }: DocumentStatement, { sources }: Told): string[] {
  const quarters = new Map<string, Map<string, Set<string>>>();
  const others = new Set<string>();
  for (const { contactId, generalised } of evidence) {
    const source = sources.get(contactId);
    if (generalised !== undefined || !source) {
      if (generalised) others.add(generalised);
      continue;
    }
    const { label, sector, period } = source;
    const name = sector === null ? '' : ` (${shortSectorName(sector)})`;
    const sectors = getOrInsert(quarters, period, () => new Map());
    getOrInsert(sectors, name, () => new Set()).add(label);
  }
  const told = [...quarters].map(([period, sectors]) => {
    const contacts = [...sectors].map(([name, labels]) => `${[...labels].join(', ')}${name}`);
    return `${contacts.join(', ')} · ${period}`;
  });
  return [...told, ...others];
}

/**
 * What a sentence lacks is the office's own: in a copy that leaves it would tell which others are right. What
 * nobody could check bears its mark until people have read and approved it; the annex goes on listing it.
 */
const isMarked = ({ status }: DocumentStatement, { copy, approval }: Told): boolean =>
  copy === 'internal' &&
  (status === 'contradicted' || (status === 'unchecked' && approval === null));

function stateNote({ status, expected, reason }: DocumentStatement): string {
  if (status === 'unchecked') return say.unchecked;
  return [
    say.contradicted,
    ...(expected ? [say.dataSay(expected.replace(/\.$/, ''))] : []),
    reason ? say.keptBecause(reason.text.replace(/\.$/, ''), reason.by) : say.notExplained,
  ].join(' ');
}
