import type { OoxmlPackage } from './ooxml-package.js';
import { child, children, descendants } from './xml-node.js';

const ORDER = [
  'numFmts',
  'fonts',
  'fills',
  'borders',
  'cellStyleXfs',
  'cellXfs',
  'cellStyles',
  'dxfs',
  'tableStyles',
  'colors',
];

/** The style sheet: order, counts, every reference within it, what Excel's limits are. */
export function* stylesBreaches({ xml }: OoxmlPackage): Generator<string> {
  const styles = xml.get('xl/styles.xml');
  if (!styles) return;
  const places = styles.children.map(({ local }) => ORDER.indexOf(local));
  if (places.some((place, at) => place === -1 || place <= (places[at - 1] ?? -1)))
    yield 'styles out of order';
  for (const list of styles.children)
    if (
      list.attributes['count'] !== undefined &&
      Number(list.attributes['count']) !== list.children.length
    )
      yield `count of ${list.local}`;
  const size = (name: string) => child(styles, name)?.children.length ?? 0;
  const formats = new Set(
    children(child(styles, 'numFmts'), 'numFmt').map(({ attributes }) => attributes['numFmtId']),
  );
  if (formats.size !== size('numFmts')) yield 'numFmtId twice';
  for (const list of ['cellStyleXfs', 'cellXfs'])
    for (const { attributes: a } of child(styles, list)?.children ?? []) {
      if (Number(a['numFmtId']) >= 164 && !formats.has(a['numFmtId']))
        yield `number format ${a['numFmtId']}`;
      for (const [name, of] of [
        ['fontId', 'fonts'],
        ['fillId', 'fills'],
        ['borderId', 'borders'],
        ['xfId', 'cellStyleXfs'],
      ] as const)
        if (a[name] !== undefined && !(Number(a[name]) < size(of)))
          yield `${list} ${name} ${a[name]}`;
    }
  const named = child(styles, 'cellStyles')?.children ?? [];
  const names = named.map(({ attributes }) => attributes['name']!.toLowerCase());
  if (new Set(names).size !== names.length) yield 'cell style name twice';
  // Readers take the number of a named style for that of its format.
  if (named.length !== size('cellStyleXfs')) yield 'a format without named style';
  for (const [at, { attributes: a }] of named.entries())
    if (Number(a['xfId']) !== at) yield `style ${a['name']}`;
  const builtIn = named.flatMap(({ attributes: a }) =>
    a['builtinId'] === undefined ? [] : [`${a['builtinId']} ${a['iLevel'] ?? ''}`],
  );
  if (new Set(builtIn).size !== builtIn.length) yield 'one of Excel’s own styles twice';
  if (size('cellXfs') > 64_000) yield 'too many cell formats';
  if (size('fonts') > 4_096) yield 'too many fonts';
  if (size('fills') < 2) yield 'the two fills that Excel takes for granted';
  for (const node of descendants(styles))
    if (
      node.attributes['dxfId'] !== undefined &&
      !(Number(node.attributes['dxfId']) < size('dxfs'))
    )
      yield `dxfId ${node.attributes['dxfId']} of ${node.local}`;
}
