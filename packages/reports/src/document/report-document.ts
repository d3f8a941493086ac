import type { Disclosure } from '@lqc/analysis';
import type { Copy, Statement } from '@lqc/contracts';
import type { ColumnKind } from '../workbooks/table.js';

/** The report as one value: everything that its document, its tables and its pages are made of. */
export interface ReportDocument {
  readonly title: string;
  /** Office and authors as people write them; may be empty. */
  readonly people: string;
  /** The quarter that it is about. */
  readonly period: string;
  /** The quarters that it is compared with, nearest first. */
  readonly comparedWith: readonly string[];
  readonly copy: Copy;
  /** When and how the contacts were met; null where that is not known. */
  readonly interviews: readonly { readonly label: string; readonly text: string }[] | null;
  /** The workbooks that its figures are of: which content, and since when; names of files stay in the office. */
  readonly workbooks: readonly string[];
  /** Null: nobody has approved it, and every page says DRAF. */
  readonly approval: { readonly by: string; readonly at: Date } | null;
  readonly madeAt: Date;
  readonly chapters: readonly DocumentChapter[];
  /** The contacts that sentences rest on, by their ids. */
  readonly sources: ReadonlyMap<string, EvidenceSource>;
}

export interface DocumentChapter {
  /** What its captions are numbered by: `2` in "Grafik 2.1"; null for a chapter without them. */
  readonly number: string | null;
  readonly heading: string;
  /** The chapter behind which data of charts, unchecked sentences and sources stand. */
  readonly isAnnex: boolean;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** With its number; null where the chapter's heading says it already. */
  readonly heading: string | null;
  /** Markdown: paragraphs, **bold**, lists, ### headings. */
  readonly text: string;
  /** What the data say of each sentence; places in `text` in UTF-16 units. */
  readonly statements: readonly DocumentStatement[];
  readonly tables: readonly DocumentTable[];
  readonly figures: readonly DocumentFigure[];
}

export interface DocumentStatement extends Pick<Statement, 'start' | 'end' | 'status'> {
  /** Contacts that the sentence rests on. */
  readonly evidence: readonly DocumentEvidence[];
  /** Of a contradicted sentence: what the data say instead. */
  readonly expected: string | null;
  /** Why a contradicted sentence stays, and who said so. */
  readonly reason: { readonly text: string; readonly by: string } | null;
}

export interface DocumentEvidence {
  readonly contactId: string;
  /** What the contact said, word for word. */
  readonly quote: string;
  /** The workbook's cell that it stands in; null where it is not known. */
  readonly cell: string | null;
  /** Stands in place of the contact's label in a copy that leaves; null: held back. */
  readonly generalised?: string | null;
}

/** A contact as footnotes name it, and as the confidential annex does. */
export interface EvidenceSource {
  /** `K7`. */
  readonly label: string;
  readonly sector: string | null;
  readonly period: string;
  readonly company: string;
  readonly sheet: string;
}

/** A chart: what it shows, its picture, and the figures that it was drawn from. */
export interface DocumentFigure {
  /** What it shows, in one line. */
  readonly title: string;
  /** Draws it, as a PNG: tables have no pictures. */
  readonly drawn: () => Uint8Array;
  /** How many answers, contacts or companies stand behind it, and how to read it. */
  readonly note: string;
  readonly source: string;
  readonly data: DocumentTable;
}

export interface DocumentTable {
  readonly title: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly DocumentCell[])[];
  /** Lines below the table. */
  readonly notes: readonly string[];
}

/** What a column of a document's table holds; a document writes its days in words. */
export type DocumentKind = Exclude<ColumnKind, 'date'>;

export interface DocumentColumn {
  readonly header: string;
  /** A heading over neighbouring columns of the same group. */
  readonly group?: string;
  readonly kind: DocumentKind;
  /** Its cells carry n, which the workbook has in a column of its own. */
  readonly hasN?: boolean;
  /** Its width relative to the other columns; the default depends on its kind. */
  readonly weight?: number;
}

export interface DocumentCell {
  readonly value: string | number | null;
  /** What this copy shows of it; open unless told. */
  readonly disclosure?: Disclosure;
  /** How many answers are behind the value. */
  readonly n?: Pick<DocumentCell, 'value' | 'disclosure'>;
  /** Far above or below neutral; shaded. */
  readonly tone?: 'above' | 'below';
}
