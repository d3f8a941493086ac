import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';
import type { StyleKeys } from './certificate/style-keys.js';
import { DefinedNames } from './defined-names.js';
import { LastRead } from './last-read.js';
import { type Markup, toMarkup } from './markup.js';
import { NAMESPACES, PROLOG } from './namespaces.js';
import { DEFAULT_TYPES, PartPaths } from './parts/part-kinds.js';
import { relationshipsPath } from '../xlsx/relationships.js';
import { relationshipsMarkup, type WrittenRelationship } from './parts/relationships-markup.js';
import { StagedParts } from './parts/staged-parts.js';
import { People } from './people.js';
import { RichValues } from './rich/rich-values.js';
import { SharedStrings } from './shared-strings.js';
import type { SheetVisibility } from '../sheet.js';
import { SheetNames } from '../sheet-names.js';
import { savepointOf } from '../undoable-map.js';
import { CHECKBOX_PART, checkboxPart } from './styles/checkboxes.js';
import type { SourceStyles } from './styles/source-styles.js';
import { StyleTable } from './styles/style-table.js';
import { NO_THEME, readTheme, type Theme } from './theme.js';
import { parseTree, type XmlElement } from './xml-tree.js';
import { deflatePart, PartDeflater, ZipWriter } from '../zip/zip-writer.js';

export interface LastStyles {
  readonly root: XmlElement | null;
  readonly styles: SourceStyles;
  readonly keys: StyleKeys;
}

export interface MergedSheet {
  readonly path: string;
  readonly typeUri: string;
  readonly name: string;
  readonly visibility: SheetVisibility;
}

export const isShown = ({ visibility }: Pick<MergedSheet, 'visibility'>): boolean =>
  visibility === 'visible';

/** The attribute `state` of a sheet, which a visible one has none of. */
export const stateOf = (visibility: SheetVisibility): Markup =>
  visibility === 'visible' ? '' : ` state="${visibility}"`;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = NAMESPACES.office;
const WORKBOOK = 'xl/workbook.xml';

/** The merged workbook while it is being written: what its sheets share, and the file. */
export class MergedWorkbook {
  readonly sharedStrings = new SharedStrings();
  readonly styles = new StyleTable();
  readonly names = new DefinedNames();
  readonly sheetNames = new SheetNames();
  readonly people = new People();
  readonly richValues = new RichValues();
  readonly paths = new PartPaths();
  readonly themes = new LastRead(readTheme);
  readonly styleSheets = new LastRead(parseTree);
  /** The styles of the source before, for reuse when the next one has the same style sheet. */
  lastStyles: LastStyles | null = null;
  readonly sheets: MergedSheet[] = [];
  /** Theme, palette, calendar and default font of the first source, which all sheets then share. */
  base: {
    readonly theme: Theme;
    readonly palette: string;
    readonly uses1904: boolean;
    readonly font: string;
  } | null = null;
  lastTableId = 0;
  computesOnLoad = false;
  iterates = false;
  readonly #types = new Map<string, string>();
  #pictures: ReadonlyMap<string, string> = new Map();
  readonly #zip: ZipWriter;

  constructor(out: Writable) {
    this.#zip = new ZipWriter(out);
  }

