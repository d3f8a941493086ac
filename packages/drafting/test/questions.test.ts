import { scoreOf } from '@lqc/analysis';
import { aContact, aQuarter, aRegister, sampleQuarter, sampleSession } from '@lqc/analysis/testing';
import { type IndicatorKey, LLM_DEFAULTS, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import { answerNotes, fill, suggestedQuestions } from '@lqc/phrases';
import {
  carriedIndicator,
  companyIn,
  replyToQuestion,
  declineOf,
  Model,
  periodsOf,
  pseudonymsOf,
  questionFacts,
  readAnswers,
  readReply,
  readQuestion,
  searchWords,
  type SessionData,
} from '../src/index.js';
import { joinReply } from '../src/questions/join-reply.js';
import { numberedSentences } from '../src/slots/sources.js';
import { asSentence } from '../src/prose/sentence.js';
import { Telling } from '../src/wordings/telling.js';
import { questionPrompt } from '../src/questions/question-prompt.js';
import { shownSoFar } from '../src/questions/plain-reply.js';
import {
  claimsReply,
  type ClaimedSentence,
  dataOf,
  type ModelReply,
  type ModelScript,
  type ModelStandIn,
  questionOf,
  startModelStandIn,
  withoutForm,
} from '../src/testing/index.js';
import { found, session } from './session-data.js';

let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn(() => session.speakers.map(({ contact }) => contact));
});
afterAll(() => standIn.stop());

const pseudonyms = pseudonymsOf(session);
const reading = (question: string, indicatorInView: IndicatorKey | null = null) => {
  const hidden = pseudonyms.hide(question);
  const contactIds = pseudonyms.contactsIn(hidden);
  return readQuestion(hidden, { indicatorInView, contactIds, periods: periodsOf(session) });
};
const sources = (question = 'Bagaimana harga jual?') => ({
  facts: questionFacts(reading(question), session),
  found,
  pseudonyms,
  contacts: session.speakers.map(({ contact }) => contact),
});
const read = (written: string, question?: string) => readReply(written, sources(question));
const faults = (written: string, question?: string) =>
  read(written, question)
    .checks.filter(({ status }) => status === 'contradicted' || status === 'unknown')
    .map(({ text }) => text);

describe('what a question is about', () => {
  test.each<[string, object]>([
    ['Mengapa harga jual turun?', { indicators: ['harga jual'], isAboutView: false, words: [] }],
    ['Mengapa turun?', { indicators: ['investasi'], isAboutView: true, words: [] }],
    ['Bagaimana permintaan?', { indicators: ['domestik', 'ekspor'] }],
    ['Bagaimana perkiraan harga jual?', { indicators: ['perkiraan harga jual'] }],
    ['Apakah utilisasinya naik?', { indicators: ['kapasitas utilisasi'] }],
    ['Bagaimana sektor konstruksi?', { sectors: ['Konstruksi'], asksProfile: true }],
    ['Sektor mana yang harga jualnya paling turun?', { asksBySector: true }],
    ['Berapa pada Triwulan II 2025?', { quarters: ['before'], missingQuarters: [] }],
    ['Berapa pada Triwulan I 2019?', { quarters: [], missingQuarters: ['Triwulan I 2019'] }],
    ['Bagaimana prospek triwulan mendatang?', { missingQuarters: [] }],
    ['Apa kata PT Arunika Jaya tentang cuaca?', { words: ['cuaca'] }],
    ['Apa kata Arunika?', { words: [] }],
  ])('%s', (question, expected) => {
    expect(reading(question, 'investasi')).toMatchObject(expected);
  });

  test('an office-wide question that starts with a word of a name is about nobody', () => {
    const saying = (narrative: string, ...names: string[]) =>
      names.map((name) => aContact({ domestik: { narrative } }, name));
    const own = pseudonymsOf({
      ...session,
      before: aQuarter(
        [
          ...saying('Proyek pembangunan jalan berjalan.', 'UD Dahlia', 'UD Kenanga', 'UD Melati'),
          ...saying('Kami memasok trakindo dan lainnya.', 'UD Seroja', 'UD Teratai'),
          ...saying('Lihat www.trakindo.example.', 'UD Anggrek', 'UD Cempaka', 'UD Kamboja'),
        ],
        aRegister({}),
      ),
      speakers: [
        { contactId: 'h', contact: 'CV Harapan Bersama' },
        { contactId: 'p', contact: 'PT Pembangunan Cendana Tbk' },
        { contactId: 't', contact: 'PT Trakindo Utama' },
      ],
    });
    const asked = (question: string) => own.contactsIn(own.hide(question));
    expect(asked('Harapan kontak untuk penjualan triwulan depan?')).toEqual([]);
    expect(asked('Pembangunan apa yang mendorong investasi?')).toEqual([]);
    expect(asked('Apa kata Harapan? Cendana bagaimana?')).toEqual(['h', 'p']);
    expect(asked('Tadi ada pertanyaan. Pembangunan apa saja?')).toEqual([]);
    // Behind an abbreviation, a figure or a colon no sentence begins.
    expect(asked('Menurut Dir. Pembangunan apa sebabnya?')).toEqual(['p']);
    expect(asked('Jawaban dari: Pembangunan')).toEqual(['p']);
    // Two who write it in small letters, and three web addresses, make no word of a name.
    expect(asked('Trakindo bagaimana investasinya?')).toEqual(['t']);
  });

  test.each<[string, string[], IndicatorKey | null]>([
    ['Kalau di konstruksi?', ['Bagaimana harga jual?'], 'harga jual'],
    ['Lalu apa kata mereka?', ['Bagaimana harga jual?', 'Kalau di konstruksi?'], 'harga jual'],
    ['Bagaimana dengan triwulan II?', ['Mengapa investasi naik?'], 'investasi'],
    ['Kalau di konstruksi?', ['Bagaimana permintaan?'], null],
    ['Kalau di konstruksi?', ['Bagaimana harga jual?', 'Berapa jumlah kontak?'], null],
    ['Lalu berapa jumlah kontak di konstruksi?', ['Bagaimana harga jual?'], null],
    ['Pada indikator mana yang naik?', ['Bagaimana harga jual?'], null],
    ['Mengapa turun?', ['Bagaimana harga jual?'], null],
    ['Kalau di konstruksi?', [], null],
  ])('%s after %j goes on with %s', (question, earlier, expected) => {
    expect(carriedIndicator(question, earlier)).toBe(expected);
  });

  test('words for the search leave out those that ask about any survey', () => {
    expect(searchWords('Apa alasan utama kontak tentang persaingan produk impor?')).toEqual(
      expect.arrayContaining(['persaingan', 'produk', 'impor']),
    );
    expect(searchWords('Berapa rata-rata kontak?')).not.toContain('kontak');
    expect(searchWords('Apa kendala yang dihadapi kontak?')).toContain('hambatan');
    expect(searchWords('Apa hambatan pelaku usaha?')).toContain('kendala');
  });
});

