import type { Markup } from './markup.js';

const SCHEMAS = 'http://schemas.openxmlformats.org';

export const NAMESPACES = {
  main: `${SCHEMAS}/spreadsheetml/2006/main`,
  office: `${SCHEMAS}/officeDocument/2006/relationships`,
  package: `${SCHEMAS}/package/2006/relationships`,
  types: `${SCHEMAS}/package/2006/content-types`,
} as const;

export const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const STRICT = /http:\/\/purl\.oclc\.org\/ooxml\/(\w+)\//g;

/** True where markup names a namespace of strict Open XML, which cannot be mixed with the usual one. */
export function isStrict(markup: Markup): boolean {
  return markup.includes('//purl.oclc.org/ooxml/');
}

/** The usual namespaces instead of the strict ones (ECMA-376 part 4, annex A). */
export function transitional(markup: Markup): Markup {
  return markup.replace(STRICT, (_, room: string) => `${SCHEMAS}/${room}/2006/`);
}
