import { getOrInsert } from '@lqc/contracts';
import type { StagedParts } from '../parts/staged-parts.js';
import type { SourcePackage } from '../source-package.js';
import type { SourceWorkbook } from '../source-workbook.js';
import { portable } from '../styles/portable.js';
import {
  childOf,
  childrenOf,
  extensionOf,
  parseTree,
  writeTree,
  type XmlElement,
} from '../xml-tree.js';
import type { RichValue, RichValues } from './rich-values.js';

/** Types of fields whose values are complete in themselves: integer, string, boolean, decimal, error. */
const PLAIN_KINDS = new Set(['i', 's', 'b', 'd', 'e']);
const PICTURE = '_rvRel:LocalImageIdentifier';

/**
 * What the attributes `cm` and `vm` of a source's cells refer to: dynamic array formulas, and pictures
 * within cells. They are added to the merged workbook when a cell first uses them.
 */
export class SourceRichValues {
  private constructor(
    private readonly metadata: XmlElement | undefined,
    private readonly values: readonly XmlElement[],
    private readonly structures: readonly XmlElement[],
    /** Paths of pictures in the merged workbook, by the index that values use. */
    private readonly pictures: readonly (string | undefined)[],
    private readonly merged: RichValues,
  ) {}

  static async read(
    source: SourcePackage,
    { partOf }: SourceWorkbook,
    staged: StagedParts,
    merged: RichValues,
  ): Promise<SourceRichValues> {
    const tree = async (type: string) => {
      const path = partOf(type);
      return path === undefined ? undefined : parseTree(await source.markup(path));
    };
    const metadata = await tree('sheetMetadata');
    const values = await tree('rdRichValue');
    if (!metadata || !values) return new SourceRichValues(metadata, [], [], [], merged);
    const pictures: (string | undefined)[] = [];
    const relations = partOf('richValueRel');
    const relationshipsById = new Map(
      relations
        ? (await source.relationships(relations)).map((relationship) => [
            relationship.id,
            relationship,
          ])
        : [],
    );
    for (const { attributes } of (await tree('richValueRel'))?.children ?? []) {
      const id = [...attributes].find(([name]) => name.endsWith(':id'))?.[1];
      const relationship = relationshipsById.get(id ?? '');
      const isHere =
        relationship &&
        !relationship.external &&
        relationship.type === 'image' &&
        source.has(relationship.target);
      pictures.push(
        isHere
          ? staged.picture(
              relationship.target,
              await source.contentType(relationship.target),
              await source.bytes(relationship.target),
            )
          : undefined,
      );
    }
    const structures = childrenOf(await tree('rdRichValueStructure'), 's');
    return new SourceRichValues(metadata, childrenOf(values, 'rv'), structures, pictures, merged);
  }

  readonly #indices = new Map<string, number | null>();

  /** The value of `cm` or `vm` in the merged workbook; null when its content cannot be kept. */
  indexOf(kind: 'cm' | 'vm', index: number): number | null {
    return getOrInsert(this.#indices, `${kind} ${index}`, () => this.#carry(kind, index));
  }

  readonly #lists = new Map<string, readonly XmlElement[]>();

  /** The elements of this name in a list of the metadata part. */
  #list(list: string, name: string): readonly XmlElement[] {
    return getOrInsert(this.#lists, list, () => childrenOf(childOf(this.metadata, list), name));
  }

  /** The blocks of `futureMetadata` with the name of this metadata type. */
  #blocksOf(type: string | undefined): readonly XmlElement[] {
    return getOrInsert(this.#lists, `=${type}`, () => {
      const future = childrenOf(this.metadata, 'futureMetadata').find(
        ({ attributes }) => attributes.get('name') === type,
      );
      return childrenOf(future, 'bk');
    });
  }

  #carry(kind: 'cm' | 'vm', index: number): number | null {
    const list = kind === 'cm' ? 'cellMetadata' : 'valueMetadata';
    const blocks = this.#list(list, 'bk')[index - 1]?.children ?? [];
    const [block] = blocks;
    if (!block || blocks.length > 1) return null;
    const types = this.#list('metadataTypes', 'metadataType');
    const type = types[Number(block.attributes.get('t')) - 1]?.attributes.get('name');
    const content = this.#blocksOf(type)[Number(block.attributes.get('v'))];
    const said = extensionOf(content);
    if (said?.local !== (kind === 'cm' ? 'dynamicArrayProperties' : 'rvb')) return null;
    if (kind === 'cm')
      return this.merged.dynamicArray(
        said.attributes.get('fDynamic') !== '0',
        said.attributes.get('fCollapsed') === '1',
      );
    const value = this.#value(Number(said.attributes.get('i')));
    return value && this.merged.value(value);
  }

  #value(index: number): RichValue | null {
    const value = this.values[index];
    const structure = this.structures[Number(value?.attributes.get('s'))];
    if (!value || !structure) return null;
    const written = childrenOf(value, 'v').map(({ text }) => text);
    let picture: { readonly at: number; readonly path: string } | null = null;
    for (const [at, { attributes }] of structure.children.entries()) {
      if (!PLAIN_KINDS.has(attributes.get('t') ?? 'd')) return null;
      if (attributes.get('n') !== PICTURE) continue;
      const path = this.pictures[Number(written[at])];
      if (path === undefined) return null;
      picture = { at, path };
    }
    return { structure: writeTree(portable(structure, null)), values: written, picture };
  }
}
