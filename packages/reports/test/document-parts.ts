import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The parts of a DOCX as text, by their paths. Fails where one is not well-formed XML. */
export function partsOf(docx: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [path, bytes] of Object.entries(unzipSync(docx))) {
    if (!/\.(xml|rels)$/.test(path)) continue;
    const xml = strFromU8(bytes);
    new SaxesParser({ xmlns: true }).write(xml).close();
    parts.set(path, xml);
  }
  return parts;
}

export interface ReadParagraph {
  readonly style: string | null;
  readonly text: string;
  readonly xml: string;
}

/** The paragraphs of a part, with their style and the text that a reader sees. */
export function paragraphsOf(xml: string): ReadParagraph[] {
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="(.*?)"/.exec(paragraph)?.[1] ?? null,
    text: [...paragraph.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|(<w:tab\/>)/gs)]
      .map(([, text, tab]) => (tab ? '\t' : (text ?? '')))
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
    xml: paragraph,
  }));
}