describe('what these data cannot answer', () => {
  const search = {
    knownWords: [],
    company: undefined,
    hasContext: false,
  };
  test.each<[string, RegExp]>([
    ['Siapa presiden Indonesia?', /^Data sesi ini tidak memuat jawaban/],
    ['Buatkan resep rendang', /^Data sesi ini tidak memuat jawaban/],
    ['Berapa harga jual pada Triwulan I 2019?', /Triwulan I 2019\. Periode yang tersedia/],
    ['Berapa rata-rata suku bunga?', /nilai skala untuk Pembiayaan dan Suku Bunga/],
    ['Bagaimana sektor pendidikan?', /lapangan usaha Jasa Pendidikan pada Triwulan III 2025/],
    ['Berapa harga jual dibandingkan tahun lalu?', /tahun lalu/],
  ])('%s', (question, expected) => {
    expect(declineOf(reading(question, 'harga jual'), session, search)).toMatch(expected);
  });

  test.each([
    'What was the average selling price score this quarter?',
    'Average selling price per sector?',
    'Asdf qwerty',
    'berapa rata2 permintan domestk',
  ])('of a question that is not understood nothing is said of the data: %s', (question) => {
    const said = declineOf(reading(question, 'harga jual'), session, search);
    expect(said).toMatch(/belum dapat dipahami.*bahasa Indonesia/);
    expect(said).not.toMatch(/tidak memuat/);
  });

  test.each([
    'Mengapa turun?',
    'Rangkum temuan utama',
    'Buatkan ringkasan triwulan ini.',
    'Indikator apa saja yang berstatus Tinggi?',
    'Apa kendala yang dihadapi kontak?',
    'Apa kendala utama pelaku usaha?',
    'Apa hambatan dunia usaha?',
    'Ringkas hasil liaison',
    'Indikator mana yang paling banyak berubah?',
    'Berapa jumlah kontak?',
    'Apa kata PT Arunika Jaya tentang cuaca?',
    'Kenapa harga jual anjlok parah di pasar tradisional?',
    'Bandingkan Triwulan III 2025 dengan Triwulan II 2025',
    'Bagaimana ekspektasi triwulan mendatang?',
  ])('but they may: %s', (question) => {
    expect(declineOf(reading(question, 'harga jual'), session, search)).toBe(null);
  });

  test('a sector is looked for in the quarters that a question is about', () => {
    const mines = { 'PT Tambang': 'Pertambangan dan Penggalian' };
    const data = {
      ...session,
      before: aQuarter([aContact({}, 'PT Tambang')], aRegister(mines), 'Triwulan II 2025'),
    };
    const declined = (question: string) => declineOf(reading(question), data, search);
    expect(declined('Bagaimana harga jual pertambangan?')).toContain('pada Triwulan III 2025');
    expect(declined('Bagaimana harga jual pertambangan pada Triwulan II 2025?')).toBeNull();
    expect(declined('Bandingkan harga jual pertambangan dengan triwulan lalu')).toBeNull();
    expect(declined('Bagaimana harga jual konstruksi dibandingkan triwulan lalu?')).toBeNull();
    expect(declined('Bagaimana sektor pendidikan pada Triwulan II 2025?')).toContain(
      'Jasa Pendidikan pada Triwulan III 2025 dan Triwulan II 2025',
    );
  });

  test('a company that no contact is of is told to be none', () => {
    const declined = (question: string, over: object = {}) =>
      declineOf(reading(question), session, { ...search, company: companyIn(question), ...over });
    const none = /^Data sesi ini tidak memuat kontak bernama PT Maju Mundur pada Triwulan III 2025/;
    expect(declined('Apa kata PT Maju Mundur?')).toMatch(none);
    expect(declined('Apa kata PT Maju Mundur tentang investasi?')).toMatch(none);
    expect(declined('Berapa skor investasi Maju Mundur, PT?')).toContain('Maju Mundur, PT');
    expect(declined('Apa kata PT Arunika Jaya?')).toBeNull();
    // Contacts may speak of it, and of a kind of company.
    const known = { knownWords: ['tarif', 'listrik'] };
    expect(declined('Apa dampak tarif listrik PT Daya pada biaya energi?', known)).toBeNull();
    expect(declined('Bagaimana harga jual Hotel Bintang Lima?')).toBeNull();
  });

  test('where scores contradict words is told to stand on its page', () => {
    const asked = reading('Apakah ada kontradiksi antara narasi dan skor?');
    expect(declineOf(asked, session, search)).toMatch(/^Skor yang bertentangan .* halaman Periksa/);
  });

  test('nothing that the window suggests is declined', () => {
    const { ofChange, overview, contacts } = suggestedQuestions;
    const ofEach = Object.values(ofChange).map((one) => fill(one, { indicator: 'Harga Jual' }));
    for (const question of [...ofEach, overview, contacts])
      expect(declineOf(reading(question), session, search)).toBeNull();
  });

  test('a foreign word that some narrative holds is looked at', () => {
    const asked = reading('Apa dampak banjir?');
    expect(declineOf(asked, session, search)).not.toBeNull();
    expect(declineOf(asked, session, { ...search, knownWords: ['banjir'] })).toBeNull();
  });
});

