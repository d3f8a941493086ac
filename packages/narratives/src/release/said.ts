import type { Statement } from '@lqc/contracts';
import { foldLetters } from '../pseudonyms/fold-letters.js';
import type { CompaniesLike } from './companies-like.js';
import type { Generaliser } from './generalise.js';
import { surveyWords, type SurveyWords } from './of-the-survey.js';
import { withoutPublic } from './public-words.js';
import type { ReleaseSection } from './release-section.js';
import { COMPANIES, isOfFirms, sectorsIn } from './trades.js';

/** A sentence with what, and whom, its words are about. */
export interface Said extends Pick<SurveyWords, 'isOfSurvey' | 'hasFigure' | 'isOfAll'> {
  readonly statement: Statement;
  readonly sentence: string;
  /** The sectors that it is about. */
  readonly sectors: readonly string[];
  /** Whether it is about some of the firms alone: those of a sector, a trade or a district. */
  readonly isOfSome: boolean;
  /** Of how few companies that were met it can speak; infinite where it speaks of none. */
  readonly fits: number;
}

type Whom = Pick<Said, 'sectors' | 'isOfSome' | 'fits'>;
const NOBODY: Whom = { sectors: [], isOfSome: false, fits: Infinity };

/** Sections whose sentences are of their subject even where none names it. */
const HAVE_A_SUBJECT: ReadonlySet<ReleaseSection['kind']> = new Set([
  'indikator',
  'lapangan_usaha',
]);
/** Words for whom the sentence before was about. */
const POINTS_BACK = new RegExp(
  `(?<!\\p{L})(?:mereka|ia|dia|(?:ke|(?:dua|tiga|empat)-)(?:dua|tiga|empat)nya|(?:semua|seluruh|masing-masing|sebagian|lain)(?:nya)?|(?:sektor|lapangan usaha|bidang|${COMPANIES})\\s(?:itu|ini|tersebut))(?!\\p{L})`,
  'iu',
);

/** Reads the sentences of a section one after the other: each may speak of whom the one before spoke of. */
export class SectionReader {
  #before: Said | null = null;

  constructor(
    private readonly section: ReleaseSection,
    private readonly of: { readonly companies: CompaniesLike; readonly generaliser: Generaliser },
  ) {}

  /** By a sentence's own words, and by those before where it was read as a whole or points back. */
  read(statement: Statement): Said {
    const { kind, target, text } = this.section;
    const sentence = text.slice(statement.start, statement.end);
    const isOnTopic = HAVE_A_SUBJECT.has(kind) || (this.#before?.isOfSurvey ?? false);
    const words = surveyWords(sentence, isOnTopic);
    const isRead = statement.status === 'supported' || statement.status === 'contradicted';
    const whom = this.#whom(sentence);
    const said = {
      ...words,
      ...whom,
      statement,
      sentence,
      sectors:
        kind === 'lapangan_usaha' && target !== null ? [...whom.sectors, target] : whom.sectors,
      isOfSurvey:
        statement.is_bound === true ||
        words.isOfSurvey ||
        (isOnTopic && isRead && !words.isPublic) ||
        whom.isOfSome,
    };
    this.#before = said;
    return said;
  }

  #whom(sentence: string): Whom {
    const words = withoutPublic(foldLetters(sentence));
    const sectors = sectorsIn(words);
    const ofFirms = isOfFirms(words);
    const districts =
      ofFirms || sectors.length > 0
        ? this.of.generaliser.districtsIn(sentence).map(({ district }) => district)
        : [];
    if (sectors.length === 0 && districts.length === 0) {
      const { kind, target } = this.section;
      const { sectors: before, isOfSome, fits } = this.#before ?? NOBODY;
      const pointsBack = POINTS_BACK.test(words);
      if (pointsBack && isOfSome) return { sectors: before, isOfSome, fits };
      const isOfTarget = kind === 'lapangan_usaha' && target !== null && (pointsBack || ofFirms);
      if (isOfTarget) return this.#firmsOf([target], []);
      if (!ofFirms) return NOBODY;
    }
    return this.#firmsOf(sectors, districts);
  }

  #firmsOf(sectors: readonly string[], districts: readonly string[]): Whom {
    const isOfSome = sectors.length > 0 || districts.length > 0;
    return { sectors, isOfSome, fits: this.of.companies.fewestMet(sectors, districts) };
  }
}
