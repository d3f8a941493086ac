/** What resolving namespaces needs to know of an opening tag. */
export interface NamespacedTag {
  /** True when no attribute has a prefix or declares a namespace. */
  readonly isPlain: boolean;
  /** The namespaces that the tag declares, by prefix ('' for the default one); null for none. */
  readonly declared: ReadonlyMap<string, string> | null;
  get(name: string): string | undefined;
  /** Names of attributes with a prefix, without namespace declarations. */
  prefixed(): Iterable<string>;
}
