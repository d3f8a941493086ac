import type { Check } from '@lqc/contracts';

export const copy = {
  status: {
    supported: 'sesuai data',
    rounded: 'sesuai, dibulatkan',
    contradicted: 'tidak sesuai data',
    unknown: 'tidak ada datanya',
  } satisfies Record<Check['status'], string>,
  expected: (text: string) => `Data: ${text}`,
} as const;
