import {
  type ClaimCategory,
  type ClaimFact,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import type { ClaimSheet, FactAddress } from '../src/index.js';
import { ofComparisons } from './kinds-of-comparisons.js';
import { ofSets } from './kinds-of-sets.js';
import { NoSuchFact, Sheet, shown, size } from './sheet-words.js';

type Category = 'above' | 'neutral' | 'below';
const CATEGORY_WORDS: Record<Category, string> = {
  above: 'di atas netral',
  neutral: 'netral',
  below: 'di bawah netral',
};
const VERBS = {
  up: ['naik', 'meningkat', 'menguat', 'bertambah'],
  down: ['turun', 'menurun', 'melemah', 'berkurang'],
  nouns: { up: 'kenaikan', down: 'penurunan' },
};
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface Move {
  readonly base: 'before' | 'last_year';
  readonly change: ClaimFact;
  readonly verb: string;
  readonly noun: string;
  readonly more: string;
}

/** The templates of sentences about one indicator; every one is right wherever it can be made. */
function ofIndicator(facts: Sheet, indicator: IndicatorKey, turn: number): string[] {
  const { periods, sheet } = facts;
  const name = indicatorOf(indicator).label.replace(/ \(.*/, '');
  const small = name.toLowerCase();
  const texts: string[] = [];
  const add = (make: () => string | null) => {
    try {
      const text = make();
      if (text) texts.push(text);
    } catch (error) {
      if (!(error instanceof NoSuchFact)) throw error;
    }
  };
  const a = (period?: QuarterRole) => shown(facts.average(indicator, period));
  const n = (period: QuarterRole = 'now') => facts.fact('answers', { indicator, period }).value;
  const b = (period: QuarterRole = 'now') =>
    shown(facts.fact('net-balance', { indicator, period }));
  const c = (category: Category, period?: QuarterRole) =>
    facts.count(indicator, category, period).value;
  const s = (category: Category, period?: QuarterRole) =>
    shown(facts.share(indicator, category, period));
  const contacts = facts.fact('contacts', {}).value;
  const move = (base: 'before' | 'last_year', key = indicator): Move => {
    const change = facts.fact('change', { indicator: key, base });
    if (change.value === 0) throw new NoSuchFact('change');
    const side = change.value > 0 ? 'up' : 'down';
    return {
      base,
      change,
      verb: VERBS[side][turn % 4]!,
      noun: VERBS.nouns[side],
      more: side === 'up' ? 'tinggi' : 'rendah',
    };
  };
  const then = (base: QuarterRole) => periods[base]!;
  for (const base of ['before', 'last_year'] as const) {
    const when = base === 'before' ? 'triwulan sebelumnya' : 'periode yang sama tahun sebelumnya';
    const by = base === 'before' ? 'secara triwulanan' : 'secara tahunan';
    const m = () => move(base);
    add(
      () =>
        `${name} pada ${periods.now} berada pada level ${a()}, ${m().verb} dari ${a(base)} pada ${when}.`,
    );
    add(() => `Rata-rata skor ${small} ${m().verb} ${size(m().change)} poin ${by} ke ${a()}.`);
    add(() => `${capital(by)}, indikator ini ${m().verb} dari ${a(base)} menjadi ${a()}.`);
    add(
      () =>
        `Dibandingkan ${then(base)} yang sebesar ${a(base)}, ${small} ${m().verb} ${size(m().change)} poin.`,
    );
    add(
      () =>
        `${name} ${m().verb} dibandingkan ${when}. Rata-ratanya kini ${a()}, sedangkan pada ${then(base)} ${a(base)}.`,
    );
    add(() => `${name} tercatat ${a()} (${then(base)}: ${a(base)}).`);
    add(() => `${name} (${a()}) lebih ${m().more} daripada ${then(base)} (${a(base)}).`);
    add(() => `Angka tersebut lebih ${m().more} ${size(m().change)} poin dibandingkan ${when}.`);
    add(
      () =>
        `Capaian ini ${m().verb} ${size(m().change)} poin dari ${then(base)}, ketika rata-ratanya ${a(base)}.`,
    );
    add(() => `Pada ${then(base)}, ${small} masih berada di ${a(base)}.`);
    add(() => `Adapun pada ${when} rata-ratanya ${a(base)} dengan ${n(base)} jawaban sah.`);
    add(
      () =>
        `Terjadi ${m().noun} sebesar ${size(m().change)} poin pada ${small} dibandingkan ${when}.`,
    );
    add(
      () => `${capital(m().noun)} ${small} dibandingkan ${when} mencapai ${size(m().change)} poin.`,
    );
    add(
      () =>
        `Saldo bersih ${small} tercatat ${b()} poin, setelah pada ${when} sebesar ${b(base)} poin.`,
    );
    add(
      () =>
        `Saldo bersih bergerak dari ${b(base)} poin pada ${then(base)} ke ${b()} poin pada ${periods.now}.`,
    );
    for (const side of ['above', 'neutral', 'below'] as const) {
      const words = CATEGORY_WORDS[side];
      add(
        () => `Porsi jawaban ${words} bergerak dari ${s(side, base)}% pada ${when} ke ${s(side)}%.`,
      );
      add(
        () =>
          `Pada ${then(base)}, jawaban ${words} mencapai ${s(side, base)}% atau ${c(side, base)} kontak.`,
      );
      add(() =>
        `Kontak yang menjawab ${words} kini ${c(side)}, sebelumnya ${base === 'before' ? c(side, base) : ''}.`.replace(
          /.*sebelumnya \.$/,
          '',
        ),
      );
      add(() => {
        const [now, past] = [
          facts.share(indicator, side).value,
          facts.share(indicator, side, base).value,
        ];
        if (now === past) return null;
        return `Proporsi kontak yang menjawab ${words} (${s(side)}%) lebih ${now > past ? 'tinggi' : 'rendah'} dibandingkan ${then(base)} (${s(side, base)}%).`;
      });
    }
  }
  add(
    () =>
      `Kontak yang melaporkan kenaikan berjumlah ${c('above')}, dan ${c('neutral')} lainnya tidak mencatat perubahan.`,
  );
  add(() => {
    const [top] = facts.sectors(indicator);
    return top
      ? `Dengan skor ${shown(top)}, ${top.sector} merupakan sektor dengan ${small} tertinggi.`
      : null;
  });
  add(() =>
    `Dengan rata-rata ${a()} (n = ${n()}), ${small} berada ${facts.average(indicator).value > 3 ? 'di atas' : 'di bawah'} ambang netral.`.replace(
      /.*3,00.*/,
      '',
    ),
  );
  add(
    () =>
      `Dari ${n()} kontak yang menjawab, ${c('above')} kontak (${s('above')}%) menilai ${small} di atas netral, ${c('neutral')} kontak (${s('neutral')}%) netral, dan ${c('below')} kontak (${s('below')}%) di bawah netral.`,
  );
  add(
    () =>
      `Sebanyak ${c('above')} dari ${n()} kontak menyatakan ${small} meningkat, sedangkan ${c('below')} kontak menyatakan menurun.`,
  );
  add(
    () =>
      `Kontak yang menilai ${small} turun berjumlah ${c('below')}, sementara yang menilai naik berjumlah ${c('above')}.`,
  );
  add(
    () =>
      `Komposisi jawaban terdiri atas ${c('above')} kontak di atas netral, ${c('neutral')} netral, dan ${c('below')} di bawah netral.`,
  );
  add(
    () =>
      `Jawaban naik, tetap, dan turun masing-masing diberikan oleh ${c('above')}, ${c('neutral')}, dan ${c('below')} kontak.`,
  );
  add(
    () =>
      `Jawaban di atas netral, netral, dan di bawah netral masing-masing sebesar ${s('above')}%, ${s('neutral')}%, dan ${s('below')}%.`,
  );
  add(() => `${name} dijawab oleh ${n()} dari ${contacts} kontak.`);
  add(
    () =>
      `Perlu dicatat bahwa indikator ini dijawab oleh ${n()} kontak dari total ${contacts} kontak yang diwawancarai.`,
  );
  add(() =>
    n('before') === n()
      ? null
      : `Jumlah jawaban sah ${n() > n('before') ? 'bertambah' : 'berkurang'} dari ${n('before')} menjadi ${n()}.`,
  );
  add(() => `Rata-rata tersebut dihitung dari ${n()} jawaban sah.`);
  add(() =>
    c('below') === 0 ? null : `Hanya ${c('below')} kontak yang menjawab di bawah netral.`,
  );
  add(() => (c('below') === 0 ? `Tidak ada kontak yang menjawab di bawah netral.` : null));
  add(
    () =>
      `Kontak dengan jawaban di bawah netral ada ${c('below')}, atau ${s('below')}% dari jawaban sah.`,
  );
  add(
    () =>
      `Saldo bersih merupakan selisih porsi jawaban di atas dan di bawah netral, yaitu ${s('above')}% dikurangi ${s('below')}%.`,
  );
  add(() =>
    facts.count(indicator, 'score 1').value === 0
      ? `Tidak ada kontak yang memberikan skor 1.`
      : `Skor 1 diberikan oleh ${facts.count(indicator, 'score 1').value} kontak.`,
  );
  add(
    () =>
      `Sekitar ${Math.round(facts.share(indicator, 'above').value)}% kontak menilai ${small} di atas netral.`,
  );
  for (const side of ['above', 'neutral', 'below'] as const) {
    add(() => {
      const share = facts.share(indicator, side).exact;
      if (share > 50)
        return `Mayoritas kontak (${s(side)}%) menjawab ${CATEGORY_WORDS[side]}, yaitu ${c(side)} kontak.`;
      return null;
    });
    add(() =>
      facts.share(indicator, side).exact > 61
        ? `Sebagian besar kontak menjawab ${CATEGORY_WORDS[side]} untuk ${small}.`
        : null,
    );
    add(() =>
      facts.share(indicator, side).exact > 50.5
        ? `Lebih dari separuh jawaban berada ${side === 'neutral' ? 'pada posisi netral' : CATEGORY_WORDS[side]}.`
        : null,
    );
  }
  const sectors = facts.sectors(indicator);
  const [first, second] = sectors;
  const last = sectors.at(-1);
  if (first && second && last && sectors.length > 2) {
    const isFirst = first.value > second.value;
    const isLast = last.value < sectors.at(-2)!.value;
    if (isFirst && isLast) {
      texts.push(
        `Menurut lapangan usaha, ${first.sector} mencatat rata-rata ${small} tertinggi (${shown(first)}), sedangkan ${last.sector} terendah (${shown(last)}).`,
        `Rata-rata ${small} antarsektor merentang dari ${shown(last)} di ${last.sector} hingga ${shown(first)} di ${first.sector}.`,
        `Secara sektoral, ${first.sector} memimpin dengan rata-rata ${shown(first)}, sementara ${last.sector} berada di posisi terbawah dengan ${shown(last)}.`,
      );
    }
    if (isFirst)
      texts.push(
        `${name} tertinggi terdapat pada ${first.sector} dengan rata-rata ${shown(first)}.`,
      );
    texts.push(
      `Di lapangan usaha ${last.sector}, rata-rata ${small} tercatat ${shown(last)}.`,
      `Rata-rata ${small} tercatat ${shown(first)} di ${first.sector} dan ${shown(second)} di ${second.sector}.`,
      `${first.sector} dan ${last.sector} masing-masing mencatat rata-rata ${shown(first)} dan ${shown(last)}.`,
    );
    if (first.value > last.value)
      texts.push(
        `Rata-rata ${small} di ${first.sector} (${shown(first)}) lebih tinggi daripada di ${last.sector} (${shown(last)}).`,
        `${last.sector} mencatat rata-rata ${shown(last)}, di bawah ${first.sector} yang mencapai ${shown(first)}.`,
      );
  }
  const keys: IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);
  const other = keys[(keys.indexOf(indicator) + 1 + turn) % keys.length]!;
  if (other !== indicator) {
    const otherName = indicatorOf(other).label.replace(/ \(.*/, '').toLowerCase();
    const oa = () => facts.average(other);
    add(() => `${name} dan ${otherName} masing-masing tercatat ${a()} dan ${shown(oa())}.`);
    add(() => `${name} tercatat ${a()}, sementara ${otherName} ${shown(oa())}.`);
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      return `${name} ${one.verb} ${size(one.change)} poin, sementara ${otherName} ${two.verb} ${size(two.change)} poin.`;
    });
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      if (one.verb !== two.verb) return null;
      return `Baik ${small} maupun ${otherName} ${one.verb}, masing-masing menjadi ${a()} dan ${shown(oa())}.`;
    });
    add(() => {
      const [one, two] = [facts.average(indicator).value, oa().value];
      if (one === two) return null;
      return `Rata-rata ${small} (${a()}) lebih ${one > two ? 'tinggi' : 'rendah'} dibandingkan ${otherName} (${shown(oa())}).`;
    });
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      if (one.verb === two.verb) return null;
      return `Berbeda dengan ${otherName} yang ${two.verb} ${size(two.change)} poin, ${small} ${one.verb} ${size(one.change)} poin.`;
    });
  }
  return texts
    .filter((text) => text !== '')
    .concat(
      sheet.said
        .filter(({ key }) => key === indicator)
        .slice(0, 12)
        .flatMap(ofCompany),
    );
}

