import { WorkbookError } from '../workbook-error.js';
import { isName, prefixEnd } from './name.js';
import type { NamespacedTag } from './namespaced-tag.js';

const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

interface Scope {
  readonly depth: number;
  readonly bound: ReadonlyMap<string, string>;
  readonly outer: Scope | null;
}

/** The namespace declarations in scope at the current element (Namespaces in XML 1.0). */
export class Namespaces {
  #scope: Scope | null = null;
  /** The namespace of names without prefix. */
  #default = '';

  get defaultNamespace(): string {
    return this.#default;
  }

  /** Adds the declarations, by prefix, of an element that opens at this depth. */
  enter(depth: number, declared: ReadonlyMap<string, string>): void {
    this.#scope = { depth, bound: declared, outer: this.#scope };
    this.#default = this.ofPrefix('') ?? '';
  }

  /** Removes the declarations of the element at this depth, if it had any. */
  leave(depth: number): void {
    if (this.#scope?.depth !== depth) return;
    this.#scope = this.#scope.outer;
    this.#default = this.ofPrefix('') ?? '';
  }

  /** The namespace of an element's name; an undeclared prefix counts as a namespace of its own. */
  ofName(name: string): string {
    const colon = prefixEnd(name);
    if (colon === -1) return this.#default;
    const prefix = name.slice(0, colon);
    return this.ofPrefix(prefix) ?? `${prefix}:`;
  }

  /** The namespace of a prefix, with '' for the default namespace. */
  ofPrefix(prefix: string): string | undefined {
    if (prefix === 'xml') return XML;
    for (let scope = this.#scope; scope; scope = scope.outer) {
      const bound = scope.bound.get(prefix);
      if (bound !== undefined) return bound;
    }
    return undefined;
  }
}

/** Namespaces that Excel understands; it ignores elements of all others. */
const OFFICE_NAMESPACES =
  /^(?:http:\/\/schemas\.(?:microsoft\.com|openxmlformats\.org)\/|http:\/\/purl\.oclc\.org\/ooxml\/|urn:schemas-microsoft-com:)/;

/** True for a namespace whose elements Excel understands. */
export function isUnderstood(namespace: string): boolean {
  return OFFICE_NAMESPACES.test(namespace);
}

/**
 * Checks a tag by Namespaces in XML 1.0: every prefix has a valid declaration, and no two attributes
 * have the same namespace and local name.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export function checkNames(name: string, tag: NamespacedTag, namespaces: Namespaces): void {
  for (const [prefix, namespace] of tag.declared ?? []) checkDeclaration(prefix, namespace);
  expanded(name, namespaces);
  const seen = new Set<string>();
  for (const prefixed of tag.prefixed()) {
    const key = expanded(prefixed, namespaces);
    if (seen.has(key)) throw new WorkbookError('WORKBOOK_DAMAGED');
    seen.add(key);
  }
}

function checkDeclaration(prefix: string, namespace: string): void {
  const isReserved = namespace === XML ? prefix !== 'xml' : prefix === 'xml';
  if (isReserved || prefix === 'xmlns' || namespace === XMLNS || (prefix !== '' && !namespace))
    throw new WorkbookError('WORKBOOK_DAMAGED');
}

function expanded(name: string, namespaces: Namespaces): string {
  const colon = prefixEnd(name);
  if (colon === -1) return name;
  const local = name.slice(colon + 1);
  const namespace = namespaces.ofPrefix(name.slice(0, colon));
  if (namespace === undefined || !isName(local) || local.includes(':'))
    throw new WorkbookError('WORKBOOK_DAMAGED');
  return `${namespace} ${local}`;
}
