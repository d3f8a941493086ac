/** Tones of the statuses, which do not suggest good or bad. */
export const STATUS_TONES = { Tinggi: 'accent', Sedang: 'plain', Rendah: 'gold' } as const;
