export const copy = {
  again: 'Unduh lagi',
  cancel: 'Batalkan',
  cancelled: 'Pembuatan file dibatalkan.',
  made: (file: string) => `${file} telah diunduh.`,
  lastNote: (size: string, when: string) => `${size} · dibuat ${when}`,
} as const;
