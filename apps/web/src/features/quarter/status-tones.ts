/** How a status is marked: never as good or bad. */
export const STATUS_TONES = { Tinggi: 'accent', Sedang: 'plain', Rendah: 'gold' } as const;
