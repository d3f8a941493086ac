import type { StatementCounts } from '@lqc/contracts';

export const copy = {
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
