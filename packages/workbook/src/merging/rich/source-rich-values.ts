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
    for (const { attributes } of (await tree('richValueRel'))?.children ?? []) {
      const id = [...attributes].find(([name]) => name.endsWith(':id'))?.[1];
      const link = (await source.links(relations!)).find((one) => one.id === id);
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

  /** What an index of a cell is in the merged workbook; null where it must stay behind. */
  place(kind: 'cm' | 'vm', index: number): number | null {
    const list = kind === 'cm' ? 'cellMetadata' : 'valueMetadata';
    const blocks = childrenOf(childOf(this.metadata, list), 'bk')[index - 1]?.children ?? [];
    const [block] = blocks;
    if (!block || blocks.length > 1) return null;
    const types = childrenOf(childOf(this.metadata, 'metadataTypes'), 'metadataType');
    const type = types[Number(block.attributes.get('t')) - 1]?.attributes.get('name');
    const future = childrenOf(this.metadata, 'futureMetadata').find(
      ({ attributes }) => attributes.get('name') === type,
    );
    const content = childrenOf(future, 'bk')[Number(block.attributes.get('v'))];
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
