import { posix } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { WORKBOOK_LIMITS } from '../../src/index.js';
import { Zip } from '../../src/zip/zip.js';
import { descendants, parseXml, type XmlNode } from './xml-node.js';

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** A package as the rules look at it, read without any of the merger's code. */
export interface OoxmlPackage {
  readonly paths: readonly string[];
  readonly xml: ReadonlyMap<string, XmlNode>;
  readonly relations: ReadonlyMap<string, readonly Relation[]>;
  readonly types: ReadonlyMap<string, string>;
}

/** Reads it, with what is broken already on the way. */
export async function readPackage(
  bytes: Uint8Array,
): Promise<OoxmlPackage & { breaches: string[] }> {
  const breaches: string[] = [];
  const directory = await fromBufferPromise(Buffer.from(bytes));
  const paths: string[] = [];
  for await (const entry of directory.eachEntry()) paths.push(entry.fileName as unknown as string);
  const zip = await Zip.open(Buffer.from(bytes), { ...WORKBOOK_LIMITS, ratio: 10_000 });
  const xml = new Map<string, XmlNode>();
  for (const path of paths.filter((one) => /\.(?:xml|rels)$/.test(one))) {
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(path)) pieces.push(piece);
    try {
      xml.set(path, parseXml(Buffer.concat(pieces).toString('utf8')));
    } catch (error) {
      breaches.push(`${path} is not well formed: ${String(error)}`);
    }
  }
  const relations = new Map<string, Relation[]>();
  for (const [path, root] of xml) {
    if (!path.endsWith('.rels')) continue;
    const of = posix.join(
      posix.dirname(posix.dirname(path)),
      posix.basename(path).replace(/\.rels$/, ''),
    );
    relations.set(
      of === '.' ? '' : of,
      root.children.map(({ attributes: a }) => {
        const external = a['TargetMode'] === 'External';
        const target = a['Target']!;
        return {
          id: a['Id']!,
          type: a['Type']!.replace(/^.*\//, ''),
          target: external ? target : posix.join(posix.dirname(of), target).replace(/^\//, ''),
          external,
        };
      }),
    );
  }
  const types = new Map<string, string>();
  const declared = xml.get('[Content_Types].xml');
  for (const { local, attributes: a } of declared?.children ?? []) {
    const key = local === 'Override' ? a['PartName']! : a['Extension']!;
    if (types.has(key.toLowerCase())) breaches.push(`content type of ${key} declared twice`);
    types.set(key.toLowerCase(), a['ContentType']!);
  }
  return { paths, xml, relations, types, breaches };
}

/** Every attribute that names a relationship. */
export function* references(root: XmlNode): Generator<string> {
  for (const { attributes } of descendants(root))
    for (const [name, value] of Object.entries(attributes))
      if (/^r\d*:(?:id|embed|link|pict|dm|lo|qs|cs)$/.test(name) && value !== '') yield value;
}
