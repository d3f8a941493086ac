/** A file name from parts, safe on every system: `kata_harga_jual_triwulan_ii_2025.csv`. */
export function fileNameFrom(parts: readonly string[], extension: string): string {
  const name = parts
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .replaceAll(/^_+|_+$/g, ''),
    )
    .filter(Boolean)
    .join('_');
  return `${name}.${extension}`;
}
