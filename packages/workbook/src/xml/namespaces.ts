import { WorkbookError } from '../workbook-error.js';
import { isName, prefixEnd } from './name.js';
import type { DeclaringTag } from './declaring-tag.js';

const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

interface Scope {
  readonly depth: number;
  readonly bound: ReadonlyMap<string, string>;
  readonly outer: Scope | null;
}

/** What prefixes stand for at the element at hand (Namespaces in XML 1.0). */
export class Namespaces {
  #scope: Scope | null = null;
  /** The namespace of names without prefix. */
  #usual = '';

  get usual(): string {
    return this.#usual;
  }

  /** Takes the declarations of the element that opens at this depth, by prefix. */
  enter(depth: number, declared: ReadonlyMap<string, string>): void {
    this.#scope = { depth, bound: declared, outer: this.#scope };
    this.#usual = this.of('') ?? '';
  }

  /** Forgets what an element of this depth declared, if it did. */
  leave(depth: number): void {
    if (this.#scope?.depth !== depth) return;
    this.#scope = this.#scope.outer;
    this.#usual = this.of('') ?? '';
  }

  /** The namespace of a name; a prefix that nobody declared is a namespace of its own. */
  ofName(name: string): string {
    const colon = prefixEnd(name);
    if (colon === -1) return this.#usual;
    const prefix = name.slice(0, colon);
    return this.of(prefix) ?? `${prefix}:`;
  }

  /** The namespace of a prefix; '' is the prefix of names without. */
  of(prefix: string): string | undefined {
    if (prefix === 'xml') return XML;
    for (let scope = this.#scope; scope; scope = scope.outer) {
      const bound = scope.bound.get(prefix);
      if (bound !== undefined) return bound;
    }
    return undefined;
  }
}

/** Namespaces of Office, so that Excel takes what is said in them; of any other it knows nothing. */
const UNDERSTOOD =
  /^(?:http:\/\/schemas\.(?:microsoft\.com|openxmlformats\.org)\/|http:\/\/purl\.oclc\.org\/ooxml\/|urn:schemas-microsoft-com:)/;

/** True for a namespace whose elements Excel takes notice of. */
export function isUnderstood(namespace: string): boolean {
  return UNDERSTOOD.test(namespace);
}

/**
 * Namespaces in XML 1.0: every prefix is declared, rightly, and no attribute comes under two of them.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export function checkNames(name: string, tag: DeclaringTag, namespaces: Namespaces): void {
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
  const namespace = namespaces.of(name.slice(0, colon));
  if (namespace === undefined || !isName(local) || local.includes(':'))
    throw new WorkbookError('WORKBOOK_DAMAGED');
  return `${namespace} ${local}`;
}
