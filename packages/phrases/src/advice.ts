import { LEAST_ANSWERS, type Telling } from '@lqc/contracts';

/** Advice on a true sentence that states more about a group than its number of answers allows. */
const TOO_SMALL: Record<Telling, string> = {
  count: `kelompok di bawah ${LEAST_ANSWERS.count} jawaban dapat menunjukkan satu perusahaan; jangan ditulis`,
  level: `di bawah ${LEAST_ANSWERS.level} jawaban sebut jumlah kontaknya saja, tanpa rata-rata`,
  change: `di bawah ${LEAST_ANSWERS.change} jawaban sebut tingkatnya saja, tanpa naik atau turun`,
  share: `di bawah ${LEAST_ANSWERS.share} jawaban tulis "5 dari 8 kontak", bukan persentase`,
};

/** Advice on the wording of a sentence, which is never a claim that the sentence is wrong. */
export const advice = {
  /** @param group name of the group, such as "Investasi, Konstruksi" */
  tooSmall: (telling: Telling, group: string, n: number) =>
    `${group} (n = ${n}): ${TOO_SMALL[telling]}.`,
  notToldApart: (subject: string) =>
    `Perubahan ${subject} tidak dapat dibedakan dari nol; tulis relatif stabil, atau sebut rentangnya.`,
  expected: (subject: string) => `${subject} adalah perkiraan; tulis dengan diprakirakan.`,
} as const;