const GROWTH =
  /^(?:Kontak menyampaikan )?([^.]+?) (naik|terkontraksi|tumbuh sekitar|turun sekitar) ([\d,]+%) \((qtq|yoy)\)([^.]*?)\.(?: |$)/;

/** What a named company said, told as reports tell it. */
function ofCompany({ contact, narrative }: ClaimSheet['said'][number]): string[] {
  const found = GROWTH.exec(narrative);
  if (!found) return [];
  const [, what = '', verb = '', rate = '', base = '', rest = ''] = found;
  const about = what.toLowerCase();
  const noun = {
    naik: 'kenaikan',
    terkontraksi: 'kontraksi',
    'tumbuh sekitar': 'pertumbuhan sekitar',
    'turun sekitar': 'penurunan sekitar',
  }[verb]!;
  return [
    `${contact} menyampaikan ${about} ${verb} ${rate} (${base})${rest}.`,
    `Menurut ${contact}, ${about} ${verb} ${rate} (${base}).`,
    `Sebagai contoh, ${contact} mencatat ${noun} ${about} ${rate} (${base}).`,
    `Hal serupa dialami ${contact} dengan ${noun} ${rate} (${base}).`,
    `${capital(noun.replace(' sekitar', ''))} ${about} juga dilaporkan ${contact}, yakni ${verb.includes('sekitar') ? 'sekitar ' : ''}${rate} (${base}).`,
  ];
}

