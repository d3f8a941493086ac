import { listed } from './figures.js';

/** What became of the files of an analysis: `file Triwulan I 2025 diganti dan database perusahaan dihapus`. */
export const oldFilesPhrase = (
  files: readonly { readonly label: string | null; readonly isGone: boolean }[],
): string =>
  listed(
    files.map(
      ({ label, isGone }) =>
        `${label ? `file ${label}` : 'database perusahaan'} ${isGone ? 'dihapus' : 'diganti'}`,
    ),
  );