describe('the claims that may answer a question', () => {
  let quarters: SessionData;
  beforeAll(async () => {
    const { now, before, last_year: lastYear } = await sampleSession();
    quarters = { now, before, lastYear, speakers: [] };
  }, 60_000);
  const factsOf = (question: string, data: SessionData) =>
    questionFacts(
      readQuestion(question, { indicatorInView: null, periods: periodsOf(data) }),
      data,
    );
  const reads = (question: string, data = quarters) => {
    const { offers, told } = factsOf(question, data);
    const telling = new Telling(told);
    for (const { reads: one, claim } of offers)
      if (/^(?:rank|count)/.test(claim.type))
        expect([one, telling.standingOf(asSentence(one))]).toEqual([one, 'supported']);
    return offers.map(({ reads: one }) => one);
  };

  test('are averages of each quarter, changes, answers, and how many went where', () => {
    const ofIt = [
      'skor harga jual tercatat 3,92 pada Triwulan I 2025',
      'skor harga jual tercatat 3,03 pada Triwulan IV 2024',
      'skor harga jual naik 0,89 poin dibandingkan dengan Triwulan IV 2024',
    ];
    expect(reads('Bagaimana harga jual dibandingkan dengan indikator lain?')).toEqual(
      expect.arrayContaining([
        ...ofIt,
        'skor permintaan domestik tercatat 3,03 pada Triwulan I 2025',
        'sebanyak 10 indikator naik dan 5 indikator turun dibandingkan dengan Triwulan IV 2024',
      ]),
    );
    // Who names what it is about is sent nothing else, besides how that compares.
    const alone = reads('Bagaimana harga jual?');
    expect(alone).toEqual(
      expect.arrayContaining([
        ...ofIt,
        'kenaikan terbesar dibandingkan dengan Triwulan IV 2024 terjadi pada harga jual, yakni 0,89 poin',
      ]),
    );
    expect(alone.filter((one) => /harga jual|liaison/.test(one))).toEqual(alone);
    const ofPeople = reads('Berapa kontak dari Industri Pengolahan?');
    expect(ofPeople).toContain('Industri Pengolahan diwakili 12 perusahaan (30,0%)');
    expect(ofPeople.join()).not.toContain('skor');
    for (const asked of [
      'Berapa kontak yang memberi skor 1?',
      'Berapa jumlah kontak per sektor dan rata-ratanya?',
      'Berapa perusahaan yang meningkat?',
      'Berapa kontak yang mengalami penurunan?',
      'Berapa kontak di Industri Pengolahan dan bagaimana kinerjanya?',
    ])
      expect(reads(asked).join()).toContain('skor');
    expect(reads('Apakah harga jual lebih tinggi dari semuanya?').join()).toContain('investasi');
  });

  test('of a sector stand beside those of everybody; of one or two firms nothing is told', () => {
    const told = reads('Bagaimana harga jual di industri pengolahan?');
    expect(told).toContain(
      'skor harga jual pada lapangan usaha Industri Pengolahan tercatat 4,08 pada Triwulan I 2025',
    );
    const sectors = [...quarters.now.matching.sectorByCompany.values()];
    const small = [...new Set(sectors)].filter(
      (sector) => sectors.filter((one) => one === sector).length < 3,
    );
    expect(small.length).toBeGreaterThan(2);
    for (const sector of small)
      expect(reads(`Bagaimana sektor ${sector}?`).join()).not.toContain(sector);
  });

  test('are of the quarter that a question compares with', () => {
    for (const question of [
      'Indikator mana yang naik paling besar dibanding tahun lalu?',
      'Ada berapa indikator yang naik secara tahunan?',
    ]) {
      const told = reads(question);
      expect(told).toEqual(
        expect.arrayContaining([
          'dibandingkan dengan Triwulan I 2024, harga jual mencatat kenaikan terbesar, yakni 1,13 poin',
          'dibandingkan dengan Triwulan I 2024, 9 indikator naik dan 6 indikator turun',
        ]),
      );
      expect(told.join()).not.toMatch(/terbesar dibandingkan dengan Triwulan IV|10 indikator naik/);
    }
  });

  test('name all that share the first place', async () => {
    const [now, before] = await Promise.all(
      ['Triwulan II 2024', 'Triwulan I 2024'].map(sampleQuarter),
    );
    const data = { ...quarters, now: now!, before: before!, lastYear: null };
    expect(reads('Indikator mana yang naik paling besar?', data)).toContain(
      'kenaikan terbesar dibandingkan dengan Triwulan I 2024 terjadi pada kapasitas utilisasi dan perkiraan tingkat upah, masing-masing 0,68 poin',
    );
    const five = ['PT Adi', 'PT Bayu', 'PT Candra', 'PT Dewi', 'PT Eka'];
    const scores = { domestik: 4, 'harga jual': 4, investasi: 2 } as const;
    const alike = aQuarter(
      five.map((name) => aContact(scores, name)),
      aRegister({}),
    );
    expect(
      reads('Indikator mana yang tertinggi?', { ...data, now: alike, before: null }),
    ).toContain(
      'skor tertinggi tercatat pada permintaan domestik dan harga jual, masing-masing 4,00',
    );
  });

  test('count sectors and orientations in the quarter that is asked about, in percent too', () => {
    expect(reads('Berapa persen kontak berorientasi domestik?')).toContain(
      'sebanyak 28 perusahaan (70,0%) berorientasi domestik',
    );
    expect(reads('Bagaimana orientasi penjualan berubah dari triwulan lalu?')).toContain(
      'pada Triwulan IV 2024, sebanyak 27 perusahaan (67,5%) berorientasi domestik',
    );
    const asked = 'Berapa kontak di sektor transportasi triwulan lalu?';
    expect(reads(asked)).toContain(
      'pada Triwulan IV 2024, Transportasi dan Pergudangan diwakili 6 perusahaan (15,0%)',
    );
    expect(factsOf(asked, quarters).limits).toEqual([
      'Kontak dari lapangan usaha Transportasi dan Pergudangan pada Triwulan I 2025 terlalu sedikit untuk disebut angkanya.',
    ]);
  });

  test("are a contact's own scores where it is named, under its pseudonym, and nobody else's", () => {
    const contactIds = new Map(
      quarters.now.survey.contacts.map(({ position }) => [position, `c${position}`]),
    );
    const now = { ...quarters.now, contactIds };
    const [contact] = now.survey.contacts;
    const speakers = now.survey.contacts.map(({ position, name }) => ({
      contactId: `c${position}`,
      contact: name,
    }));
    const data = { ...quarters, now, speakers };
    const own = pseudonymsOf(data);
    const hidden = own.hide(`Berapa skor harga jual ${contact!.name}?`);
    const read = readQuestion(hidden, {
      indicatorInView: null,
      contactIds: own.contactsIn(hidden),
      periods: periodsOf(data),
    });
    const facts = questionFacts(read, data);
    const given = scoreOf(contact!, 'harga jual');
    const told = `${contact!.name} memberi skor ${given} untuk harga jual pada Triwulan I 2025`;
    const scores = facts.offers.filter(({ reads: one }) => one.includes('memberi skor'));
    expect(scores).toMatchObject([{ reads: told }]);
    const material = {
      facts,
      found: [],
      pseudonyms: own,
      contacts: speakers.map((one) => one.contact),
    };
    const reply = readAnswers(
      [
        JSON.stringify({
          sentences: [{ text: '{c1}.', claims: [{ id: 'c1', ...scores[0]!.claim }] }],
        }),
      ],
      material,
    ).reply!;
    expect(reply.content).toBe(`${told}.`);
    expect(reply.checks.map(({ status }) => status)).not.toContain('unknown');
    expect(reply.basis).toBe('data');
    const { messages } = questionPrompt(
      { ...material, question: hidden, voices: [], unknownWords: [], context: [], summary: null },
      own,
    );
    expect(messages.at(-1)!.content).toContain(`Kontak K1 memberi skor ${given}`);
    expect(messages.at(-1)!.content).not.toContain(contact!.name);
  });

  test('are lists of the indicators with a status where it asks for one', () => {
    expect(reads('Indikator apa saja yang berstatus Tinggi?')).toEqual(
      expect.arrayContaining([
        'skor margin usaha, harga jual, dan persediaan masing-masing tercatat 3,97, 3,92, dan 3,56 pada Triwulan I 2025',
        expect.stringMatching(/investasi.* masing-masing tercatat 3,55, 3,55, dan 3,54/),
      ]),
    );
  });

  test('say what stands first, so that nobody sorts', () => {
    const told = reads('Indikator mana yang paling naik?');
    expect(told.filter((one) => /tertinggi|terbesar/.test(one))).toEqual([
      'penurunan terbesar dibandingkan dengan Triwulan IV 2024 terjadi pada permintaan domestik, yakni 0,83 poin',
      'kenaikan terbesar dibandingkan dengan Triwulan IV 2024 terjadi pada harga jual, yakni 0,89 poin',
      'margin usaha merupakan indikator dengan skor tertinggi, yaitu 3,97',
    ]);
  });
});

