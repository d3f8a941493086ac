import { documentPhrases as say } from '@lqc/phrases';
import type {
  DocumentChapter,
  DocumentFigure,
  DocumentSection,
  DocumentTable,
  ReportDocument,
} from './report-document.js';

/** What a table or figure is called: "Tabel 2.3". */
export interface CaptionNumber {
  readonly label: string;
  /** What stands before the running number: `2.`; empty in a chapter without a number. */
  readonly chapter: string;
  /** The running number within the chapter, from 1. */
  readonly running: number;
}

export interface NumberedTable extends DocumentTable {
  readonly number: CaptionNumber;
}

export interface NumberedFigure extends DocumentFigure {
  readonly number: CaptionNumber;
  /** The table of its figures in the annex. */
  readonly dataNumber: CaptionNumber;
}

export interface NumberedSection extends Omit<DocumentSection, 'tables' | 'figures'> {
  readonly tables: readonly NumberedTable[];
  readonly figures: readonly NumberedFigure[];
}

interface NumberedChapter extends Omit<DocumentChapter, 'sections'> {
  readonly sections: readonly NumberedSection[];
}

export interface NumberedReport {
  readonly chapters: readonly NumberedChapter[];
  /** The figures behind the charts, which stand in the annex. */
  readonly dataTables: readonly NumberedTable[];
}

export const captionText = ({ label, chapter, running }: CaptionNumber): string =>
  `${label} ${chapter}${running}`;

/** Numbers the tables and figures of each chapter; data of charts are counted on in the annex. */
export function numberedReport(report: Pick<ReportDocument, 'chapters'>): NumberedReport {
  const counted = new Map<string, number>();
  const next = (label: string, { number }: Pick<DocumentChapter, 'number'>): CaptionNumber => {
    const chapter = number === null ? '' : `${number}.`;
    const running = (counted.get(label + chapter) ?? 0) + 1;
    counted.set(label + chapter, running);
    return { label, chapter, running };
  };
  // Tables of the annex's own sections stand before the data of charts.
  const chapters = report.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      tables: section.tables.map((table) => ({ ...table, number: next(say.table, chapter) })),
    })),
  }));
  const annex = annexOf(report);
  const numbered = chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      figures: section.figures.map((figure) => ({
        ...figure,
        number: next(say.figure, chapter),
        dataNumber: next(say.table, annex),
      })),
    })),
  }));
  const figures = numbered.flatMap(({ sections }) => sections.flatMap((one) => one.figures));
  return {
    chapters: numbered,
    dataTables: figures.map(({ number, dataNumber, title, data }) => ({
      ...data,
      title: say.dataOf(captionText(number), title),
      number: dataNumber,
    })),
  };
}

/** The chapter that stands last; a report without one gets its own. */
export const annexOf = ({ chapters }: Pick<ReportDocument, 'chapters'>): DocumentChapter =>
  chapters.find(({ isAnnex }) => isAnnex) ?? {
    ...say.chapters.lampiran,
    isAnnex: true,
    sections: [],
  };
