import { getOrInsert } from '@lqc/contracts';
import { checkboxExtension } from '../styles/checkboxes.js';
import type { Markup } from '../markup.js';
import type { Recolour } from '../recolour.js';
import { BUILT_IN_CODES, FIRST_CUSTOM_FORMAT, GENERAL } from '../styles/number-formats.js';
import { portable } from '../styles/portable.js';
import { childOf, childrenOf, writeTree, type XmlElement } from '../xml-tree.js';

const PARTS = [
  ['fontId', 'fonts', 'font'],
  ['fillId', 'fills', 'fill'],
  ['borderId', 'borders', 'border'],
] as const;

/** Compares cell formats by their content, since equal formats have different indexes in two files. */
export class StyleKeys {
  readonly #lists = new Map<string, readonly XmlElement[]>();
  readonly #formats: readonly XmlElement[];
  readonly #codes: ReadonlyMap<string, string>;
  readonly #keys = new Map<number, string>();

  /** @param recolour the conversion of colours that the merge applies, null for none */
  constructor(
    styles: XmlElement | null,
    private readonly recolour: Recolour | null,
  ) {
    const root = styles ?? undefined;
    for (const [, list, name] of PARTS)
      this.#lists.set(list, childrenOf(childOf(root, list), name));
    this.#formats = childrenOf(childOf(root, 'cellXfs'), 'xf');
    this.#codes = new Map(
      childrenOf(childOf(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
        attributes.get('numFmtId') ?? '',
        attributes.get('formatCode') ?? '',
      ]),
    );
  }

  /** How many distinct formats these indexes stand for. */
  countDistinct(indexes: ReadonlySet<number>): number {
    return new Set([...indexes].map((index) => this.#key(index))).size;
  }

  readonly #looks = new Map<XmlElement, Markup>();
  #look(part: XmlElement): Markup {
    return getOrInsert(this.#looks, part, () => writeTree(portable(part, this.recolour)));
  }

  /** Some programs write the code of a built-in format, others only its id. */
  #numberFormat(id: string): string {
    const code = this.#codes.get(id) || BUILT_IN_CODES.get(Number(id));
    // Excel shows General for a custom format without a code.
    return code ?? (Number(id) < FIRST_CUSTOM_FORMAT ? `#${id}` : GENERAL);
  }

  #key(index: number): string {
    return getOrInsert(this.#keys, index, () => {
      const format = this.#formats[index] ?? this.#formats[0];
      const id = format?.attributes.get('numFmtId') ?? '0';
      return [
        this.#numberFormat(id),
        ...PARTS.map(([id, list]) => {
          const part = this.#lists.get(list)![Number(format?.attributes.get(id) ?? 0)];
          return part ? this.#look(part) : '';
        }),
        format ? checkboxExtension(format) : '',
        ...(format?.children ?? [])
          .filter(({ local }) => local !== 'extLst')
          .map((child) => writeTree(portable(child, null))),
      ].join('|');
    });
  }
}
