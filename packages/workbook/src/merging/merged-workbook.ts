import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';
import type { StyleKeys } from './certificate/style-keys.js';
import { DefinedNames } from './defined-names.js';
import { LastRead } from './last-read.js';
import { type Markup, toMarkup } from './markup.js';
import { NAMESPACES, PROLOG } from './namespaces.js';
import { DEFAULT_TYPES, PartPaths } from './parts/part-kinds.js';
import { relationshipsPath } from './link.js';
import { relationshipsMarkup, type WrittenLink } from './parts/relationships-markup.js';
import { StagedParts } from './parts/staged-parts.js';
import { People } from './people.js';
import { RichValues } from './rich/rich-values.js';
import { SharedStrings } from './shared-strings.js';
import { SheetNames } from '../sheet-names.js';
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
  readonly address: string;
  readonly name: string;
  /** As a workbook writes it; undefined where it is visible. */
  readonly state?: string | undefined;
}

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = NAMESPACES.office;
const WORKBOOK = 'xl/workbook.xml';

/** The workbook that is being made: what all its sheets share, and the file it goes to. */
export class MergedWorkbook {
  readonly texts = new SharedStrings();
  readonly styles = new StyleTable();
  readonly names = new DefinedNames();
  readonly sheetNames = new SheetNames();
  readonly people = new People();
  readonly richValues = new RichValues();
  readonly paths = new PartPaths();
  readonly themes = new LastRead(readTheme);
  readonly styleSheets = new LastRead(parseTree);
  /** The source's before this one, which this one shares where it has the same template. */
  lastStyles: LastStyles | null = null;
  readonly sheets: MergedSheet[] = [];
  /** Those of the first source that came in. */
  base: {
    readonly theme: Theme;
    readonly palette: string;
    readonly uses1904: boolean;
    readonly font: string;
  } | null = null;
  lastTable = 0;
  computesOnLoad = false;
  iterates = false;
  readonly #types = new Map<string, string>();
  #pictures: ReadonlyMap<string, string> = new Map();
  readonly #zip: ZipWriter;

  constructor(out: Writable) {
    this.#zip = new ZipWriter(out);
  }

  /** Room for the parts of one source. */
  stage(): StagedParts {
    return new StagedParts(this.paths, this.#pictures);
  }

  /** How to take back whatever a source adds from now on, should it turn out to be broken. */
  savepoint(): () => void {
    const undo = [
      this.texts,
      this.styles,
      this.names,
      this.sheetNames,
      this.people,
      this.richValues,
    ].map((one) => one.savepoint());
    const { base, lastTable, computesOnLoad, iterates } = this;
    return () => {
      for (const takeBack of undo) takeBack();
      Object.assign(this, { lastStyles: null, base, lastTable, computesOnLoad, iterates });
    };
  }

  /** Writes the parts of a source that turned out well. */
  async take(staged: StagedParts, sheets: readonly MergedSheet[]): Promise<void> {
    // Programs that guess a file's kind look at what comes first.
    if (this.sheets.length === 0) await this.#opening();
    for (const { part, contentType } of staged.parts) {
      if (contentType !== null) this.#types.set(part.path, contentType);
      await this.#zip.add(part);
    }
    this.#pictures = staged.pictures;
    this.sheets.push(...sheets);
  }

  /** Writes what all sheets share. */
  async end(): Promise<void> {
    const links: WrittenLink[] = this.sheets.map(({ path, address }, index) => ({
      id: `rId${index + 1}`,
      address,
      target: path,
    }));
    const link = (type: string, target: string, address = `${OFFICE}/${type}`) =>
      links.push({ id: `rId${links.length + 1}`, address, target });
    const theme = this.base?.theme ?? NO_THEME;
    if (theme.markup !== '') {
      link('theme', 'xl/theme/theme1.xml');
      await this.#add(
        'xl/theme/theme1.xml',
        'application/vnd.openxmlformats-officedocument.theme+xml',
        theme.markup,
      );
    }
    link('styles', 'xl/styles.xml');
    await this.#add('xl/styles.xml', `${SPREADSHEET}.styles+xml`, this.styles.write());
    if (this.styles.checkboxes.size > 0) {
      const { path, contentType, address } = CHECKBOX_PART;
      link('', path, address);
      await this.#add(path, contentType, checkboxPart(this.styles.checkboxes.has('dxf')));
    }
    if (this.texts.count > 0) {
      link('sharedStrings', 'xl/sharedStrings.xml');
      await this.#addPieces(
        'xl/sharedStrings.xml',
        `${SPREADSHEET}.sharedStrings+xml`,
        this.texts.write(),
      );
    }
    if (this.people.markup !== '') {
      link(
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
    for (const { path, contentType, markup, address } of this.richValues.parts()) {
      if (address !== undefined) link('', path, address);
      await this.#add(path, contentType, markup);
    }
    await this.#add(WORKBOOK, `${SPREADSHEET}.sheet.main+xml`, this.#workbook());
    await this.#add(relationshipsPath(WORKBOOK), null, relationshipsMarkup(WORKBOOK, links));
    await this.#add('[Content_Types].xml', null, this.#contentTypes());
    await this.#zip.end();
  }

  async #opening(): Promise<void> {
    const links = [{ id: 'rId1', address: `${OFFICE}/officeDocument`, target: WORKBOOK }];
    await this.#add('_rels/.rels', null, relationshipsMarkup('', links));
  }

  #workbook(): Markup {
    const sheets = this.sheets.map(
      ({ name, state }, index) =>
        `<sheet name="${toMarkup(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
    );
    return [
      `${PROLOG}<workbook xmlns="${NAMESPACES.main}" xmlns:r="${OFFICE}">`,
      `<workbookPr${this.base?.uses1904 ? ' date1904="1"' : ''}/>`,
      `<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"/></bookViews>`,
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
