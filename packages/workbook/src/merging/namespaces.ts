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

/** True when markup uses a namespace of strict Open XML, which cannot be mixed with transitional ones. */
export function isStrict(markup: Markup): boolean {
  return markup.includes('//purl.oclc.org/ooxml/');
}

/** Replaces strict namespaces by the transitional ones (ECMA-376 part 4, annex A). */
export function transitional(markup: Markup): Markup {
  return markup.replace(STRICT, (_, area: string) => `${SCHEMAS}/${area}/2006/`);
}