  /** A place to collect the parts of the next source until all of them have been checked. */
  stage(): StagedParts {
    return new StagedParts(this.paths, this.#pictures);
  }

  /** Returns a function that undoes what a source added after this call, in case it fails. */
  savepoint(): () => void {
    const undo = savepointOf(
      this.sharedStrings,
      this.styles,
      this.names,
      this.sheetNames,
      this.people,
      this.richValues,
    );
    const { base, lastTableId, computesOnLoad, iterates } = this;
    return () => {
      undo();
      Object.assign(this, { lastStyles: null, base, lastTableId, computesOnLoad, iterates });
    };
  }

  /** Writes the parts of a source that has been checked as a whole. */
  async addSource(staged: StagedParts, sheets: readonly MergedSheet[]): Promise<void> {
    // Programs that guess a file's type look at its first parts.
    if (this.sheets.length === 0) await this.#writeRootRelationships();
    for (const { part, contentType } of staged.parts) {
      if (contentType !== null) this.#types.set(part.path, contentType);
      await this.#zip.add(part);
    }
    this.#pictures = staged.pictures;
    this.sheets.push(...sheets);
  }

  /** Writes the parts that all sheets share, and ends the package. */
  async end(): Promise<void> {
    const relationships: WrittenRelationship[] = this.sheets.map(({ path, typeUri }, index) => ({
      id: `rId${index + 1}`,
      typeUri,
      target: path,
    }));
    const addRelationship = (type: string, target: string, typeUri = `${OFFICE}/${type}`) =>
      relationships.push({ id: `rId${relationships.length + 1}`, typeUri, target });
    const theme = this.base?.theme ?? NO_THEME;
    if (theme.markup !== '') {
      addRelationship('theme', 'xl/theme/theme1.xml');
      await this.#add(
        'xl/theme/theme1.xml',
        'application/vnd.openxmlformats-officedocument.theme+xml',
        theme.markup,
      );
    }
    addRelationship('styles', 'xl/styles.xml');
    await this.#add('xl/styles.xml', `${SPREADSHEET}.styles+xml`, this.styles.write());
    if (this.styles.checkboxes.size > 0) {
      const { path, contentType, typeUri } = CHECKBOX_PART;
      addRelationship('', path, typeUri);
      await this.#add(path, contentType, checkboxPart(this.styles.checkboxes.has('dxf')));
    }
    if (this.sharedStrings.count > 0) {
      addRelationship('sharedStrings', 'xl/sharedStrings.xml');
      await this.#addPieces(
        'xl/sharedStrings.xml',
        `${SPREADSHEET}.sharedStrings+xml`,
        this.sharedStrings.write(),
      );
    }
    if (this.people.markup !== '') {
      addRelationship(
        'person',
        'xl/persons/person.xml',
        'http://schemas.microsoft.com/office/2017/10/relationships/person',
      );
      await this.#add(
        'xl/persons/person.xml',
        'application/vnd.ms-excel.person+xml',
        this.people.markup,
      );
    }
    for (const { path, contentType, markup, typeUri } of this.richValues.parts()) {
      if (typeUri !== undefined) addRelationship('', path, typeUri);
      await this.#add(path, contentType, markup);
    }
    await this.#add(WORKBOOK, `${SPREADSHEET}.sheet.main+xml`, this.#workbook());
    await this.#add(
      relationshipsPath(WORKBOOK),
      null,
      relationshipsMarkup(WORKBOOK, relationships),
    );
    await this.#add('[Content_Types].xml', null, this.#contentTypes());
    await this.#zip.end();
  }

  async #writeRootRelationships(): Promise<void> {
    const relationships = [{ id: 'rId1', typeUri: `${OFFICE}/officeDocument`, target: WORKBOOK }];
    await this.#add('_rels/.rels', null, relationshipsMarkup('', relationships));
  }

  #workbook(): Markup {
    const sheets = this.sheets.map(
      ({ name, visibility }, index) =>
        `<sheet name="${toMarkup(name)}" sheetId="${index + 1}"${stateOf(visibility)} r:id="rId${index + 1}"/>`,
    );
    // A hidden sheet must not be the one that the workbook opens at.
    const opensAt = Math.max(0, this.sheets.findIndex(isShown));
    return [
      `${PROLOG}<workbook xmlns="${NAMESPACES.main}" xmlns:r="${OFFICE}">`,
      `<workbookPr${this.base?.uses1904 ? ' date1904="1"' : ''}/>`,
      `<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"${opensAt > 0 ? ` activeTab="${opensAt}"` : ''}/></bookViews>`,
      `<sheets>${sheets.join('')}</sheets>`,
      this.names.markup,
      `<calcPr calcId="191029"${this.iterates ? ' iterate="1"' : ''}${this.computesOnLoad ? ' fullCalcOnLoad="1"' : ''}/>`,
      '</workbook>',
    ].join('');
  }

  #contentTypes(): Markup {
    const defaults = new Map([...DEFAULT_TYPES].slice(0, 2));
    const overrides: Markup[] = [];
    for (const [path, type] of this.#types) {
      const extension = path.slice(path.lastIndexOf('.') + 1);
      if (extension !== 'xml' && DEFAULT_TYPES.get(extension) === type)
        defaults.set(extension, type);
      else
        overrides.push(`<Override PartName="/${toMarkup(path)}" ContentType="${toMarkup(type)}"/>`);
    }
    const written = [...defaults].map(
      ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
    );
    return `${PROLOG}<Types xmlns="${NAMESPACES.types}">${written.join('')}${overrides.join('')}</Types>`;
  }

  async #add(path: string, contentType: string | null, markup: Markup): Promise<void> {
    if (contentType !== null) this.#types.set(path, contentType);
    await this.#zip.add(deflatePart(path, Buffer.from(markup, 'latin1')));
  }

  async #addPieces(path: string, contentType: string, pieces: Iterable<Markup>): Promise<void> {
    this.#types.set(path, contentType);
    const deflater = new PartDeflater(path);
    for (const piece of pieces) await deflater.write(Buffer.from(piece, 'latin1'));
    await this.#zip.add(await deflater.end());
  }
}
