import { CodedError } from '@lqc/contracts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { escaped } from '../../xml-text.js';
import { FieldNames } from './live-fields.js';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const MICROSOFT = 'http://schemas.microsoft.com/office/word/2010';

/** Namespaces that come along, by the prefix that they are written with: texts, pictures and text boxes. */
const PREFIXES = new Map([
  [WORD, 'w'],
  [RELATION, 'r'],
  [`${DRAWING}/wordprocessingDrawing`, 'wp'],
  [`${DRAWING}/main`, 'a'],
  [`${DRAWING}/picture`, 'pic'],
  [`${MICROSOFT}/wordprocessingShape`, 'wps'],
  [`${MICROSOFT}/wordprocessingGroup`, 'wpg'],
]);
const DECLARATIONS = [...PREFIXES].map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`).join('');

const words = (text: string) => new Set(text.split(' '));
/** Elements of Word that a header or footer is made of; what stands within `PROPERTIES` is only their look. */
const CONTENT = words(
  'hdr ftr p r t tab br cr ptab sym noBreakHyphen softHyphen fldSimple fldChar instrText drawing txbxContent tbl tr tc',
);
const PROPERTIES = words('pPr rPr tblPr tblPrEx tblGrid trPr tcPr');
/** What only surrounds content, which comes along without it. */
const AROUND = words('hyperlink ins smartTag customXml sdt sdtContent');
/** Elements that bring in what lies elsewhere, or run: their template is refused, and not only they. */
const LIVE = words('altchunk control object oleobject ocx subdoc webvideopr');
/** Attributes that name an address; pictures of the file itself come by a relationship. */
const ADDRESSES = words('src href fullname');
const PROGRAMS = words('macro textlink');

type Attribute = SaxesTagNS['attributes'][string];
/** What becomes of an element: written, left out but for what it holds, or left out with it. */
type Fate = 'kept' | 'around' | 'left';

/** A part of a template as it was written anew. */
export interface RebuiltPart {
  /** The local name of its root. */
  readonly root: string;
  /** The root's tag. */
  readonly tag: string;
  readonly inner: string;
}

/**
 * Writes a part of a template (styles, theme, header or footer) anew from what was parsed of it. Only
 * elements that are known to hold text, look or a picture of the file come along.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID` where it is not well formed or declares entities;
 * `REPORT_TEMPLATE_LIVE` where it would fetch or run something
 */
export function rebuiltPart(xml: string): RebuiltPart {
  const parser = new SaxesParser({ xmlns: true });
  const fields = new FieldNames('frame');
  const invalid = () => {
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  };
  const fates: { fate: Fate; isLook: boolean }[] = [];
  let written = '';
  let root = '';
  let tag = '';
  const say = (text: string) => {
    fields.say(text);
    if (fates.at(-1)?.fate === 'kept') written += escaped(text);
  };
  parser.on('error', invalid);
  parser.on('doctype', invalid);
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('opentag', (element) => {
    const { local, uri } = element;
    const attributes = Object.values(element.attributes);
    refuseLive(local, attributes);
    fields.open(element);
    const above = fates.at(-1);
    if (!above) {
      const prefix = PREFIXES.get(uri);
      if (!prefix) return invalid();
      root = local;
      tag = `<${prefix}:${local}${DECLARATIONS}${attributesOf(local, attributes)}>`;
      // Styles and a theme hold nothing but looks.
      fates.push({ fate: 'kept', isLook: local !== 'hdr' && local !== 'ftr' });
      return;
    }
    const isLook = above.isLook || (uri === WORD && PROPERTIES.has(local));
    const fate = above.fate === 'left' ? 'left' : fateOf(uri, local, attributes, isLook);
    fates.push({ fate, isLook });
    if (fate === 'kept')
      written += `<${PREFIXES.get(uri)}:${local}${attributesOf(local, attributes)}>`;
  });
  parser.on('closetag', ({ uri, local }) => {
    fields.close();
    const { fate } = fates.pop()!;
    if (fate === 'kept' && fates.length > 0) written += `</${PREFIXES.get(uri)}:${local}>`;
  });
  parser.write(xml).close();
  fields.mark('end');
  return { root, tag, inner: written };
}

function refuseLive(local: string, attributes: readonly Attribute[]): void {
  const isAddressed = attributes.some(
    ({ local: name, prefix, value }) =>
      prefix !== 'xmlns' && ADDRESSES.has(name.toLowerCase()) && value !== '',
  );
  if (LIVE.has(local.toLowerCase()) || isAddressed) throw new CodedError('REPORT_TEMPLATE_LIVE');
}

function fateOf(
  uri: string,
  local: string,
  attributes: readonly Attribute[],
  isLook: boolean,
): Fate {
  // Of what is written twice, for old versions too, the newer one.
  if (uri === COMPATIBILITY) return local === 'Fallback' ? 'left' : 'around';
  if (!PREFIXES.has(uri)) return 'left';
  if (uri === WORD && !isLook && !CONTENT.has(local)) return AROUND.has(local) ? 'around' : 'left';
  // Only a picture refers to another part; links, sounds and films do too.
  return local !== 'blip' && attributes.some((one) => one.uri === RELATION) ? 'left' : 'kept';
}

const attributesOf = (local: string, attributes: readonly Attribute[]): string =>
  attributes
    .filter((one) => isKept(local, one))
    .map(({ uri, prefix, local: name, value }) => {
      const said = uri === '' || prefix === 'xml' ? prefix : PREFIXES.get(uri);
      return ` ${said ? `${said}:` : ''}${name}="${escaped(value)}"`;
    })
    .join('');

function isKept(element: string, { uri, prefix, local }: Attribute): boolean {
  if (prefix === 'xmlns' || local === 'xmlns' || PROGRAMS.has(local.toLowerCase())) return false;
  if (uri === RELATION) return element === 'blip' && local === 'embed';
  return uri === '' || prefix === 'xml' || PREFIXES.has(uri);
}
