import type { Check, Fact } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { type Clause, clauseAt } from './clauses.js';
import type { QuarterMention } from './quarters.js';
import type { SubjectMention } from './subjects.js';

type Way = 1 | -1 | 0;

const WORDS: readonly [RegExp, Way][] = [
  [
    /\b(?:naik|menaik|kenaikan|meningkat|peningkatan|menguat|penguatan|bertambah|lebih\stinggi|tumbuh|membaik)\b/gi,
    1,
  ],
  [
    /\b(?:turun|menurun|penurunan|melemah|pelemahan|berkurang|lebih\srendah|melambat|perlambatan|terkontraksi|memburuk)\b/gi,
    -1,
  ],
  [/\b(?:tidak\sberubah|tetap\s(?:pada|di|sebesar)|stabil|stagnan|relatif\ssama)\b/gi, 0],
];
/** What stands behind these is a reason or an expectation of contacts, not the survey's figure. */
const CAUSE =
  /\b(?:karena|akibat|disebabkan|seiring|sejalan|didorong|dipicu|ditopang|tercermin|dipengaruhi|terutama|oleh|meski(?:pun)?|walau(?:pun)?|di\stengah|sehingga|bersumber|berasal|mengingat|untuk|agar)\b/i;
const EXPECTED =
  /\b(?:diprakirakan|diperkirakan|diproyeksikan|akan|mendatang|berpotensi|diharapkan|harapan)\b/i;
/** People, not the average: "sebagian kontak melaporkan kenaikan". */
const SAID_BY_SOME =
  /\b(?:sebagian|beberapa|sejumlah|salah\ssatu|kontak|responden|perusahaan|pelaku\susaha)\b[^,;]*$/i;
/** "Salah satu kontak menyampaikan bahwa harga jual naik". */
const ATTRIBUTED =
  /\b(?:sebagian|beberapa|sejumlah|salah\ssatu|seorang|menurut|kontak|responden|pelaku\susaha)\b.*\b(?:menyampaikan|melaporkan|menyatakan|menyebut(?:kan)?|mengaku|mengalami|menilai|mencatat|bahwa)\b/i;
const NEGATION = /\b(?:tidak|belum|bukan|tanpa)\s(?:\S+\s)?$/i;
/** An average that moved less than this may be called stable. */
const STABLE_WITHIN = 0.1;

/** A direction word with what it says of an indicator's average. */
export interface DirectionCheck extends Pick<Check, 'status' | 'facts' | 'expected'> {
  readonly start: number;
  readonly end: number;
}

/**
 * Holds every word of direction that is said of an indicator's average against the sign of its
 * change. Words about reasons, expectations and single contacts say nothing of the average.
 */
export function checkDirections(
  sentence: string,
  context: {
    readonly clauses: readonly Clause[];
    readonly subjects: readonly SubjectMention[];
    readonly quarters: readonly QuarterMention[];
    readonly numbers: readonly { readonly start: number; readonly end: number }[];
    /** What the sentence before was about. */
    readonly topic: string;
  },
  facts: readonly Fact[],
): DirectionCheck[] {
  const changes = facts.filter(({ kind }) => kind === 'change');
  if (changes.length === 0) return [];
  const cause = CAUSE.exec(outsideNames(sentence, context.subjects))?.index ?? sentence.length;
  if (EXPECTED.test(outsideNames(sentence, context.subjects))) return [];
  return WORDS.flatMap(([pattern, way]) =>
    [...sentence.matchAll(pattern)].flatMap((match): DirectionCheck[] => {
      const start = match.index;
      const end = start + match[0].length;
      const isInName = context.subjects.some((name) => start >= name.start && start < name.end);
      if (isInName || start > cause) return [];
      const lead = sentence.slice(0, start);
      const clause = clauseAt(context.clauses, start);
      const own = context.subjects.findLast(({ end: to }) => to <= start);
      const isFigured = context.numbers.some(
        (number) => number.start >= end && number.end <= clause.end,
      );
      if (!own && !isFigured && context.subjects.length > 0) return [];
      if (ATTRIBUTED.test(lead)) return [];
      if (SAID_BY_SOME.test(lead.slice(own?.end ?? clause.start)) && !isFigured) return [];
      const isNegated = NEGATION.test(lead);
      const yoy = context.quarters.some(({ quarter }) => quarter === 'last_year');
      const change = changes.find(
        ({ subject, quarter }) =>
          subject === (own?.subject ?? context.topic) && quarter === (yoy ? 'last_year' : 'before'),
      );
      if (!change) return [];
      const fits = isNegated ? !agrees(way, change.value) : agrees(way, change.value);
      return [
        {
          start,
          end,
          status: fits ? 'supported' : 'contradicted',
          facts: [change.id],
          expected: fits ? null : `${change.label} (${shown(change.value)})`,
        },
      ];
    }),
  ).sort((a, b) => a.start - b.start);
}

function agrees(way: Way, change: number): boolean {
  return way === 0 ? Math.abs(change) < STABLE_WITHIN : Math.sign(change) === way;
}

function shown(change: number): string {
  if (change === 0) return 'tetap';
  return `${change > 0 ? 'naik' : 'turun'} ${decimal(Math.abs(change), 2)}`;
}

/** The sentence with its names blanked, so that "Perkiraan Penjualan" is no expectation. */
function outsideNames(sentence: string, names: readonly SubjectMention[]): string {
  let blanked = sentence;
  for (const { start, end } of names)
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  return blanked;
}
