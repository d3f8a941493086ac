import { Interned } from '../interned.js';
import type { Markup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';
import { relationshipsPath } from '../link.js';
import { relationshipsMarkup } from '../parts/relationships-markup.js';

/** A value that is more than a number or text: a picture within a cell, a detailed error. */
export interface RichValue {
  readonly structure: Markup;
  readonly values: readonly Markup[];
  /** Which of the values names a picture, and its path here. */
  readonly picture: { readonly at: number; readonly path: string } | null;
}

interface WrittenPart {
  readonly path: string;
  readonly contentType: string | null;
  readonly markup: Markup;
  /** Type of the workbook's relationship to it. */
  readonly address?: string;
}

const RICH = 'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata';
const RELATIONS = 'xl/richData/richValueRel.xml';
const LINKS = 'http://schemas.microsoft.com/office';
const COMMON =
  'minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1"';

/** What cells of the merged workbook say by `cm` and `vm` ([MS-XLSX] 2.3.6). */
export class RichValues {
  readonly #spilling = new Interned();
  readonly #structures = new Interned();
  readonly #pictures = new Interned();
  readonly #values = new Interned();

  /** The number of a formula that spills, as `cm` names it. */
  spilling(dynamic: boolean, collapsed: boolean): number {
    const said = `fDynamic="${Number(dynamic)}" fCollapsed="${Number(collapsed)}"`;
    return this.#spilling.add(said) + 1;
  }

  /** The number of a value, as `vm` names it. */
  value({ structure, values, picture }: RichValue): number {
    const shown = values.map((value, at) =>
      picture?.at === at ? String(this.#pictures.add(picture.path)) : value,
    );
    const fields = shown.map((value) => `<v>${value}</v>`).join('');
    return this.#values.add(`<rv s="${this.#structures.add(structure)}">${fields}</rv>`) + 1;
  }

  savepoint(): () => void {
    const tables = [this.#spilling, this.#structures, this.#pictures, this.#values];
    const undo = tables.map((table) => table.savepoint());
    return () => {
      for (const takeBack of undo) takeBack();
    };
  }

  /** The parts, none where no cell needs them. */
  parts(): WrittenPart[] {
    const [spilling, values] = [this.#spilling.items, this.#values.items];
    const parts: WrittenPart[] = [];
    if (spilling.length + values.length > 0)
      parts.push({
        path: 'xl/metadata.xml',
        contentType:
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml',
        markup: metadata(spilling, values.length),
        address: `${NAMESPACES.office}/sheetMetadata`,
      });
    if (values.length === 0) return parts;
    const rich = (
      name: string,
      address: string,
      root: string,
      attributes: string,
      items: readonly Markup[],
    ) =>
      parts.push({
        path: `xl/richData/${name}.xml`,
        contentType: `application/vnd.ms-excel.${name.toLowerCase()}+xml`,
        markup: `${PROLOG}<${root} ${attributes}>${items.join('')}</${root}>`,
        address: `${LINKS}/${address}`,
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
    const links = pictures.map((target, at) => ({
      id: `rId${at + 1}`,
      address: `${NAMESPACES.office}/image`,
      target,
    }));
    parts.push({
      path: relationshipsPath(RELATIONS),
      contentType: null,
      markup: relationshipsMarkup(RELATIONS, links),
    });
    return parts;
  }
}

function metadata(spilling: readonly Markup[], values: number): Markup {
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
    spilling.map((item) => `<xda:dynamicArrayProperties ${item}/>`),
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
