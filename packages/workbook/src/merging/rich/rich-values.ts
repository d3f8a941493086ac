import { savepointOf } from '../../undoable-map.js';
import { Interned } from '../interned.js';
import type { Markup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';
import { relationshipsPath } from '../../xlsx/relationships.js';
import { relationshipsMarkup } from '../parts/relationships-markup.js';

/** A value that is more than a number or text, such as a picture within a cell or a detailed error. */
export interface RichValue {
  /** The element `s` that names and types the fields. */
  readonly structure: Markup;
  /** The content of each field. */
  readonly values: readonly Markup[];
  /** The index of the field that refers to a picture, and the picture's path in the merged workbook. */
  readonly picture: { readonly at: number; readonly path: string } | null;
}

interface WrittenPart {
  readonly path: string;
  readonly contentType: string | null;
  readonly markup: Markup;
  /** URI of the type of the workbook's relationship to the part; undefined when there is none. */
  readonly typeUri?: string;
}

const RICH = 'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata';
const RELATIONS = 'xl/richData/richValueRel.xml';
const OFFICE_TYPES = 'http://schemas.microsoft.com/office';
const COMMON =
  'minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1"';

/** What the attributes `cm` and `vm` of cells refer to in the merged workbook ([MS-XLSX] 2.3.6). */
export class RichValues {
  readonly #dynamicArrays = new Interned();
  readonly #structures = new Interned();
  readonly #pictures = new Interned();
  readonly #values = new Interned();

  /** The value of `cm`, from 1, for a dynamic array formula (one that spills into other cells). */
  dynamicArray(dynamic: boolean, collapsed: boolean): number {
    const said = `fDynamic="${Number(dynamic)}" fCollapsed="${Number(collapsed)}"`;
    return this.#dynamicArrays.add(said) + 1;
  }

  /** The value of `vm`, from 1, for a rich value. */
  value({ structure, values, picture }: RichValue): number {
    const shown = values.map((value, at) =>
      picture?.at === at ? String(this.#pictures.add(picture.path)) : value,
    );
    const fields = shown.map((value) => `<v>${value}</v>`).join('');
    return this.#values.add(`<rv s="${this.#structures.add(structure)}">${fields}</rv>`) + 1;
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    return savepointOf(this.#dynamicArrays, this.#structures, this.#pictures, this.#values);
  }

  /** The parts to write; none when no cell refers to them. */
  parts(): WrittenPart[] {
    const [dynamicArrays, values] = [this.#dynamicArrays.items, this.#values.items];
    const parts: WrittenPart[] = [];
    if (dynamicArrays.length + values.length > 0)
      parts.push({
        path: 'xl/metadata.xml',
        contentType:
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml',
        markup: metadata(dynamicArrays, values.length),
        typeUri: `${NAMESPACES.office}/sheetMetadata`,
      });
    if (values.length === 0) return parts;
    const rich = (
      name: string,
      typeUri: string,
      root: string,
      attributes: string,
      items: readonly Markup[],
    ) =>
      parts.push({
        path: `xl/richData/${name}.xml`,
        contentType: `application/vnd.ms-excel.${name.toLowerCase()}+xml`,
        markup: `${PROLOG}<${root} ${attributes}>${items.join('')}</${root}>`,
        typeUri: `${OFFICE_TYPES}/${typeUri}`,
      });
    const count = (items: readonly Markup[]) => `xmlns="${RICH}" count="${items.length}"`;
    const structures = this.#structures.items;
    rich('rdrichvalue', '2017/06/relationships/rdRichValue', 'rvData', count(values), values);
    rich(
      'rdrichvaluestructure',
      '2017/06/relationships/rdRichValueStructure',
      'rvStructures',
      count(structures),
      structures,
    );
    const pictures = this.#pictures.items;
    if (pictures.length === 0) return parts;
    rich(
      'richValueRel',
      '2022/10/relationships/richValueRel',
      'richValueRels',
      `xmlns="http://schemas.microsoft.com/office/spreadsheetml/2022/richvaluerel" xmlns:r="${NAMESPACES.office}"`,
      pictures.map((_, at) => `<rel r:id="rId${at + 1}"/>`),
    );
    const relationships = pictures.map((target, at) => ({
      id: `rId${at + 1}`,
      typeUri: `${NAMESPACES.office}/image`,
      target,
    }));
    parts.push({
      path: relationshipsPath(RELATIONS),
      contentType: null,
      markup: relationshipsMarkup(RELATIONS, relationships),
    });
    return parts;
  }
}

function metadata(dynamicArrays: readonly Markup[], values: number): Markup {
  const types: Markup[] = [];
  const future: Markup[] = [];
  const cells: Markup[] = [];
  const add = (name: string, more: string, list: string, uri: string, items: readonly Markup[]) => {
    if (items.length === 0) return;
    types.push(`<metadataType name="${name}" ${COMMON}${more}/>`);
    const blocks = items.map((item) => `<bk><extLst><ext uri="${uri}">${item}</ext></extLst></bk>`);
    future.push(
      `<futureMetadata name="${name}" count="${items.length}">${blocks.join('')}</futureMetadata>`,
    );
    const entries = items.map((_, at) => `<bk><rc t="${types.length}" v="${at}"/></bk>`);
    cells.push(`<${list} count="${items.length}">${entries.join('')}</${list}>`);
  };
  add(
    'XLDAPR',
    ' cellMeta="1"',
    'cellMetadata',
    '{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}',
    dynamicArrays.map((item) => `<xda:dynamicArrayProperties ${item}/>`),
  );
  add(
    'XLRICHVALUE',
    '',
    'valueMetadata',
    '{3e2802c4-a4d2-4d8b-9148-e3be6c30e623}',
    Array.from({ length: values }, (_, at) => `<xlrd:rvb i="${at}"/>`),
  );
  return [
    `${PROLOG}<metadata xmlns="${NAMESPACES.main}" xmlns:xlrd="${RICH}" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray">`,
    `<metadataTypes count="${types.length}">${types.join('')}</metadataTypes>`,
    ...future,
    ...cells,
    '</metadata>',
  ].join('');
}
