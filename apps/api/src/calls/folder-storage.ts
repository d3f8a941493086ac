import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { StorageEngine } from 'multer';

/**
 * Keeps each file of a form in the folder, as `write` puts it there and with the size that it tells; one whose
 * writing fails is removed.
 */
export const folderStorage = (
  folder: string,
  write: (file: Readable, to: Writable) => Promise<{ readonly size?: number } | void>,
): StorageEngine => ({
  _handleFile(_request, { stream }, done) {
    const path = join(folder, randomUUID());
    write(stream, createWriteStream(path, { mode: 0o600 })).then(
      (written) => done(null, { path, ...written }),
      (error: Error) => void rm(path, { force: true }).finally(() => done(error)),
    );
  },
  _removeFile: (_request, { path }, done) =>
    void rm(path, { force: true }).then(() => done(null), done),
});
