/** An opening tag, as far as namespaces go. */
export interface DeclaringTag {
  /** True when no attribute has a prefix and none declares a namespace. */
  readonly isPlain: boolean;
  /** Namespaces that it declares, by prefix; null for none. */
  readonly declared: ReadonlyMap<string, string> | null;
  get(name: string): string | undefined;
  /** Names of attributes with a prefix, declarations aside. */
  prefixed(): Iterable<string>;
}
