import type { Check, StatementCounts } from '@lqc/contracts';

export const copy = {
  status: {
    supported: 'sesuai data',
    rounded: 'sesuai, dibulatkan',
    contradicted: 'tidak sesuai data',
    unknown: 'belum diperiksa',
  } satisfies Record<Check['status'], string>,
  expected: (text: string) => `Data: ${text}`,
  readAs: 'Dibaca sebagai',
  counts: ({ statements, checked, supported, contradicted }: StatementCounts) =>
    `${checked} dari ${statements} pernyataan diperiksa: ${supported} sesuai, ${contradicted} tidak`,
  noCounts: 'Belum diperiksa terhadap data',
  unchecked: (n: number) =>
    `${n} pernyataan belum diperiksa: bacalah dan cocokkan sendiri sebelum dipakai`,
  mark: {
    contradicted: 'tidak sesuai data',
    unchecked: 'belum diperiksa',
  },
} as const;
