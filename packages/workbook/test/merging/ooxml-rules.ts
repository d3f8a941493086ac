import { readPackage, references, type OoxmlPackage } from './ooxml-package.js';
import { sheetBreaches } from './ooxml-sheet-rules.js';
import { stylesBreaches } from './ooxml-style-rules.js';
import { child, children, descendants } from './xml-node.js';

const FORBIDDEN_TYPES =
  /^(?:externalLink|vbaProject|calcChain|pivotTable|pivotCacheDefinition|slicer|queryTable|connections)$/;
const NAME = /^(?:[\p{L}_\\][\p{L}\p{N}_.\\?]*)$/u;

/**
 * What of a written workbook Excel would repair or refuse: rules of ECMA-376 (parts 1 and 2) and those
 * that Excel adds. None for a workbook that opens without a word.
 */
export async function ooxmlBreaches(bytes: Uint8Array): Promise<string[]> {
  const read = await readPackage(bytes);
  return [
    ...read.breaches,
    ...packageBreaches(read),
    ...workbookBreaches(read),
    ...stylesBreaches(read),
    ...sheetBreaches(read),
  ];
}

function* packageBreaches({ paths, xml, relations, types }: OoxmlPackage): Generator<string> {
  yield* repeated(
    paths.map((path) => path.toLowerCase()),
    'part',
  );
  for (const path of paths) {
    if (path === '[Content_Types].xml') continue;
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const type = types.get(`/${path}`.toLowerCase()) ?? types.get(extension);
    if (!type || (type === 'application/xml' && path.startsWith('xl/')))
      yield `${path} has no content type`;
  }
  for (const key of types.keys())
    if (key.startsWith('/') && !paths.some((path) => `/${path}`.toLowerCase() === key))
      yield `content type of ${key}, which is not there`;
  const reached = new Set(['[Content_Types].xml']);
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const one of relations.get(path) ?? []) if (!one.external) visit(one.target);
  };
  visit('');
  for (const path of paths)
    if (!path.endsWith('.rels') && !reached.has(path)) yield `${path} hangs on nothing`;
  for (const [path, of] of relations) {
    yield* repeated(
      of.map(({ id }) => id),
      `relationship of ${path}`,
    );
    for (const { id, type, target, external } of of) {
      if (!external && !paths.includes(target))
        yield `${path} ${id} leads to ${target}, which is not there`;
      if (FORBIDDEN_TYPES.test(type)) yield `${path} has a ${type}`;
    }
  }
  for (const [path, root] of xml) {
    if (path.endsWith('.rels')) continue;
    const known = new Set((relations.get(path) ?? []).map(({ id }) => id));
    for (const id of references(root))
      if (!known.has(id)) yield `${path} names ${id}, which is no relationship`;
  }
}

function* workbookBreaches({ xml, relations }: OoxmlPackage): Generator<string> {
  const workbook = xml.get('xl/workbook.xml');
  const order = workbook?.children.map(({ local }) => local).join() ?? '';
  if (!/^workbookPr,bookViews,sheets,(?:definedNames,)?calcPr$/.test(order))
    yield `workbook in the order ${order}`;
  const sheets = children(child(workbook, 'sheets'), 'sheet').map(({ attributes }) => attributes);
  for (const { name = '' } of sheets)
    if (
      name === '' ||
      name.length > 31 ||
      /[[\]:*?/\\]|^'|'$/.test(name) ||
      /^history$/i.test(name)
    )
      yield `sheet name ${name}`;
  yield* repeated(
    sheets.map(({ name }) => name!.toLowerCase()),
    'sheet name',
  );
  yield* repeated(
    sheets.map(({ sheetId }) => sheetId!),
    'sheetId',
  );
  yield* repeated(
    sheets.map((one) => one['r:id']!),
    'r:id of sheets',
  );
  if (!sheets.some(({ state }) => !state || state === 'visible')) yield 'no visible sheet';
  const names = children(child(workbook, 'definedNames'), 'definedName');
  yield* repeated(
    names.map(({ attributes: a }) => `${a['localSheetId'] ?? ''} ${a['name']!.toLowerCase()}`),
    'name',
  );
  for (const { attributes: a, text } of names) {
    if (!NAME.test(a['name']!) && !a['name']!.startsWith('_xlnm.')) yield `name ${a['name']}`;
    if (a['localSheetId'] !== undefined && !(Number(a['localSheetId']) < sheets.length))
      yield `scope of ${a['name']}`;
    if (/\[\d+\]/.test(text)) yield `name ${a['name']} looks into another workbook`;
  }
  const tables = [...relations.values()]
    .flat()
    .filter(({ type }) => type === 'table')
    .map(({ target }) => xml.get(target)!);
  yield* repeated(
    tables.map(({ attributes }) => attributes['id']!),
    'id of tables',
  );
  const global = names
    .filter(({ attributes: a }) => a['localSheetId'] === undefined)
    .map(({ attributes: a }) => a['name']!.toLowerCase());
  yield* repeated(
    [...tables.map(({ attributes }) => attributes['displayName']!.toLowerCase()), ...global],
    'name of table',
  );
  const texts = xml.get('xl/sharedStrings.xml');
  if (texts) {
    const used = [...xml]
      .filter(([path]) => path.startsWith('xl/worksheets/sheet'))
      .reduce(
        (sum, [, root]) =>
          sum +
          [...descendants(root)].filter(
            ({ local, attributes: a }) => local === 'c' && a['t'] === 's',
          ).length,
        0,
      );
    if (Number(texts.attributes['uniqueCount']) !== texts.children.length)
      yield 'uniqueCount of shared strings';
    if (Number(texts.attributes['count']) > used)
      yield `count of shared strings: ${texts.attributes['count']}, used ${used}`;
  }
}

function* repeated(keys: readonly string[], what: string): Generator<string> {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) yield `${what} twice: ${key}`;
    seen.add(key);
  }
}
