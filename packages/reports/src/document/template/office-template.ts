import { CodedError } from '@lqc/contracts';
import { strFromU8, type Unzipped } from 'fflate';
import { requireSmallPictures } from './picture-pixels.js';
import { rebuiltPart, type RebuiltPart } from './rebuilt-part.js';
import { unpacked } from './unpacked.js';

/** What is read of a template; the rest stays packed. */
const READ =
  /^word\/(?:(?:document|styles|header\d*|footer\d*)\.xml|theme\/theme1\.xml|_rels\/[^/]+\.rels|media\/[^/]+)$/;
const PICTURES = new Set(['png', 'jpg', 'jpeg', 'gif']);

/** A picture of a header or footer. */
interface OfficePicture {
  readonly relation: string;
  readonly extension: string;
  readonly bytes: Unzipped[string];
}

/** What stands above or below the pages of the office's documents. */
export interface OfficeFrame {
  /** The part's own tag, with the namespaces that it declares. */
  readonly tag: string;
  readonly inner: string;
  readonly pictures: readonly OfficePicture[];
}

/** What is taken from the office's own document: its styles, theme, and what frames its pages. */
export interface OfficeTemplate {
  readonly styles: string;
  readonly theme: string | null;
  readonly header: OfficeFrame | null;
  readonly footer: OfficeFrame | null;
}

/**
 * Reads a .docx that an admin stored as the office's template. Of its text nothing is taken, and of what
 * its headers and footers refer to only pictures that lie in the file, and that are no larger than a
 * logo needs to be.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID` where it is no such document; `REPORT_TEMPLATE_LIVE` where
 * its styles, headers or footers would fetch or run something; `REPORT_TEMPLATE_PICTURE`
 */
export function readTemplate(docx: Uint8Array): OfficeTemplate {
  const parts = unpacked(docx, READ);
  const text = (path: string) => (parts[path] ? strFromU8(parts[path]) : null);
  const rebuilt = (path: string) => (parts[path] ? rebuiltPart(strFromU8(parts[path])) : null);
  const styles = rebuilt('word/styles.xml');
  const document = text('word/document.xml');
  const theme = rebuilt('word/theme/theme1.xml');
  if (styles?.root !== 'styles' || document === null)
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  const relations = relationsOf(text('word/_rels/document.xml.rels'));
  const section = document.slice(Math.max(0, document.lastIndexOf('<w:sectPr')));
  const frame = (kind: 'header' | 'footer'): OfficeFrame | null => {
    const [reference] =
      section.match(new RegExp(`<w:${kind}Reference\\b[^>]*w:type="default"[^>]*>`)) ?? [];
    const target = relations.get(/r:id="([^"]+)"/.exec(reference ?? '')?.[1] ?? '');
    const part = target === undefined ? null : rebuilt(`word/${target}`);
    if (part?.root !== ROOTS[kind]) return null;
    const pictures = [...relationsOf(text(`word/_rels/${target}.rels`))].flatMap(
      ([relation, path]) => {
        const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
        const bytes = parts[`word/${path}`];
        return bytes && PICTURES.has(extension) ? [{ relation, extension, bytes }] : [];
      },
    );
    requireSmallPictures(pictures.map(({ bytes }) => bytes));
    return { tag: part.tag, inner: part.inner, pictures };
  };
  return {
    styles: written(styles),
    theme: theme?.root === 'theme' ? written(theme) : null,
    header: frame('header'),
    footer: frame('footer'),
  };
}

const ROOTS = { header: 'hdr', footer: 'ftr' } as const;

const written = ({ root, tag, inner }: RebuiltPart) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${tag}${inner}</${tag.slice(1, tag.indexOf(':'))}:${root}>`;

/** What a part refers to within the file, by the reference's id. */
function relationsOf(xml: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [relation] of xml?.matchAll(/<Relationship\b[^>]*>/g) ?? []) {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(relation)?.[1];
    const id = of('Id');
    const target = of('Target');
    if (id && target && of('TargetMode') !== 'External')
      found.set(id, target.replace(/^\/?(?:word\/)?/, ''));
  }
  return found;
}
