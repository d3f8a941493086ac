import { type Markup } from '../markup.js';
import { PROLOG } from '../namespaces.js';
import { childOf, childrenOf, extensionOf, parseTree, type XmlElement } from '../xml-tree.js';

const NAMESPACE = 'http://schemas.microsoft.com/office/spreadsheetml/2022/featurepropertybag';
const DECLARED = `xmlns:xfpb="${NAMESPACE}"`;

/** The extension of a cell format, or of a differential format, that shows its cells as check boxes. */
const EXTENSIONS: Readonly<Record<string, Markup>> = {
  xf: `<extLst><ext uri="{C7286773-470A-42A8-94C5-96B5CB345126}" ${DECLARED}><xfpb:xfComplement i="0"/></ext></extLst>`,
  dxf: `<extLst><ext uri="{0417FA29-78FA-4A13-93AC-8FF0FAFDF519}" ${DECLARED}><xfpb:DXFComplement i="0"/></ext></extLst>`,
};

/** The part that `checkboxPart` writes. */
export const CHECKBOX_PART = {
  path: 'xl/featurePropertyBag/featurePropertyBag.xml',
  contentType: 'application/vnd.ms-excel.featurepropertybag+xml',
  typeUri: 'http://schemas.microsoft.com/office/2022/11/relationships/FeaturePropertyBag',
} as const;

/**
 * The markup of the feature property bag, which the extensions above refer to.
 *
 * @param inDifferentialFormats whether a differential format has the extension
 */
export function checkboxPart(inDifferentialFormats: boolean): Markup {
  const mapped = (name: string) =>
    `<bag type="${name}" extRef="${name}MapperExtRef"><a k="MappedFeaturePropertyBags"><bagId>2</bagId></a></bag>`;
  return [
    `${PROLOG}<FeaturePropertyBags xmlns="${NAMESPACE}"><bag type="Checkbox"/>`,
    '<bag type="XFControls"><bagId k="CellControl">0</bagId></bag>',
    '<bag type="XFComplement"><bagId k="XFControls">1</bagId></bag>',
    mapped('XFComplements'),
    inDifferentialFormats ? mapped('DXFComplements') : '',
    '</FeaturePropertyBags>',
  ].join('');
}

/** True when a source's feature property bag defines check boxes and nothing else. */
export function describesOnlyCheckboxes(part: Markup): boolean {
  const bags = parseTree(part).children;
  const types = bags.map(({ attributes }) => attributes.get('type') ?? '');
  return (
    types[0] === 'Checkbox' &&
    types.filter((type) => !/^D?XFComplements$/.test(type)).length === 3 &&
    bags.slice(3).every((bag) => childrenOf(childOf(bag, 'a'), 'bagId').length === 1)
  );
}

/** The extension to write for a format that shows check boxes; '' for any other format. */
export function checkboxExtension(format: XmlElement): Markup {
  const complement = extensionOf(format);
  return complement && /^(?:xf|DXF)Complement$/.test(complement.local)
    ? EXTENSIONS[format.local]!
    : '';
}