/** Sentences of a sector's chapter: each indicator within it, and beside everybody's. */
function ofSector(facts: Sheet, sector: string): string[] {
  const { periods } = facts;
  const texts: string[] = [];
  const known = LIKERT_INDICATORS.flatMap(({ key, label }) => {
    const now = facts.sheet.table.find({ measure: 'average', indicator: key, sector });
    return now ? [{ key, now, name: label.replace(/ \(.*/, '') }] : [];
  });
  for (const [at, { key, now, name }] of known.entries()) {
    const small = name.toLowerCase();
    const place = { indicator: key, sector } as const;
    const { table } = facts.sheet;
    const n = table.find({ measure: 'answers', ...place })!.value;
    texts.push(
      `Pada lapangan usaha ${sector}, ${small} tercatat ${shown(now)} (n = ${n}).`,
      `Rata-rata ${small} sektor ini mencapai ${shown(now)}.`,
    );
    if (now.value !== 3)
      texts.push(
        `${name} berada ${now.value > 3 ? 'di atas' : 'di bawah'} ambang netral dengan rata-rata ${shown(now)}.`,
      );
    const all = table.find({ measure: 'average', indicator: key });
    if (all && all.value !== now.value) {
      const more = now.value > all.value ? 'tinggi' : 'rendah';
      texts.push(
        `Rata-rata ${small} di sektor ini (${shown(now)}) lebih ${more} daripada rata-rata keseluruhan (${shown(all)}).`,
        `${name} sektor ini tercatat ${shown(now)}, sedangkan rata-rata seluruh kontak ${shown(all)}.`,
      );
    }
    for (const category of ['above', 'below', 'neutral'] as const) {
      const count = table.find({ measure: 'answer-count', category, ...place });
      const share = table.find({ measure: 'answer-share', category, ...place });
      if (!count || !share || count.value === 0) continue;
      texts.push(
        `Sebanyak ${count.value} dari ${n} kontak di sektor ini menjawab ${CATEGORY_WORDS[category]} untuk ${small}.`,
        `Untuk ${small}, ${count.value} kontak (${shown(share)}%) menjawab ${CATEGORY_WORDS[category]}.`,
      );
    }
    const change = table.find({ measure: 'change', base: 'before', ...place });
    const then = table.find({ measure: 'average', period: 'before', ...place });
    if (change && then && change.value !== 0) {
      const side = change.value > 0 ? 'up' : 'down';
      const verb = VERBS[side][at % 4]!;
      texts.push(
        `${name} ${verb} dari ${shown(then)} menjadi ${shown(now)}.`,
        `${name} ${verb} ${size(change)} poin ke ${shown(now)} pada ${periods.now}.`,
        `Dibandingkan triwulan sebelumnya, ${small} ${verb} ${size(change)} poin.`,
        `${capital(VERBS.nouns[side])} juga terjadi pada ${small}, yakni ${size(change)} poin menjadi ${shown(now)}.`,
      );
    }
    const other = known[at + 1];
    if (other) {
      texts.push(
        `${name} dan ${other.name.toLowerCase()} masing-masing tercatat ${shown(now)} dan ${shown(other.now)}.`,
        `${name} mencapai ${shown(now)}, sementara ${other.name.toLowerCase()} ${shown(other.now)}.`,
      );
    }
  }
  const sorted = known.toSorted((a, b) => b.now.value - a.now.value);
  const [first, second] = sorted;
  if (first && second && first.now.value > second.now.value)
    texts.push(
      `Rata-rata tertinggi di sektor ini terdapat pada ${first.name.toLowerCase()} (${shown(first.now)}).`,
      `${first.name} merupakan indikator dengan rata-rata tertinggi, yaitu ${shown(first.now)}.`,
    );
  return texts;
}

const ORIENTED = {
  domestic: 'berorientasi domestik',
  export: 'berorientasi ekspor',
  both_markets: 'berorientasi domestik dan ekspor',
} as const;

/** Sentences of the chapter that tells who was interviewed. */
function ofProfile(facts: Sheet): string[] {
  const { periods, sheet } = facts;
  const { table } = sheet;
  const texts: string[] = [];
  const count = (at: Omit<FactAddress, 'measure'>) => table.find({ measure: 'companies', ...at });
  const share = (at: Omit<FactAddress, 'measure'>) =>
    table.find({ measure: 'company-share', ...at });
  const all = count({})!.value;
  const contacts = table.find({ measure: 'contacts' })!.value;
  texts.push(
    `Liaison ${periods.now} menjangkau ${contacts} kontak.`,
    `Jumlah kontak pada ${periods.now} tercatat ${contacts} kontak yang mewakili ${all} perusahaan.`,
  );
  const places = table.sectors.flatMap((sector) => {
    const [now, part] = [count({ sector }), share({ sector })];
    return now && part ? [{ sector, now, part }] : [];
  });
  const sorted = places.toSorted((a, b) => b.now.value - a.now.value);
  for (const [at, { sector, now, part }] of sorted.entries()) {
    texts.push(
      `${sector} menyumbang ${now.value} perusahaan (${shown(part)}%).`,
      `Sebanyak ${now.value} kontak berasal dari ${sector}.`,
      `Pangsa ${sector} mencapai ${shown(part)}% dari seluruh perusahaan.`,
      `Sektor ${sector} diwakili oleh ${now.value} perusahaan atau ${shown(part)}%.`,
    );
    const next = sorted[at + 1];
    if (next)
      texts.push(
        `${sector} dan ${next.sector} masing-masing diwakili ${now.value} dan ${next.now.value} perusahaan.`,
        `${sector} (${shown(part)}%) diikuti oleh ${next.sector} (${shown(next.part)}%).`,
      );
    if (next && now.value > next.now.value)
      texts.push(
        `Jumlah perusahaan ${sector} (${now.value} perusahaan) lebih banyak daripada ${next.sector} (${next.now.value} perusahaan).`,
      );
    const then = count({ sector, period: 'before' });
    const thenPart = share({ sector, period: 'before' });
    if (!then || !thenPart) continue;
    if (then.value === now.value) {
      texts.push(`Jumlah kontak ${sector} tetap ${now.value} perusahaan.`);
      continue;
    }
    const verb = now.value > then.value ? 'bertambah' : 'berkurang';
    const moved = Math.abs(now.value - then.value);
    texts.push(
      `Jumlah kontak ${sector} ${verb} dari ${then.value} menjadi ${now.value}.`,
      `Kontak ${sector} ${verb} ${moved} perusahaan dibandingkan triwulan sebelumnya.`,
      `${sector} kini diwakili ${now.value} perusahaan, ${verb} dari ${then.value} perusahaan pada ${periods.before}.`,
    );
    if (part.value !== thenPart.value)
      texts.push(
        `Pangsa ${sector} ${part.value > thenPart.value ? 'naik' : 'turun'} dari ${shown(thenPart)}% menjadi ${shown(part)}%.`,
      );
  }
  const [first, second] = sorted;
  if (first && second && first.now.value > second.now.value)
    texts.push(
      `Kontak terbanyak berasal dari ${first.sector}, yaitu ${first.now.value} perusahaan atau ${shown(first.part)}%.`,
      `${first.sector} masih menjadi lapangan usaha dengan pangsa terbesar (${shown(first.part)}%).`,
    );
  for (const [category, name] of Object.entries(ORIENTED) as [ClaimCategory, string][]) {
    const [now, part] = [count({ category }), share({ category })];
    const [then, thenPart] = [
      count({ category, period: 'before' }),
      share({ category, period: 'before' }),
    ];
    if (!now || !part) continue;
    texts.push(
      `Sebanyak ${now.value} dari ${part.n} perusahaan (${shown(part)}%) ${name}.`,
      `Perusahaan yang ${name} berjumlah ${now.value} atau ${shown(part)}%.`,
      `Menurut orientasi pasar, ${shown(part)}% perusahaan ${name}.`,
    );
    if (!then || !thenPart || then.value === now.value) continue;
    const verb = now.value > then.value ? 'bertambah' : 'berkurang';
    texts.push(
      `Perusahaan ${name} ${verb} dari ${then.value} menjadi ${now.value} perusahaan.`,
      `Porsi perusahaan ${name} ${now.value > then.value ? 'naik' : 'turun'} dari ${shown(thenPart)}% menjadi ${shown(part)}%.`,
    );
  }
  return texts;
}

/** Right sentences of many kinds about all that a sheet is about. */
export function rightSentences(sheet: ClaimSheet): string[] {
  const facts = new Sheet(sheet);
  const { indicator, sector, isProfile } = sheet;
  const texts = isProfile
    ? ofProfile(facts)
    : sector !== null
      ? ofSector(facts, sector)
      : indicator !== null
        ? [
            ...[0, 1, 2, 3].flatMap((turn) => ofIndicator(facts, indicator, turn)),
            ...ofComparisons(facts, indicator),
            ...ofSets(facts, indicator),
          ]
        : [];
  return [...new Set(texts)];
}

/** They tell of method, of the report itself or of what should be done, and assert no figure. */
export const WITHOUT_CLAIM: readonly string[] = [
  'Bagian ini membahas perkembangan indikator berdasarkan hasil liaison.',
  'Data dikumpulkan melalui wawancara dengan kontak liaison di wilayah kerja Bank Indonesia.',
  'Skala Likert yang digunakan adalah 1 sampai 5 dengan 3 sebagai titik netral.',
  'Rincian menurut lapangan usaha disajikan pada bagian berikutnya.',
  'Uraian berikut menjelaskan perkembangan tersebut.',
  'Bank Indonesia akan terus memantau perkembangan tersebut.',
  'Ke depan, perkembangan ini perlu terus dicermati.',
  'Perkembangan ini perlu menjadi perhatian.',
  'Hasil ini perlu dibaca dengan hati-hati.',
  'Hasil wawancara menggambarkan kondisi yang dihadapi kontak.',
  'Penilaian kontak disampaikan dalam skala Likert.',
  'Angka tersebut merupakan rata-rata dari seluruh jawaban sah.',
  'Saldo bersih adalah selisih antara porsi jawaban di atas netral dan di bawah netral.',
  'Pembahasan dibagi menurut indikator.',
  'Gambaran selengkapnya disajikan pada tabel di bawah ini.',
  'Temuan ini dilengkapi dengan keterangan dari kontak.',
  'Berikut ringkasan hasil liaison untuk indikator ini.',
  'Informasi tersebut dihimpun dari wawancara langsung.',
  'Interpretasi atas hasil ini perlu mempertimbangkan keterbatasan data.',
];
