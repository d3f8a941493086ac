import { parseCellReference } from '../../src/index.js';
import type { OoxmlPackage } from './ooxml-package.js';
import { child, children, descendants, type XmlNode } from './xml-node.js';

/** CT_Worksheet (ECMA-376 part 1, 18.3.1.99). */
const ORDER = (
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios ' +
  'autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations ' +
  'hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ' +
  'ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF drawingHF picture oleObjects controls webPublishItems ' +
  'tableParts extLst'
).split(' ');

/** The worksheets: order of elements, cells, and every index that leads to what sheets share. */
export function* sheetBreaches({ xml }: OoxmlPackage): Generator<string> {
  const styles = xml.get('xl/styles.xml');
  const formats = child(styles, 'cellXfs')?.children.length ?? 1;
  const differentialFormats = child(styles, 'dxfs')?.children.length ?? 0;
  const texts = xml.get('xl/sharedStrings.xml')?.children.length ?? 0;
  const metadata = xml.get('xl/metadata.xml');
  const rich = {
    cm: count(child(metadata, 'cellMetadata')),
    vm: count(child(metadata, 'valueMetadata')),
  };
  let chosen = 0;
  for (const [path, root] of xml) {
    if (!path.startsWith('xl/worksheets/sheet')) continue;
    const places = root.children
      .filter(({ local }) => local !== 'AlternateContent')
      .map(({ local }) => ORDER.indexOf(local));
    if (places.some((place, at) => place === -1 || place < (places[at - 1] ?? 0)))
      yield `${path} out of order`;
    const views = children(child(root, 'sheetViews'), 'sheetView');
    if (views.length > 1 || views.some(({ attributes }) => attributes['workbookViewId'] !== '0'))
      yield `${path} views`;
    chosen += views.filter(({ attributes }) =>
      /^(?:1|true)$/.test(attributes['tabSelected'] ?? ''),
    ).length;
    if (child(root, 'sheetPr')?.attributes['codeName']) yield `${path} has a code name`;
    for (const node of descendants(root)) {
      const a = node.attributes;
      if (node.local === 'c') {
        if (a['s'] !== undefined && !(Number(a['s']) < formats))
          yield `${path} ${a['r']} format ${a['s']}`;
        const value = child(node, 'v')?.text;
        if (a['t'] === 's' && value?.trim() && !(Number(value) < texts))
          yield `${path} ${a['r']} text ${value}`;
        for (const kind of ['cm', 'vm'] as const)
          if (a[kind] !== undefined && !(Number(a[kind]) <= rich[kind]))
            yield `${path} ${a['r']} ${kind} ${a[kind]}`;
      }
      if (node.local === 'row' && a['s'] !== undefined && !(Number(a['s']) < formats))
        yield `${path} row format`;
      if (node.local === 'col' && a['style'] !== undefined && !(Number(a['style']) < formats))
        yield `${path} column format`;
      if (a['dxfId'] !== undefined && !(Number(a['dxfId']) < differentialFormats))
        yield `${path} dxfId ${a['dxfId']}`;
      if (node.local === 'f' && /(?:^|[^\w\]])\[[1-9]\d*\]/.test(node.text))
        yield `${path} looks into another workbook`;
      if (/^x14:formula[12]$/.test(node.name) && (!child(node, 'f') || node.text.trim()))
        yield `${path} has a formula of a newer validation without its own element`;
    }
    yield* cellOrder(path, root);
  }
  if (chosen > 1) yield `${chosen} sheets chosen together`;
}

function* cellOrder(path: string, root: XmlNode): Generator<string> {
  let last = 0;
  for (const row of children(child(root, 'sheetData'), 'row'))
    for (const { attributes } of children(row, 'c')) {
      const place = attributes['r'] === undefined ? null : parseCellReference(attributes['r']);
      if (!place) continue;
      const at = place.row * 16_384 + place.column;
      if (at <= last) yield `${path} ${attributes['r']} out of order`;
      last = at;
    }
}

const count = (node: XmlNode | undefined) => node?.children.length ?? 0;
