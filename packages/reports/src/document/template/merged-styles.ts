const STYLE = /<w:style\b.*?<\/w:style>/gs;
const NAMESPACE = /\bxmlns:(\w+)="[^"]*"/g;

interface NamedStyle {
  readonly id: string;
  /** Word finds a style by its kind and name; ids differ between languages. */
  readonly key: string;
  readonly xml: string;
}

/** The styles of a document with those of the office's in their place, and how the office's are called in it. */
export interface MergedStyles {
  readonly xml: string;
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Puts the office's styles in the place of a document's of the same name, and adds the others. Lists keep
 * the document's own numbering, since the office's does not come along.
 */
export function mergedStyles(own: string, office: string): MergedStyles {
  const ours = stylesIn(own);
  const theirs = stylesIn(office);
  const taken = new Set(ours.map(({ id }) => id));
  const idOf = new Map(
    theirs.map(({ id, key }) => {
      const same = ours.find((one) => one.key === key);
      return [id, same?.id ?? (taken.has(id) ? `Kantor${id}` : id)] as const;
    }),
  );
  const renamed = new Map(
    theirs.map(({ id, key, xml }) => [key, withStyleIds(withoutLists(xml), idOf, id)]),
  );
  const styles = [
    ...ours.map(({ key, xml }) => renamed.get(key) ?? xml),
    ...theirs
      .filter(({ key }) => !ours.some((one) => one.key === key))
      .map(({ key }) => renamed.get(key)!),
  ];
  const [defaults] = office.match(/<w:docDefaults\b.*?<\/w:docDefaults>/s) ?? [];
  const first = own.search(/<w:style\b/);
  const before = own.slice(0, first);
  const head = defaults
    ? before.replace(/<w:docDefaults\b.*?<\/w:docDefaults>/s, () => defaults)
    : before;
  const [tag] = office.match(/<w:styles\b[^>]*>/) ?? [''];
  return {
    xml: `${head.replace(/<w:styles\b[^>]*>/, (one) => withNamespaces(one, tag))}${styles.join('')}</w:styles>`,
    idOf,
  };
}

/** A part's tag that declares the namespaces of another as well. */
export function withNamespaces(tag: string, other: string): string {
  const known = new Set([...tag.matchAll(NAMESPACE)].map(([, prefix]) => prefix));
  const missing = [...other.matchAll(NAMESPACE)].filter(([, prefix]) => !known.has(prefix));
  const ignorable = /\bmc:Ignorable="([^"]*)"/;
  const ignored = new Set(
    [tag, other].flatMap((one) => ignorable.exec(one)?.[1]?.split(/\s+/).filter(Boolean) ?? []),
  );
  const declared = missing.map(([declaration]) => ` ${declaration}`).join('');
  const bare = tag.replace(/\s*\bmc:Ignorable="[^"]*"/, '').replace(/>$/, '');
  const all = ignored.size > 0 ? ` mc:Ignorable="${[...ignored].join(' ')}"` : '';
  return `${bare}${declared}${all}>`;
}

/** XML with its references to styles by the ids that they have in the document. */
export function withStyleIds(
  xml: string,
  idOf: ReadonlyMap<string, string>,
  styleId?: string,
): string {
  const named = (id: string) => idOf.get(id) ?? id;
  return xml
    .replace(
      /(<w:(?:basedOn|next|link|pStyle|rStyle|tblStyle)\b[^>]*w:val=")([^"]*)(")/g,
      (_all, before: string, id: string, after: string) => before + named(id) + after,
    )
    .replace(/\bw:styleId="[^"]*"/, (all) =>
      styleId === undefined ? all : `w:styleId="${named(styleId)}"`,
    );
}

export const withoutLists = (xml: string): string =>
  xml.replace(/<w:numPr\b[^>]*\/>|<w:numPr\b.*?<\/w:numPr>/gs, '');

function stylesIn(xml: string): NamedStyle[] {
  return [...xml.matchAll(STYLE)].flatMap(([style]) => {
    const of = (pattern: RegExp) => pattern.exec(style)?.[1];
    const id = of(/\bw:styleId="([^"]*)"/);
    const name = of(/<w:name\b[^>]*w:val="([^"]*)"/);
    const kind = of(/\bw:type="([^"]*)"/) ?? 'paragraph';
    return id && name ? [{ id, key: `${kind} ${name.toLowerCase()}`, xml: style }] : [];
  });
}
