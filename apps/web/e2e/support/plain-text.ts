import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Which of these texts lie in files of a folder, in UTF-8 or UTF-16, and where: `text in file`. */
export function foundIn(folder: string, texts: readonly string[]): string[] {
  const sought = texts.flatMap((text) =>
    (['utf8', 'utf16le'] as const).map((encoding) => ({
      text,
      bytes: Buffer.from(text, encoding),
    })),
  );
  // By their first three bytes, so that each file is gone through once.
  const begins = new Map<number, (typeof sought)[number][]>();
  for (const one of sought) {
    const start = one.bytes.readUIntBE(0, 3);
    begins.set(start, [...(begins.get(start) ?? []), one]);
  }
  const isBegin = new Uint8Array(2 ** 24);
  for (const start of begins.keys()) isBegin[start] = 1;
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      start = ((start << 8) | bytes[at]!) & 0xffffff;
      if (at < 2 || !isBegin[start]) continue;
      for (const { text, bytes: sent } of begins.get(start)!)
        if (
          bytes.compare(
            sent,
            0,
            sent.length,
            at - 2,
            Math.min(at - 2 + sent.length, bytes.length),
          ) === 0
        )
          found.add(`${text} in ${relative(folder, path)}`);
    }
  }
  return [...found];
}
