import { CodedError } from '@lqc/contracts';
import { strFromU8 } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FieldNames } from './live-fields.js';
import { unpacked } from './unpacked.js';

/** What says of a document what it is and what it refers to, and the parts that hold its text. */
const READ = /^(?:\[content_types\]\.xml|(?:.+\/)?_rels\/[^/]*\.rels|word\/.+\.xml)$/i;
const MAIN = /^\/?word\/document\.xml$/i;
const PLAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = /macro|vba/i;
/** An address, also where nothing says that it lies outside of the file. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i;

/**
 * Refuses a document that is no .docx without macros, or that would fetch or run something when it is opened.
 * Reports take nothing of that, but who asks for the stored template is given the document itself.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID` or `REPORT_TEMPLATE_LIVE`
 */
export function requirePlainDocument(docx: Uint8Array): void {
  let isPlain = false;
  for (const part of Object.values(unpacked(docx, READ)))
    eachElement(strFromU8(part), ({ local, attributes }) => {
      const of = (name: string) => attributes[name]?.value ?? '';
      if (local === 'Override' && MAIN.test(of('PartName'))) isPlain = of('ContentType') === PLAIN;
      if (MACROS.test(of('ContentType'))) throw new CodedError('REPORT_TEMPLATE_INVALID');
      if (local === 'Relationship') requireInside(of);
    });
  if (!isPlain) throw new CodedError('REPORT_TEMPLATE_INVALID');
}

/** Only links, which somebody has to click, may lead out of the file. */
function requireInside(of: (name: string) => string): void {
  const [type, target] = [of('Type'), of('Target')];
  if (MACROS.test(type)) throw new CodedError('REPORT_TEMPLATE_INVALID');
  if (type.endsWith('/officeDocument') && !MAIN.test(target))
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  const isInside = ['', 'Internal'].includes(of('TargetMode')) && !ADDRESS.test(target);
  if (!isInside && !type.endsWith('/hyperlink')) throw new CodedError('REPORT_TEMPLATE_LIVE');
}

function eachElement(xml: string, onElement: (element: SaxesTagNS) => void): void {
  const parser = new SaxesParser({ xmlns: true });
  const fields = new FieldNames('text');
  const invalid = () => {
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  };
  parser.on('error', invalid);
  parser.on('doctype', invalid);
  parser.on('text', (text) => fields.say(text));
  parser.on('cdata', (text) => fields.say(text));
  parser.on('opentag', (element) => {
    fields.open(element);
    onElement(element);
  });
  parser.on('closetag', () => fields.close());
  parser.write(xml).close();
  fields.mark('end');
}
