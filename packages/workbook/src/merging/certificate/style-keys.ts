import { getOrInsert } from '@lqc/contracts';
import { BUILT_IN_CODES, FIRST_CUSTOM_FORMAT, GENERAL } from '../../built-in-formats.js';
import { checkboxExtension } from '../styles/checkboxes.js';
import { portable } from '../styles/portable.js';
import type { StyleSheet } from '../styles/style-sheet.js';
import { writeTree } from '../xml-tree.js';

const PARTS = [
  ['fontId', 'fonts', 'font'],
  ['fillId', 'fills', 'fill'],
  ['borderId', 'borders', 'border'],
] as const;

/** Compares cell formats by their content, since equal formats have different indexes in two files. */
export class StyleKeys {
  readonly #keys = new Map<number, string>();

  constructor(private readonly sheet: StyleSheet) {}

  /** How many distinct formats these indexes stand for. */
  countDistinct(indexes: ReadonlySet<number>): number {
    return new Set([...indexes].map((index) => this.#key(index))).size;
  }

  /** Some programs write the code of a built-in format, others only its id. */
  #numberFormat(id: number): string {
    const code = this.sheet.codeOf(id) || BUILT_IN_CODES.get(id);
    // Excel shows General for a custom format without a code.
    return code ?? (id < FIRST_CUSTOM_FORMAT ? `#${id}` : GENERAL);
  }

  #key(index: number): string {
    return getOrInsert(this.#keys, index, () => {
      const format = this.sheet.item('cellXfs', 'xf', index);
      const numberIn = (name: string) => Number(format.attributes.get(name) ?? 0);
      return [
        this.#numberFormat(numberIn('numFmtId')),
        ...PARTS.map(([id, list, name]) => this.sheet.markup(list, name, numberIn(id))),
        checkboxExtension(format),
        ...format.children
          .filter(({ local }) => local !== 'extLst')
          .map((child) => writeTree(portable(child, null))),
      ].join('|');
    });
  }
}
