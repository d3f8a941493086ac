import type { UndoKind } from '@lqc/contracts';

const KINDS = {
  conclusion: 'Kesimpulan',
  report: 'Laporan',
  file: 'File triwulan',
  replaced: 'Isi lama',
  company: 'Database perusahaan',
  samples: 'Data contoh',
} as const satisfies Record<UndoKind, string>;

export const copy = {
  title: 'Dapat dikembalikan',
  note: 'Yang dihapus atau diganti disimpan satu hari.',
  pages: 'Halaman yang dapat dikembalikan',
  undo: 'Urungkan',
  bringBack: 'Kembalikan',
  bringBackNamed: (kind: UndoKind, name: string) =>
    name === KINDS[kind] ? `Kembalikan ${name}` : `Kembalikan ${KINDS[kind]} ${name}`,
  named: (kind: UndoKind, name: string) => (name === KINDS[kind] ? name : `${KINDS[kind]} ${name}`),
  replaceTitle: 'Ganti database perusahaan?',
  replaceBody: (back: string, inForce: string) =>
    `${back} akan langsung menggantikan ${inForce}. Yang digantikan dapat dikembalikan dalam satu hari.`,
  register: (name: string, companies: string | null) =>
    companies === null ? `“${name}”` : `“${name}” (${companies} perusahaan)`,
  by: (when: string, who: string) => `${when} · ${who}`,
} as const;
