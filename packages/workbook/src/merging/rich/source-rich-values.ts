import type { StagedParts } from '../parts/staged-parts.js';
import type { SourcePackage } from '../source-package.js';
import type { SourceWorkbook } from '../source-workbook.js';
import { plain } from '../styles/plain.js';
import {
  childOf,
  childrenOf,
  extensionOf,
  parseTree,
  writeTree,
  type XmlElement,
} from '../xml-tree.js';
import type { RichValue, RichValues } from './rich-values.js';

/** Kinds of a rich value's fields that say what they hold by themselves. */
const PLAIN_KINDS = new Set(['i', 's', 'b', 'd', 'e']);
const PICTURE = '_rvRel:LocalImageIdentifier';

/** What the attributes `cm` and `vm` of a source's cells mean: spilling formulas, pictures within cells. */
export class SourceRichValues {
  private constructor(
    private readonly metadata: XmlElement | undefined,
    private readonly values: readonly XmlElement[],
    private readonly structures: readonly XmlElement[],
    /** Paths in the merged workbook, in the order that values name them by. */
    private readonly pictures: readonly (string | undefined)[],
    private readonly merged: RichValues,
  ) {}

  static async read(
    source: SourcePackage,
    { links }: SourceWorkbook,
    staged: StagedParts,
    merged: RichValues,
  ): Promise<SourceRichValues> {
    const part = (type: string) =>
      links.find((link) => link.type === type && source.has(link.target))?.target;
    const tree = async (type: string) => {
      const path = part(type);
      return path === undefined ? undefined : parseTree(await source.markup(path));
    };
    const metadata = await tree('sheetMetadata');
    const values = await tree('rdRichValue');
    if (!metadata || !values) return new SourceRichValues(metadata, [], [], [], merged);
    const pictures: (string | undefined)[] = [];
    const relations = part('richValueRel');
    const linksById = new Map(
      relations ? (await source.links(relations)).map((link) => [link.id, link]) : [],
    );
    for (const { attributes } of (await tree('richValueRel'))?.children ?? []) {
      const id = [...attributes].find(([name]) => name.endsWith(':id'))?.[1];
      const link = linksById.get(id ?? '');
      const isHere = link && !link.external && link.type === 'image' && source.has(link.target);
      pictures.push(
        isHere
          ? staged.picture(
              link.target,
              await source.contentType(link.target),
              await source.bytes(link.target),
            )
          : undefined,
      );
    }
    const structures = childrenOf(await tree('rdRichValueStructure'), 's');
    return new SourceRichValues(metadata, childrenOf(values, 'rv'), structures, pictures, merged);
  }

  readonly #indices = new Map<string, number | null>();

  /** What an index of a cell is in the merged workbook; null where it must stay behind. */
  indexOf(kind: 'cm' | 'vm', index: number): number | null {
    const key = `${kind} ${index}`;
    let found = this.#indices.get(key);
    if (found === undefined) {
      found = this.#carry(kind, index);
      this.#indices.set(key, found);
    }
    return found;
  }

  readonly #lists = new Map<string, readonly XmlElement[]>();

  /** The elements of a list of the metadata. */
  #list(list: string, name: string): readonly XmlElement[] {
    let elements = this.#lists.get(list);
    if (!elements)
      this.#lists.set(list, (elements = childrenOf(childOf(this.metadata, list), name)));
    return elements;
  }

  /** What is told of later kinds of metadata, by the name of the kind. */
  #blocksOf(type: string | undefined): readonly XmlElement[] {
    const key = `=${type}`;
    let blocks = this.#lists.get(key);
    if (!blocks) {
      const future = childrenOf(this.metadata, 'futureMetadata').find(
        ({ attributes }) => attributes.get('name') === type,
      );
      this.#lists.set(key, (blocks = childrenOf(future, 'bk')));
    }
    return blocks;
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
      return this.merged.spilling(
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
    return { structure: writeTree(plain(structure, null)), values: written, picture };
  }
}
