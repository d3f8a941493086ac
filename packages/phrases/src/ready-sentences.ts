/** Why what somebody might want to say is not among the ready sentences. */
export const readyPhrases = {
  tooFew: (n: number, least: number) =>
    `Terlalu sedikit: ${n} jawaban, paling sedikit ${least} untuk kata perubahan.`,
  sameAsThen: (then: string, now: string, low: string, high: string) =>
    `Tidak dapat dibedakan: ${then} → ${now}, rentang ${low} sampai ${high} memuat nol.`,
} as const;
