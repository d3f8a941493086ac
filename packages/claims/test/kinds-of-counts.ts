import { type ClaimCategory, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { capital, type Sheet, shown, textsOf } from './sheet-words.js';

const ROLES = ['before', 'last_year'] as const;
const ANSWERS: readonly (readonly [category: ClaimCategory, words: string])[] = [
  ['score 1', 'memberi skor 1'],
  ['score 5', 'memberi skor 5'],
  ['above', 'menjawab di atas netral'],
  ['below', 'menjawab di bawah netral'],
];
const NONE = ['tidak ada', 'tidak ada lagi', 'nihil'];

/**
 * Counts that go on from others: that there is nobody of whom somebody was told, what a sentence
 * before counted, and how many there are in several quarters.
 */
export function ofCounts(facts: Sheet, indicator: IndicatorKey): string[] {
  const { periods } = facts;
  const small = indicatorOf(indicator).label.replace(/ \(.*/, '').toLowerCase();
  return textsOf([
    ...ANSWERS.flatMap(([category, words], turn) => [
      ...ROLES.flatMap((role) => [
        () => {
          const [now, then] = [
            facts.count(indicator, category),
            facts.count(indicator, category, role),
          ];
          const none = NONE[turn % NONE.length]!;
          if (now.value > 0 && then.value === 0)
            return `Sebanyak ${now.value} kontak ${words} atas ${small}; pada ${periods[role]!} tidak ada.`;
          return now.value === 0 && then.value > 0
            ? `Pada ${periods[role]!} sebanyak ${then.value} kontak masih ${words} atas ${small}; pada triwulan laporan ${none}.`
            : null;
        },
        () => {
          const [now, then] = [
            facts.count(indicator, category),
            facts.count(indicator, category, role),
          ];
          const told = `Sebanyak ${now.value} kontak ${words} atas ${small}.`;
          return now.value === 0
            ? null
            : `${told} Pada ${periods[role]!} jumlahnya ${then.value} kontak.`;
        },
        () => {
          const [now, then] = [
            facts.share(indicator, category),
            facts.share(indicator, category, role),
          ];
          return now.value === 0
            ? null
            : `Sebanyak ${shown(now)}% kontak ${words} atas ${small}. Pada ${periods[role]!} porsinya ${shown(then)}%, setara dengan ${facts.count(indicator, category, role).value} kontak.`;
        },
        () => {
          const [now, then] = [
            facts.count(indicator, category),
            facts.count(indicator, category, role),
          ];
          const moved = now.value - then.value;
          return moved === 0 || then.value === 0
            ? null
            : `Pada ${periods[role]!} hanya ${then.value} kontak ${words} atas ${small}. Dengan kata lain, jumlahnya ${moved > 0 ? 'bertambah' : 'berkurang'} ${Math.abs(moved)} kontak.`;
        },
      ]),
      () =>
        facts.count(indicator, category).value === 0
          ? `Untuk ${small}, ${turn % 2 ? 'tak satu pun' : 'tidak ada'} kontak yang ${words}.`
          : null,
    ]),
    ...ANSWERS.slice(2).flatMap(([category, words]) => [
      ...ROLES.map((role) => () => {
        const [now, then] = [
          facts.share(indicator, category),
          facts.share(indicator, category, role),
        ];
        const side = category === 'above' ? 'di atas netral' : 'di bawah netral';
        return Math.abs(now.exact - then.exact) >= 1 || role !== 'before'
          ? null
          : `Porsi jawaban ${side} untuk ${small} hampir tidak berubah, dari ${shown(then)}% menjadi ${shown(now)}%.`;
      }),
      () => {
        const { value, n } = facts.count(indicator, category);
        return value === 0
          ? null
          : `Sebanyak ${value} kontak, atau ${shown(facts.share(indicator, category))}%, ${words} untuk ${small} dari ${n} jawaban sah.`;
      },
      () => {
        const { value, n } = facts.count(indicator, category);
        return value === 0
          ? null
          : `Sebagian kontak, tepatnya ${value} dari ${n}, ${words} untuk ${small}.`;
      },
      ...ROLES.map((role) => () => {
        const [now, then] = [
          facts.count(indicator, category),
          facts.count(indicator, category, role),
        ];
        return now.value === 0
          ? null
          : `Sebanyak ${now.value} kontak ${words} atas ${small}. ${periods[role]!}? Saat itu ${then.value} dari ${then.n}.`;
      }),
    ]),
    () => {
      const [now, before, year] = (['now', ...ROLES] as const).map(
        (period) => facts.fact('answers', { indicator, period }).value,
      );
      const [a, b] = [now! - before!, now! - year!];
      return Math.sign(a) !== Math.sign(b) || a === 0
        ? null
        : `Jumlah jawaban sah ${small} mencapai ${now} kontak, ${a > 0 ? 'bertambah' : 'berkurang'} ${Math.abs(a)} dari triwulan sebelumnya dan ${Math.abs(b)} dari ${periods.last_year!}.`;
    },
    () => {
      const { value } = facts.fact('answers', { indicator });
      const contacts = facts.fact('contacts', {}).value;
      const rate = decimal((value / contacts) * 100, 1);
      return [
        `Dari ${contacts} kontak, ${value} memberi jawaban sah mengenai ${small}, atau tingkat respons ${rate}%.`,
        `Sebanyak ${value} dari ${contacts} kontak menjawab soal ${small}, atau ${rate}%.`,
        `${capital(small)} dijawab oleh ${value} kontak, atau ${rate}% dari ${contacts} kontak.`,
      ].join(' ');
    },
    ...ROLES.map((role) => () => {
      const [now, then] = [
        facts.fact('answers', { indicator }),
        facts.fact('answers', { indicator, period: role }),
      ];
      return now.value === then.value
        ? `Jumlah jawaban sah ${small} pada ${periods[role]!} dan ${periods.now!} sama, yakni ${now.value} kontak.`
        : `Sebanyak ${now.value} kontak memberi jawaban sah mengenai ${small}. Pada ${periods[role]!} jumlahnya ${then.value} kontak.`;
    }),
    () => {
      const [before, year] = ROLES.map(
        (period) => facts.fact('answers', { indicator, period }).value,
      );
      return before === year
        ? `${capital(small)} dijawab ${facts.fact('answers', { indicator }).value} kontak. Pada kedua periode pembanding jumlahnya ${year} kontak.`
        : null;
    },
  ]);
}

/** The same of those of whom there are some, and of quarters that are not alike. */
export function falseCounts(facts: Sheet, indicator: IndicatorKey): string[] {
  const { periods } = facts;
  const small = indicatorOf(indicator).label.replace(/ \(.*/, '').toLowerCase();
  return textsOf([
    ...ANSWERS.flatMap(([category, words]) => [
      ...ROLES.map((role) => () => {
        const [now, then] = [
          facts.count(indicator, category),
          facts.count(indicator, category, role),
        ];
        return then.value > 0
          ? `Sebanyak ${now.value} kontak ${words} atas ${small}; pada ${periods[role]!} tidak ada.`
          : null;
      }),
      () =>
        facts.count(indicator, category).value > 0
          ? `Tidak ada kontak yang ${words} atas ${small}.`
          : null,
      () =>
        facts.count(indicator, category).value > 0
          ? `Seperlima kontak menilai ${small} netral; tidak seorang pun ${words}.`
          : null,
    ]),
    () => {
      const [before, year] = ROLES.map(
        (period) => facts.fact('answers', { indicator, period }).value,
      );
      const now = facts.fact('answers', { indicator }).value;
      return before === year
        ? null
        : `${capital(small)} dijawab ${now} kontak. Pada kedua periode pembanding jumlahnya ${year} kontak.`;
    },
  ]);
}