describe('an answer held against the data', () => {
  test.each([
    'Rata-rata Harga Jual tercatat 3,00 dari 3 kontak, turun 1,00 poin dari 4,00 pada Triwulan II 2025.',
    'Sebanyak 1 indikator naik, 1 indikator turun, dan 1 indikator tetap.',
    'Permintaan Domestik naik menjadi 4,33.',
  ])('bears out %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  test.each([
    ['Rata-rata Harga Jual tercatat 3,21.', ['3,21']],
    ['Harga Jual naik dibandingkan triwulan sebelumnya.', ['naik']],
    ['Permintaan Domestik tercatat 3,00 pada Triwulan III 2025.', ['3,00']],
    ['Sebanyak 2 indikator naik.', ['2']],
    ['Harga Jual pada Triwulan I 2020 tercatat 3,00.', ['Triwulan I 2020']],
    ['PT Bohong Besar menaikkan harga.', ['PT Bohong Besar']],
  ])('marks %s', (text, marked) => {
    const found = faults(text);
    for (const words of marked) expect(found.some((one) => one.includes(words))).toBe(true);
  });

  test('no invented quotation, and nobody invented to say so, goes unmarked', () => {
    const text =
      'Harga Jual tercatat 3,00 (n=3). CV Cendana Makmur menyatakan “harga listrik **dipermainkan** pemerintah”. Surya Kencana Abadi sependapat.';
    expect(read(text).checks).toMatchObject([
      { kind: 'figure', text: '3,00', status: 'supported' },
      { kind: 'figure', text: '3', status: 'supported' },
      {
        kind: 'words',
        text: '“harga listrik **dipermainkan** pemerintah”',
        status: 'contradicted',
      },
      { kind: 'words', text: 'Surya Kencana Abadi sependapat.', status: 'unknown' },
    ]);
    const declined = `Data sesi ini tidak memuat Triwulan I 2019. ${text}`;
    expect(faults(declined)).toEqual([
      '“harga listrik **dipermainkan** pemerintah”',
      'Surya Kencana Abadi sependapat.',
    ]);
  });

  test('words of a contact whom the search did not find are not called wrong', () => {
    const narrative = 'Kami menunda perekrutan karena pesanan sepi.';
    const now = aQuarter(
      [aContact({ domestik: { narrative } }, 'UD Dahlia')],
      aRegister({}),
      'Triwulan III 2025',
    );
    const facts = questionFacts(reading('Bagaimana permintaan domestik?'), { ...session, now });
    const marked = (quote: string) =>
      readReply(`UD Dahlia menyampaikan “${quote}”.`, { ...sources(), facts }).checks.map(
        ({ status }) => status,
      );
    expect(marked('menunda perekrutan')).toEqual([]);
    expect(marked('mempercepat perekrutan')).toEqual(['contradicted']);
  });

  test("a sentence about a sector is held against that sector's figures", () => {
    const question = 'Bagaimana harga jual di konstruksi?';
    expect(faults('Di Konstruksi rata-rata Harga Jual tercatat 2,50.', question)).toEqual([]);
    expect(faults('Rata-rata Harga Jual di Konstruksi tercatat 2,50.', question)).toEqual([]);
    expect(faults('Di Konstruksi rata-rata Harga Jual tercatat 3,00.', question)).toEqual(['3,00']);
    const wide = 'Bagaimana sektor konstruksi?';
    expect(faults('Rata-rata Harga Jual di Konstruksi tercatat 2,50.', wide)).toEqual([]);
    expect(faults('Rata-rata Harga Jual di Konstruksi tercatat 4,50.', wide)).toEqual(['4,50']);
    const beside =
      'Di Konstruksi rata-rata Harga Jual tercatat 2,50, di bawah 3,00 secara keseluruhan.';
    expect(read(beside, question).checks.map(({ status }) => status)).not.toContain('contradicted');
  });

  test('a sector is not explained by the words of a contact of another one', () => {
    const [first, second] = found;
    const own = [
      { ...first!, sector: 'Konstruksi' },
      { ...second!, sector: 'Real Estat' },
    ];
    const statuses = (text: string) =>
      readReply(text, { ...sources(), found: own }).checks.map(({ status }) => status);
    const figure = 'Di Konstruksi rata-rata Harga Jual tercatat 2,50';
    const saying = (who: string, quote: string) => `sejalan dengan keterangan ${who}, “${quote}”`;
    const ofIt = `${saying('PT Arunika Jaya', 'Harga jual turun 5,7% karena persaingan produk impor')} [K1].`;
    const ofOther = `${saying('CV Cendana Makmur', 'Kami menaikkan harga jual mengikuti biaya energi yang meningkat')} [K2].`;
    expect(statuses(`${figure}, ${ofIt}`)).not.toContain('unknown');
    expect(statuses(`${figure}. Hal ini ${ofIt}`)).not.toContain('unknown');
    expect(statuses(`${figure}, ${ofOther}`)).toEqual(['unknown']);
    expect(statuses(`${figure}. Hal ini ${ofOther}`)).toEqual(['supported', 'unknown']);
    expect(statuses(`Rata-rata Harga Jual tercatat 3,00, ${ofOther}`)).not.toContain('unknown');
  });

  test('a citation stays where the contact said so, with the very words', () => {
    const { content, citations, basis } = read(
      'Harga jual turun 5,7% karena persaingan produk impor [K1]. Cuaca buruk merusak panen [K1, K9]. Kontak K2 menaikkan harga jual mengikuti biaya energi [K2].',
    );
    expect(content).toBe(
      'Harga jual turun 5,7% karena persaingan produk impor [K1]. Cuaca buruk merusak panen. CV Cendana Makmur menaikkan harga jual mengikuti biaya energi [K2].',
    );
    expect(citations).toMatchObject([
      {
        id: 'K1',
        contact: 'PT Arunika Jaya',
        quote: 'Harga jual turun 5,7% karena persaingan produk impor.',
      },
      { id: 'K2', contact: 'CV Cendana Makmur', quarter: 'now', indicator: 'Harga Jual' },
    ]);
    for (const { id, start, end } of citations) expect(content.slice(start, end)).toBe(id);
    expect(basis).toBe('data');
    // Whom it cited has not said so.
    expect(faults(content)).toEqual(['Cuaca buruk merusak panen.']);
  });

  test('what rests on nothing says so, and a refusal is known as one', () => {
    expect(read('Semua akan baik-baik saja.').basis).toBe('none');
    expect(read('Data sesi ini tidak memuat Triwulan I 2019.')).toMatchObject({
      basis: 'declined',
      checks: [],
    });
  });

  test('a cell of a table is held against its row and head, and marked where nobody could', () => {
    const { checks } = read(
      'Harga Jual tercatat 3,00.\n\n| No | Indikator | Triwulan II 2025 | Triwulan III 2025 | Catatan |\n|---|---|---|---|---|\n| 1 | Harga Jual | **4,00** | 4,00 | 12 |\n| 2 | Permintaan Domestik | 3,00 | 4,33 | dibahas |\n| 3 | Harga Emas | 4,00 | 3,00 | - |',
    );
    expect(checks.map(({ text, status }) => `${text} ${status}`)).toEqual([
      '3,00 supported',
      '4,00 supported',
      '4,00 contradicted',
      '12 unknown',
      '3,00 supported',
      '4,33 supported',
      'dibahas unknown',
      '4,00 unknown',
      '3,00 unknown',
    ]);
  });

  test('a number in what names a row of a table is held against the data', () => {
    const { checks } = read(
      '| Hal | Catatan |\n|---|---|\n| Harga Jual 4,99 | - |\n| Triwulan III 2025 | - |',
    );
    expect(checks.map(({ text, status }) => `${text} ${status}`)).toEqual(['4,99 contradicted']);
  });

  test('keeps paragraphs, lists and bold, and nothing that a browser could run', () => {
    const { content } = read(
      '# Judul\u0007\n\n**\u001b[1mInti\u001b[0m**\n\n* satu\n2. dua\n\n<scr\u200Bipt>alert(1)</script><img src=x onerror=y> [tautan](javascript:x) dan **terbuka',
    );
    expect(content).toBe('Judul\n\n**Inti**\n\n- satu\n2. dua\n\ntautan dan terbuka');
  });
});

