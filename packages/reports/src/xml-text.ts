// Characters that XML 1.0 does not allow, and lone surrogates.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text without characters that XML does not allow. */
export const xmlText = (text: string): string => text.replace(NOT_XML, '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text escaped for XML, within an element or an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (one) => ENTITIES[one]!);
