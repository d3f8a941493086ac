import { type Markup } from '../markup.js';
import { PROLOG } from '../namespaces.js';
import { childOf, childrenOf, extensionOf, parseTree, type XmlElement } from '../xml-tree.js';

const NAMESPACE = 'http://schemas.microsoft.com/office/spreadsheetml/2022/featurepropertybag';
const DECLARED = `xmlns:xfpb="${NAMESPACE}"`;

/** How a format says that its cells are shown as check boxes; only one way of it is known. */
const SAID: Readonly<Record<string, Markup>> = {
  xf: `<extLst><ext uri="{C7286773-470A-42A8-94C5-96B5CB345126}" ${DECLARED}><xfpb:xfComplement i="0"/></ext></extLst>`,
  dxf: `<extLst><ext uri="{0417FA29-78FA-4A13-93AC-8FF0FAFDF519}" ${DECLARED}><xfpb:DXFComplement i="0"/></ext></extLst>`,
};

export const CHECKBOX_PART = {
  path: 'xl/featurePropertyBag/featurePropertyBag.xml',
  contentType: 'application/vnd.ms-excel.featurepropertybag+xml',
  address: 'http://schemas.microsoft.com/office/2022/11/relationships/FeaturePropertyBag',
} as const;

/** What the extensions of formats refer to. */
export function checkboxPart(inDifferences: boolean): Markup {
  const mapped = (name: string) =>
    `<bag type="${name}" extRef="${name}MapperExtRef"><a k="MappedFeaturePropertyBags"><bagId>2</bagId></a></bag>`;
  return [
    `${PROLOG}<FeaturePropertyBags xmlns="${NAMESPACE}"><bag type="Checkbox"/>`,
    '<bag type="XFControls"><bagId k="CellControl">0</bagId></bag>',
    '<bag type="XFComplement"><bagId k="XFControls">1</bagId></bag>',
    mapped('XFComplements'),
    inDifferences ? mapped('DXFComplements') : '',
    '</FeaturePropertyBags>',
  ].join('');
}

/** True where a source's part says nothing but that formats with an extension are check boxes. */
export function knowsCheckboxes(part: Markup): boolean {
  const bags = parseTree(part).children;
  const types = bags.map(({ attributes }) => attributes.get('type') ?? '');
  return (
    types[0] === 'Checkbox' &&
    types.filter((type) => !/^D?XFComplements$/.test(type)).length === 3 &&
    bags.slice(3).every((bag) => childrenOf(childOf(bag, 'a'), 'bagId').length === 1)
  );
}

/** The extension of a format that is a check box; '' for any other. */
export function checkboxOf(format: XmlElement): Markup {
  const complement = extensionOf(format);
  return complement && /^(?:xf|DXF)Complement$/.test(complement.local) ? SAID[format.local]! : '';
}
