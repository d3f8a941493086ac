import { sectorFigures } from '@lqc/analysis';
import { type Copy, LIKERT_INDICATORS } from '@lqc/contracts';
import { documentPhrases } from '@lqc/phrases';
import {
  answersTable,
  type DocumentSection,
  type DocumentStatement,
  indicatorHistory,
  indicatorLevels,
  profileFigures,
  type ReportDocument,
  sectorLevels,
} from '../src/document/index.js';
import { sampleInput } from './quarters.js';

export const aSection = (section: Partial<DocumentSection> = {}): DocumentSection => ({
  heading: '2.1 Permintaan Domestik',
  text: 'Permintaan domestik tumbuh lebih tinggi.',
  statements: [],
  tables: [],
  figures: [],
  ...section,
});

export const aStatement = (statement: Partial<DocumentStatement>): DocumentStatement => ({
  start: 0,
  end: 0,
  status: 'supported',
  evidence: [],
  expected: null,
  reason: null,
  ...statement,
});

export const aReport = (report: Partial<ReportDocument> = {}): ReportDocument => ({
  title: 'Laporan Liaison',
  people: 'Kantor Perwakilan Contoh',
  period: 'Triwulan III 2025',
  comparedWith: ['Triwulan II 2025'],
  copy: 'internal',
  interviews: null,
  workbooks: ['Triwulan III 2025: SHA-256 0123456789ab'],
  approval: null,
  madeAt: new Date('2025-10-10T00:00:00Z'),
  chapters: [
    {
      number: '2',
      heading: 'BAB 2 Analisis Indikator Liaison',
      isAnnex: false,
      sections: [aSection()],
    },
  ],
  sources: new Map(),
  ...report,
});

const FIRST =
  'Permintaan domestik pada triwulan ini tumbuh lebih tinggi daripada triwulan sebelumnya.';
const SECOND = 'Kenaikan tersebut terutama disumbang Industri Pengolahan.';
const THIRD = 'Daya beli masyarakat secara umum masih terjaga.';

/** A text of several paragraphs whose sentences are checked, as sections have them. */
function aText(id: string): Pick<DocumentSection, 'text' | 'statements'> {
  const text = `${FIRST} **${SECOND}**\n\n${THIRD} Kontak akomodasi menyampaikan hunian membaik sejalan dengan libur sekolah, sedangkan pedagang pangan mencatat pesanan hotel yang lebih besar dan menambah persediaan sejak awal triwulan.\n\n### Faktor pendorong\n\n- Pesanan dari hotel dan restoran\n- Proyek pemerintah yang mulai berjalan\n- Panen yang lebih awal`;
  const at = (sentence: string) => ({
    start: text.indexOf(sentence),
    end: text.indexOf(sentence) + sentence.length,
  });
  return {
    text,
    statements: [
      aStatement({
        ...at(FIRST),
        evidence: [{ contactId: id, quote: 'Penjualan naik karena pesanan hotel.', cell: 'D12' }],
      }),
      aStatement({
        ...at(SECOND),
        status: 'contradicted',
        expected: 'penyumbang terbesar adalah Penyediaan Akomodasi dan Makan Minum',
        reason: { text: 'Menurut data sekunder kantor', by: 'sari' },
      }),
      aStatement({ ...at(THIRD), status: 'unchecked' }),
    ],
  };
}

const MADE: Partial<Record<Copy, Promise<ReportDocument>>> = {};

/** The whole report on the samples' quarters, with all of its charts and tables; drawn once for all tests. */
export const sampleReport = (copy: Copy = 'internal'): Promise<ReportDocument> =>
  (MADE[copy] ??= made(copy));

async function made(copy: Copy): Promise<ReportDocument> {
  const { now, before, lastYear } = await sampleInput();
  const quarters = { now, before, lastYear, copy };
  const names = now.survey.contacts.map(({ name, sheet }, at) => ({ name, sheet, id: String(at) }));
  const sectorOf = sectorLevels(quarters);
  return aReport({
    people: 'Kantor Perwakilan Bank Sentral Provinsi Contoh\nTim Liaison: Ratna, Sari, Wayan',
    copy,
    period: now.period,
    comparedWith: [before.period, lastYear!.period],
    workbooks: [now, before, lastYear!, { ...now, period: documentPhrases.register }].map(
      ({ period, source }) => documentPhrases.workbook(period, source),
    ),
    sources: new Map(
      names.map(({ name, sheet, id }, at) => [
        id,
        {
          label: `K${at + 1}`,
          sector: now.matching.sectorByCompany.get(now.survey.contacts[at]!.companyKey) ?? null,
          period: now.period,
          company: name,
          sheet,
        },
      ]),
    ),
    chapters: [
      {
        number: null,
        heading: 'Ringkasan Eksekutif',
        isAnnex: false,
        sections: [aSection({ heading: null, ...aText('3') })],
      },
      {
        number: '1',
        heading: 'BAB 1 Ringkasan Liaison',
        isAnnex: false,
        sections: [
          aSection({
            heading: '1.1 Analisis Garis Besar',
            ...aText('5'),
            figures: [indicatorLevels(quarters)!],
          }),
        ],
      },
      {
        number: '2',
        heading: 'BAB 2 Analisis Indikator Liaison',
        isAnnex: false,
        sections: LIKERT_INDICATORS.map(({ key, label }, at) =>
          aSection({
            heading: `2.${at + 1} ${label}`,
            ...aText(String(at)),
            figures: [indicatorHistory(key, quarters, []) ?? []].flat(),
          }),
        ),
      },
      {
        number: '3',
        heading: 'BAB 3 Analisis Lapangan Usaha Utama',
        isAnnex: false,
        sections: sectorFigures(now).flatMap(({ sector }, at) =>
          sector === null
            ? []
            : aSection({
                heading: `3.${at + 1} ${sector}`,
                ...aText(String(at + 20)),
                figures: [sectorOf(sector) ?? []].flat(),
              }),
        ),
      },
      {
        number: '4',
        heading: 'BAB 4 Profil Kontak Liaison',
        isAnnex: false,
        sections: [
          aSection({
            heading: '4.1 Profil Kontak Liaison',
            ...aText('9'),
            figures: profileFigures(quarters),
          }),
        ],
      },
      {
        number: 'L',
        heading: 'Lampiran',
        isAnnex: true,
        sections: [
          aSection({ heading: 'L.1 Metode', ...aText('11') }),
          aSection({
            heading: 'L.2 Tabel',
            text: '',
            tables: [now, before].map((one) => answersTable(one, copy)),
          }),
        ],
      },
    ],
  });
}