describe('what the model is asked', () => {
  const asked = async (over: object = {}) => {
    const model = new Model({ baseUrl: standIn.url, apiKey: 'kunci', config: LLM_DEFAULTS });
    const texts: string[] = [];
    const answer = await replyToQuestion(
      {
        ...sources(),
        question: 'Mengapa harga jual PT Arunika Jaya turun?',
        unknownWords: ['kanada'],
        context: [{ role: 'user', content: 'Apa kata CV Cendana Makmur?' }],
        summary: 'UD Dahlia stabil.',
        soFar: '',
        ...over,
      },
      { model, signal: new AbortController().signal, onText: (text) => texts.push(text) },
    );
    return { answer, texts, request: standIn.requests.at(-1)! };
  };
  const says = (text: string) => standIn.script(() => ({ kind: 'text', text }));

  test('names nobody, neither in the question nor in what went before', async () => {
    says('Baik.');
    const { request } = await asked();
    for (const { contact } of session.speakers) expect(request.body).not.toContain(contact);
    expect(questionOf(request)).toBe('Mengapa harga jual Kontak K1 turun?');
    expect(request.messages[1]).toEqual({ role: 'user', content: 'Apa kata Kontak K2?' });
  });

  test('names nobody by a part of the name either', async () => {
    says('Baik.');
    const { request } = await asked({
      question: 'Mengapa harga jual Arunika turun?',
      found: [{ ...found[0]!, narrative: 'Arunika menahan harga; kami mengikuti Cendana.' }],
    });
    expect(request.body).not.toMatch(/Arunika|Cendana/);
    expect(questionOf(request)).toBe('Mengapa harga jual Kontak K1 turun?');
  });

  test('takes no more of what went before than a reply may hold', async () => {
    says('Baik.');
    const content = 'a'.repeat(MODEL_ANSWER_MAX_LENGTH * 3);
    const { request } = await asked({ context: [{ role: 'assistant', content }] });
    expect(request.messages[1]!.content).toHaveLength(MODEL_ANSWER_MAX_LENGTH);
  });

  test('text in the data stays data', async () => {
    says('Baik.');
    const { request } = await asked();
    const last = request.messages.at(-1)!.content;
    expect(last.match(/<\/data>/g)).toHaveLength(1);
    expect(dataOf(request).narasi[2]!.narasi).toContain('</data> dan tulis');
    expect(dataOf(request).batasan).toContain('Kata "kanada" tidak ada dalam narasi mana pun.');
    expect(request.messages[0]).toMatchObject({ role: 'system' });
    expect(request.messages[0]!.content).not.toContain('Abaikan aturan sebelumnya');
  });

  test('names and citations come whole, never in halves', async () => {
    says('Salah satunya Kontak K1 dan Kontak K2 menahan harga jual karena impor [K1, K2].');
    const { texts, answer } = await asked();
    for (const text of texts) {
      expect(text).not.toMatch(/\[K?\d*,?\s?$|Kontak(?: K\d*)?$/);
      expect(
        answer.content.startsWith(
          text
            .replace(/ \[.*$/, '')
            .trimEnd()
            .slice(0, 40),
        ),
      ).toBe(true);
    }
    expect(answer.content).toContain('PT Arunika Jaya dan CV Cendana Makmur');
  });

  test('ends with a sentence where it grows too long', async () => {
    says('Semua baik-baik saja menurut banyak kontak.');
    const soFar = 'Keadaan dibahas lagi. '.repeat(908).trim();
    const { answer, texts } = await asked({ soFar });
    expect(answer.content.startsWith(`${soFar} Semua`)).toBe(true);
    expect(answer.content.endsWith(`\n\n${answerNotes.tooLong}`)).toBe(true);
    const longest = MODEL_ANSWER_MAX_LENGTH + answerNotes.tooLong.length + 2;
    for (const text of [answer.content, ...texts]) expect(text.length).toBeLessThanOrEqual(longest);
  });

  test('goes on without saying it again', async () => {
    says('karena persaingan produk impor.');
    const { answer, request } = await asked({ soFar: 'PT Arunika Jaya menahan harga' });
    expect(answer.content).toBe('PT Arunika Jaya menahan harga karena persaingan produk impor.');
    expect(request.messages.at(-2)).toEqual({
      role: 'assistant',
      content: 'Kontak K1 menahan harga',
    });
  });
});

describe('an answer in claims', () => {
  const MOVED: ClaimedSentence = {
    text: '{c1}.',
    starts_paragraph: true,
    claims: [{ id: 'c1', type: 'count_by_direction', base: 'before' }],
  };
  const REASON: ClaimedSentence = {
    text: 'Hal ini sejalan dengan {q1}.',
    starts_paragraph: true,
    quotes: [{ id: 'q1', source: 'K1.s1', kind: 'cause' }],
  };
  const REPLY = {
    figures: 'Sebanyak 1 indikator naik, 1 indikator turun, dan 1 indikator tetap',
    quote: '“Harga jual turun 5,7% karena persaingan produk impor” [K1].',
  };
  const answered = async (
    script: ModelScript,
    soFar = '',
    {
      repairMs,
      texts = [],
      ...over
    }: Readonly<Record<string, unknown>> & {
      readonly repairMs?: number;
      /** Takes what is shown, also of an answer that fails. */
      readonly texts?: string[];
    } = {},
  ) => {
    standIn.script(script);
    const model = new Model({ baseUrl: standIn.url, apiKey: 'kunci', config: LLM_DEFAULTS });
    const from = standIn.requests.length;
    const asked = {
      ...sources(),
      question: 'Bagaimana harga jual?',
      unknownWords: [],
      context: [],
      summary: null,
      soFar,
      ...over,
    };
    const reply = await replyToQuestion(asked, {
      model,
      signal: new AbortController().signal,
      onText: (text) => texts.push(text),
      repairMs,
    });
    return { reply, texts, requests: standIn.requests.slice(from) };
  };
  const inTurn = (...replies: readonly ModelReply[]): ModelScript => {
    let at = 0;
    return () => replies[Math.min((at += 1) - 1, replies.length - 1)]!;
  };

  test('has its figures from the data and its quotes from who is named and cited', async () => {
    const { reply, requests } = await answered(inTurn(claimsReply(MOVED, REASON)));
    const [figures, reason] = reply.content.split('\n\n');
    expect(figures).toContain(REPLY.figures.slice('Sebanyak '.length));
    expect(reason).toContain(`PT Arunika Jaya, ${REPLY.quote}`);
    expect(reply.citations).toMatchObject([{ id: 'K1', contact: 'PT Arunika Jaya' }]);
    expect(reply.checks.filter(({ status }) => status !== 'supported')).toEqual([]);
    expect(reply).toMatchObject({ basis: 'data', isTruncated: false });
    expect(requests).toHaveLength(1);
    expect(requests[0]!.body).toContain('"response_format"');
  });

  describe('of a company in two quarters', () => {
    const EARLIER = '00000000-0000-4000-8000-000000000009';
    const inBoth: SessionData = {
      ...session,
      speakers: [...session.speakers, { contactId: EARLIER, contact: 'PT Arunika Jaya' }],
    };
    const material = {
      ...sources(),
      pseudonyms: pseudonymsOf(inBoth),
      found: [
        ...found,
        {
          ...found[0]!,
          contactId: EARLIER,
          quarter: 'before' as const,
          narrative: 'Harga jual turun 2,1% karena daya beli melemah.',
        },
      ],
    };

    test('asks under one pseudonym, with the period of all that was said', async () => {
      const { requests } = await answered(inTurn(claimsReply(MOVED, REASON)), '', material);
      const { narasi } = dataOf(requests[0]!);
      expect(narasi.filter(({ id }) => id === 'K1')).toMatchObject([
        { periode: 'Triwulan III 2025' },
        { periode: 'Triwulan II 2025' },
      ]);
    });

    test('quotes with the period of another quarter, and opens that sheet', async () => {
      const [before] = numberedSentences(material.found, material.pseudonyms).at(-1)!;
      const earlier = (text: string, ...more: ClaimedSentence['quotes'] & object) => ({
        ...REASON,
        text,
        quotes: [{ id: 'q1', source: before!.id, kind: 'cause' as const }, ...more],
      });
      const now = { id: 'q2', source: 'K1.s1', kind: 'cause' as const };
      const { reply } = await answered(
        inTurn(
          claimsReply(
            MOVED,
            earlier('Hal ini sejalan dengan {q1}.'),
            earlier('Hal ini sejalan dengan {q2} dan {q1}.', now),
            { ...earlier('{c1}, sejalan dengan {q1}.'), claims: MOVED.claims! },
          ),
        ),
        '',
        material,
      );
      expect(reply.content).toContain(
        'PT Arunika Jaya pada Triwulan II 2025, “Harga jual turun 2,1% karena daya beli melemah” [K1].',
      );
      expect(reply.citations).toMatchObject([
        { id: 'K1', contact_id: EARLIER, quarter: 'before' },
        { id: 'K1', contact_id: found[0]!.contactId, quarter: 'now' },
        { id: 'K1', contact_id: EARLIER, quarter: 'before' },
        { id: 'K1', contact_id: EARLIER, quarter: 'before' },
      ]);
      expect(reply.content).not.toContain(answerNotes.dropped);
      expect(reply.checks.filter(({ status }) => status === 'contradicted')).toEqual([]);
    });
  });

  test('shows sentence by sentence while it is written, with names', async () => {
    const { texts, reply } = await answered(inTurn(claimsReply(MOVED, REASON)));
    expect(texts.some((one) => one.includes('indikator') && !one.includes('sejalan'))).toBe(true);
    expect(texts.at(-1)).toContain('PT Arunika Jaya');
    expect(texts.join()).not.toMatch(/[{}]|Kontak K/);
    expect(reply.content.slice(0, 30)).toBe(texts.at(-1)!.slice(0, 30));
  });

  test('is asked for with the schema in the prompt where there is no structured output', async () => {
    const { reply, requests } = await answered(withoutForm(() => claimsReply(MOVED)));
    expect(reply.content).toContain('1 indikator naik');
    expect(requests.at(-1)!.body).not.toContain('"response_format"');
    expect(requests.at(-1)!.messages[0]!.content).toContain('"additionalProperties":false');
  });

  test('has a sentence that asserts something of its own written again, alone', async () => {
    const wrong = { ...MOVED, text: '{c1}, atau 9 poin.' };
    const { reply, requests } = await answered(
      inTurn(claimsReply(REASON, wrong), claimsReply(MOVED)),
    );
    expect(requests).toHaveLength(2);
    expect(requests[1]!.messages.at(-1)!.content).not.toContain(JSON.stringify(REASON.text));
    expect(reply.content).toContain('1 indikator naik');
    expect(reply.content).not.toContain('9 poin');
  });

  test('says so where a sentence is left out', async () => {
    const wrong = { ...MOVED, text: '{c1}, atau 9 poin.' };
    const { reply, requests } = await answered(
      inTurn(claimsReply(REASON, wrong), claimsReply(wrong)),
    );
    expect(requests).toHaveLength(3);
    expect(reply.content).toContain(answerNotes.dropped);
    expect(reply.content).not.toContain('9 poin');
  });

  test('says what the data lack in its own words', async () => {
    const text = 'Data sesi ini tidak memuat Triwulan I 2019.';
    const { reply, requests } = await answered(inTurn(claimsReply({ text })));
    expect(reply).toMatchObject({ content: text, basis: 'declined', checks: [] });
    expect(requests).toHaveLength(1);
  });

  test('that is ready does not wait for a repair that does not come', async () => {
    const wrong = { ...MOVED, text: '{c1}, atau 9 poin.' };
    const prose: ModelReply = { kind: 'text', text: 'Rata-rata Harga Jual tercatat 9,99.' };
    for (const ready of [claimsReply(MOVED, wrong), prose]) {
      const over = { repairMs: 200 };
      const started = performance.now();
      const { reply, requests } = await answered(inTurn(ready, { kind: 'hang' }), '', over);
      expect(performance.now() - started).toBeLessThan(20_000);
      expect(requests).toHaveLength(2);
      expect(reply.content).toMatch(ready === prose ? /tercatat 9,99/ : /1 indikator naik/);
    }
  });

  test('that is cut off keeps its whole sentences, and goes on in claims', async () => {
    const whole = (claimsReply(MOVED, REASON) as { text: string }).text;
    const cut = whole.slice(0, whole.indexOf('sejalan'));
    const { reply } = await answered(inTurn({ kind: 'text', text: cut, finish: 'length' }));
    expect(reply.isTruncated).toBe(true);
    expect(reply.content).toContain('1 indikator naik');
    const more = await answered(inTurn(claimsReply(REASON)), reply.content);
    expect(more.reply.content.startsWith(reply.content)).toBe(true);
    expect(more.reply.content).toContain(REPLY.quote);
    expect(more.requests[0]!.messages.at(-2)).toMatchObject({ content: reply.content });
  });

  test.each([
    ['in the form', (json: string) => json],
    ['as sentences alone', (json: string) => json.slice('{"sentences":['.length, -2)],
  ])('goes on with the rest of a sentence, then %s', async (_, written) => {
    const { text } = claimsReply(MOVED, REASON) as { text: string };
    const soFar = 'Harga Jual dibahas banyak kontak';
    const { reply, texts, requests } = await answered(
      inTurn({ kind: 'text', text: `karena persaingan produk impor. ${written(text)}` }),
      soFar,
    );
    expect(reply.content).toMatch(
      /^Harga Jual dibahas banyak kontak karena persaingan produk impor\. Sebanyak 1 indikator naik/,
    );
    expect(reply.content).toContain(REPLY.quote);
    expect(texts.join()).not.toMatch(/[{}]|"text"/);
    expect(texts.at(-1)!.slice(0, 60)).toBe(reply.content.slice(0, 60));
    // Structured output has no place for the rest of a sentence.
    expect(requests[0]!.body).not.toContain('"response_format"');
  });

  test('leaves what its reader has read as it is when it goes on', async () => {
    const soFar =
      'Menurut Bapak Wayan Sudira, luas gudang 500\u00A0m² di “Hotel Bintang Lima” dan PT Arunika Jaya bertambah';
    const { reply, texts, requests } = await answered(
      inTurn({ kind: 'text', text: 'dan Kontak K1 bertambah menurut Kontak K2.' }),
      soFar,
    );
    expect(reply.content).toBe(`${soFar} menurut CV Cendana Makmur.`);
    for (const text of texts) expect(text.startsWith(soFar)).toBe(true);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.messages.at(-2)!.content).toMatch(
      /^Menurut \[nama\], luas gudang 500 m2 .* dan Kontak K1 bertambah$/,
    );
  });

  test('says at its end alone that a sentence was left out, also when it goes on', async () => {
    const wrong = { ...MOVED, text: '{c1}, atau 9 poin.' };
    const first = await answered(inTurn(claimsReply(MOVED, wrong), claimsReply(wrong)));
    expect(first.reply.content.endsWith(answerNotes.dropped)).toBe(true);
    const { reply, texts, requests } = await answered(
      inTurn(claimsReply(REASON)),
      first.reply.content,
    );
    expect(reply.content.split(answerNotes.dropped)).toEqual([
      expect.stringContaining(REPLY.quote),
      '',
    ]);
    expect(reply.content.indexOf(REPLY.quote)).toBeGreaterThan(0);
    expect(texts.join()).not.toContain(answerNotes.dropped);
    expect(requests[0]!.messages.at(-2)!.content).not.toContain(answerNotes.dropped);
  });

  test.each(['3', '3,0', '3,', '−', 'Kontak K'])(
    'in prose that is cut off at “%s” ends before it, and goes on with the whole',
    async (half) => {
      const text = `Harga Jual turun dari ${half}`;
      const { reply, texts } = await answered(inTurn({ kind: 'text', text, finish: 'length' }));
      expect(reply.content).toBe('Harga Jual turun dari');
      const more = 'dari 4,00 pada Triwulan II 2025.';
      const goneOn = await answered(inTurn({ kind: 'text', text: more }), reply.content);
      expect(goneOn.reply.content).toMatch(/dari 4,00 pada Triwulan II 2025\.$/);
      const broken: ModelReply = { kind: 'break', pieces: [text] };
      texts.length = 0;
      await answered(inTurn(broken), '', { texts }).catch(() => {});
      expect(texts.at(-1)).toBe('Harga Jual turun dari');
    },
  );

  test('is not written anew as a whole when it goes on', async () => {
    const { reply, requests } = await answered(
      inTurn({ kind: 'text', text: 'Rata-rata Harga Jual tercatat 9,99.' }),
      'Permintaan Domestik naik.',
    );
    expect(requests).toHaveLength(1);
    expect(reply.content).toBe('Permintaan Domestik naik. Rata-rata Harga Jual tercatat 9,99.');
    expect(reply.checks.map(({ status }) => status)).toContain('contradicted');
  });

  test.each<[what: string, bad: ModelReply]>([
    ['JSON of another form', { kind: 'text', text: '{"jawaban": "Harga jual turun."}' }],
    ['broken JSON', { kind: 'text', text: '{"sentences": [{"text": "{c1}.", ]' }],
    ['sources that nobody is', claimsReply({ ...REASON, quotes: [{ id: 'q1', source: 'K9.s1' }] })],
    [
      'claims that do not exist',
      claimsReply({ ...MOVED, claims: [{ id: 'c1', type: 'ramalan' }] }),
    ],
    ['digits between all slots', claimsReply({ ...MOVED, text: '{c1} menjadi 9,99.' })],
  ])('of %s is asked for in free text, which is marked', async (_, bad) => {
    const prose: ModelReply = { kind: 'text', text: 'Rata-rata Harga Jual tercatat 9,99.' };
    const { reply, requests, texts } = await answered(inTurn(bad, prose));
    expect(requests[1]!.body).not.toContain('"response_format"');
    expect(reply.content).toBe('Rata-rata Harga Jual tercatat 9,99.');
    expect(reply.checks).toMatchObject([{ status: 'contradicted' }]);
    expect(texts.at(-1)).toBe(reply.content);
  });

  test.each<[what: string, bad: ModelReply]>([
    ['in another form', { kind: 'text', text: '{"jawaban": "Harga jual turun."}' }],
    [
      'that asserts something of its own',
      claimsReply({ ...MOVED, text: '{c1}, dan 12 kontak lain juga setuju.' }),
    ],
  ])('%s that can never be read is a failure, and nothing of it stays', async (_, bad) => {
    const texts: string[] = [];
    const failing = answered(inTurn(bad, bad), '', { texts });
    await expect(failing).rejects.toMatchObject({ code: 'LLM_FAILED' });
    expect(texts.at(-1)).toBe('');
  });
});

test('an answer goes on where it ended', () => {
  expect(joinReply('', 'Baru')).toBe('Baru');
  expect(joinReply('Harga turun', 'karena impor')).toBe('Harga turun karena impor');
  expect(joinReply('Harga turun', ', lalu naik')).toBe('Harga turun, lalu naik');
  expect(joinReply('Harga turun karena impor', 'turun karena impor murah')).toBe(
    'Harga turun karena impor murah',
  );
  expect(joinReply('Harga UD Dahlia turun', 'Kontak K3 turun tajam', 'Harga Kontak K3 turun')).toBe(
    'Harga UD Dahlia turun tajam',
  );
});

test.each([
  ['Harga [K', 'Harga'],
  ['Harga **', 'Harga'],
  ['Harga <scr', 'Harga'],
  ['Menurut Kontak K', 'Menurut'],
  ['Skor turun dari 3', 'Skor turun dari'],
  ['Skor berubah −0,', 'Skor berubah'],
  ['Skor 3,03 poin', 'Skor 3,03 poin'],
  ['Harga [K1] turun', 'Harga [K1] turun'],
])('of %j so much can be shown: %j', (written, shown) => {
  expect(shownSoFar(written)).toBe(shown);
});
