import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { END_BOOKMARK } from '../../heading-pages.js';
import { escaped } from '../../xml-text.js';
import { mergedStyles, withNamespaces, withoutLists, withStyleIds } from './merged-styles.js';
import { type OfficeFrame, readTemplate } from './office-template.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What stands for each placeholder of a template, such as `{{judul}}`, by its name. */
export type TemplateWords = Readonly<Record<'judul' | 'triwulan' | 'kantor' | 'salinan', string>>;

/**
 * A report's document in the look of the office's: with its styles, its theme, and its header and footer
 * around what the report says there itself, so that a draft and a confidential copy stay marked on each page.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID`
 */
export function inOfficeLook(
  docx: Uint8Array,
  template: Uint8Array,
  words: TemplateWords,
): Uint8Array {
  const office = readTemplate(template);
  const parts = unzipSync(docx);
  const text = (path: string) => strFromU8(parts[path]!);
  const { xml, idOf } = mergedStyles(text('word/styles.xml'), office.styles);
  parts['word/styles.xml'] = strToU8(xml);
  if (office.theme !== null) parts['word/theme/theme1.xml'] = strToU8(office.theme);
  const extensions = new Set<string>();
  for (const kind of ['header', 'footer'] as const) {
    const frame = office[kind];
    const path = bodyFrame(text('word/document.xml'), text('word/_rels/document.xml.rels'), kind);
    if (!frame || path === null) continue;
    const known = new Map(
      frame.pictures.map(({ relation }, at) => [relation, `kantor${kind}${at}`] as const),
    );
    const inner = filled(
      withRelations(withStyleIds(withoutLists(countingBody(frame.inner)), idOf), known),
      words,
    );
    parts[`word/${path}`] = strToU8(framed(text(`word/${path}`), frame, inner));
    if (frame.pictures.length > 0) {
      parts[`word/_rels/${path}.rels`] = strToU8(relationsXml(frame, known));
      for (const { relation, extension, bytes } of frame.pictures) {
        parts[`word/media/${known.get(relation)}.${extension}`] = bytes;
        extensions.add(extension);
      }
    }
  }
  parts['[Content_Types].xml'] = strToU8(withTypes(text('[Content_Types].xml'), extensions));
  return zipSync(parts);
}

/** The part that frames the pages of the report's body, whose section is the last one. */
function bodyFrame(document: string, relations: string, kind: 'header' | 'footer'): string | null {
  const section = document.slice(document.lastIndexOf('<w:sectPr'));
  const id = new RegExp(`<w:${kind}Reference\\b[^>]*r:id="([^"]+)"`).exec(section)?.[1];
  const [relation] = relations.match(new RegExp(`<Relationship\\b[^>]*Id="${id}"[^>]*>`)) ?? [];
  return /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? null;
}

/** The office's frame, then the report's own; the office's footer that counts pages stands alone. */
function framed(own: string, { tag }: OfficeFrame, inner: string): string {
  const countsPages = /<w:ftr\b/.test(tag) && /\bPAGE\b/.test(inner);
  return own.replace(
    /(<w:(?:hdr|ftr)\b[^>]*>)(.*)(<\/w:(?:hdr|ftr)>)/s,
    (_all, start: string, mine: string, end: string) =>
      withNamespaces(start, tag) + inner + (countsPages ? '' : mine) + end,
  );
}

/**
 * "Dari 27" is written as the number of the last page, since pages are counted from behind the cover: LibreOffice
 * leaves a section's number of pages empty. Word works out at once what is said to be out of date.
 */
const countingBody = (xml: string) =>
  xml
    .replace(
      /(<w:fldChar\b[^>]*"begin"[^>]*)(><\/w:fldChar>(?:(?!<w:fldChar).)*?<w:instrText\b[^>]*>\s*)NUMPAGES\b/gis,
      `$1 w:dirty="true"$2PAGEREF ${END_BOOKMARK}`,
    )
    .replace(/\bw:instr="\s*NUMPAGES\b/gi, `w:dirty="true" w:instr=" PAGEREF ${END_BOOKMARK}`);

/** Replaces the ids of pictures by those in the document, and removes references to anything else. */
const withRelations = (xml: string, known: ReadonlyMap<string, string>) =>
  xml.replace(/\s\br:(embed|id|link)="([^"]*)"/g, (_all, name: string, id: string) =>
    known.has(id) ? ` r:${name}="${known.get(id)}"` : '',
  );

const TEXT = /(<w:t(?:\s[^>]*)?>)([^<]*)<\/w:t>/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The placeholders of each paragraph filled in, also where Word cut one into several runs. */
function filled(xml: string, words: TemplateWords): string {
  const said = (text: string) =>
    text.replace(PLACEHOLDER, (all, name: string) =>
      name in words ? escaped(words[name as keyof TemplateWords]) : all,
    );
  const write = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
  return xml.replace(/<w:p\b.*?<\/w:p>/gs, (written) => {
    const paragraph = written.replace(TEXT, (all, _tag, text: string) =>
      text.includes('{{') ? write(said(text)) : all,
    );
    const whole = [...paragraph.matchAll(TEXT)].map(([, , text]) => text!).join('');
    if (said(whole) === whole) return paragraph;
    // One that is cut stands whole in the first of its runs.
    let left = said(whole);
    return paragraph.replace(TEXT, () => {
      const text = left;
      left = '';
      return write(text);
    });
  });
}

function relationsXml({ pictures }: OfficeFrame, known: ReadonlyMap<string, string>): string {
  const relations = pictures.map(({ relation, extension }) => {
    const id = known.get(relation)!;
    return `<Relationship Id="${id}" Type="${IMAGE}" Target="media/${id}.${extension}"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONSHIPS}">${relations.join('')}</Relationships>`;
}

function withTypes(xml: string, extensions: ReadonlySet<string>): string {
  const missing = [...extensions].filter((one) => !xml.includes(`Extension="${one}"`));
  const types = missing.map(
    (one) => `<Default Extension="${one}" ContentType="${CONTENT_TYPES[one]}"/>`,
  );
  return xml.replace(/<Types\b[^>]*>/, (tag) => tag + types.join(''));
}
