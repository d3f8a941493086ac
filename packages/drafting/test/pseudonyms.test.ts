import fc from 'fast-check';
import { Pseudonyms } from '../src/pseudonyms/pseudonyms.js';

const contacts = [
  { contactId: 'a', contact: 'PT Maju Jaya Tbk' },
  { contactId: 'b', contact: 'Maju Jaya Abadi, CV' },
  { contactId: 'c', contact: 'UD Sari' },
];
const pseudonyms = new Pseudonyms(contacts, true);

test.each([
  ['PT Maju Jaya', 'Kontak K1'],
  ['P.T. MAJU JAYA Tbk', 'Kontak K1'],
  ['Maju Jaya', 'Kontak K1'],
  ['CV. Maju Jaya Abadi', 'Kontak K2'],
  ['Maju Jaya Abadi', 'Kontak K2'],
  ['UD Sari', 'Kontak K3'],
])('%s is hidden', (name, standIn) => {
  expect(pseudonyms.hide(`Menurut ${name} pasar lesu.`)).toBe(`Menurut ${standIn} pasar lesu.`);
});

test.each(['PT S.A.M. Jaya', "D'Puri Rasa, CV", 'PT Aneka (Persero)', 'Café Laut'])(
  'a name with points, apostrophes or accents is hidden as it is written: %s',
  (name) => {
    const one = new Pseudonyms([{ contactId: 'a', contact: name }], true);
    expect(one.hide(`Menurut ${name} pasar lesu.`)).toMatch(/^Menurut Kontak K1\b/);
  },
);

test('of thousands of names those in a text are found at once', () => {
  const many = Array.from({ length: 15_000 }, (_, at) => ({
    contactId: String(at),
    contact: `PT Usaha${at} Makmur Jaya`,
  }));
  const all = new Pseudonyms(many, true);
  const began = process.cpuUsage();
  for (let text = 0; text < 60; text += 1)
    expect(all.hide('Menurut PT Usaha7 Makmur Jaya pasar lesu.')).toContain('Kontak K8 pasar');
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('a company has one pseudonym in all quarters, behind which all its interviews are', () => {
  const twice = new Pseudonyms(
    [
      ...contacts,
      { contactId: 'a later', contact: 'Maju Jaya, PT' },
      { contactId: 'd', contact: 'CV Baru' },
    ],
    true,
  );
  expect(['a', 'a later', 'd'].map((id) => twice.idOf(id))).toEqual(['K1', 'K1', 'K5']);
  expect(twice.hide('PT Maju Jaya dan CV Baru')).toBe('Kontak K1 dan Kontak K5');
  expect(twice.contactsIn('Apa kata Kontak K1?')).toEqual(['a', 'a later']);
  // A reply that was written when each interview had its own.
  expect(twice.contactsOf('K4')).toEqual(['a later']);
  expect(twice.reveal('Kontak K1 dan Kontak K4')).toBe('PT Maju Jaya Tbk dan Maju Jaya, PT');
});

test('names that stand in a row are found each in its own order, not across what parts them', () => {
  const office = new Pseudonyms(
    [
      { contactId: 'a', contact: 'CV Bahari Sinar Sentosa' },
      { contactId: 'b', contact: 'PT Sentosa Abadi' },
      { contactId: 'c', contact: 'PT Sinar Laut' },
      { contactId: 'd', contact: 'UD Bahari Lestari' },
    ],
    true,
  );
  expect(
    office.hide('CV Bahari Sinar Sentosa, Bahari Sinar dan B\u0430hari Sin\u0430r Sentosa lesu.'),
  ).toBe('Kontak K1, Kontak K1 dan Kontak K1 lesu.');
  expect(office.hide('Menurut Bahari Sinar Sentosa, Bahari Sinar Sentosa lesu.')).toBe(
    'Menurut Kontak K1, Kontak K1 lesu.',
  );
  expect(office.hide('Menurut Sentosa Bahari Sinar pasar lesu.')).toBe(
    'Menurut Kontak K1 pasar lesu.',
  );
});

test('an everyday word that is also a short name stays', () => {
  expect(pseudonyms.hide('Kami membeli sari buah.')).toBe('Kami membeli sari buah.');
});

test('telephone numbers, addresses of persons and web addresses never leave', () => {
  expect(
    pseudonyms.hide('Hubungi budi@contoh.co.id, maju-jaya.co.id/harga atau 0812-3456-7890.'),
  ).toBe('Hubungi [surel], [situs] atau [telepon].');
  expect(pseudonyms.hide('Lihat https://majujaya.example/a?b dan www.maju.jaya')).toBe(
    'Lihat [situs] dan [situs]',
  );
});

test('names come back however a model writes the stand-in', () => {
  expect(pseudonyms.reveal('**KONTAK K1** dan kontak k-3')).toBe(
    '**PT Maju Jaya Tbk** dan UD Sari',
  );
  expect(pseudonyms.reveal('Kontak K99')).toBe('Kontak K99');
});

test('hidden and put back, every text of names and words is the text with full names', () => {
  const piece = fc.oneof(
    fc.constantFrom(...contacts.map(({ contact }) => contact)),
    fc.constantFrom('pasar', 'lesu', 'naik 5%', 'triwulan', 'ekspor'),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ; ');
      const hidden = pseudonyms.hide(text);
      for (const { contact } of contacts) expect(hidden).not.toContain(contact);
      expect(pseudonyms.reveal(hidden)).toBe(text);
    }),
  );
});

describe('a name of which only a word is written', () => {
  const office = new Pseudonyms(
    [
      { contactId: 'a', contact: 'PT Arunika Jaya' },
      { contactId: 'b', contact: 'CV Cendana Utama Bali' },
      { contactId: 'c', contact: 'PT Wijaya Karya Konstruksi Surabaya' },
    ],
    true,
    ['PT Samudra Jaya Utama'],
  );

  test.each([
    ['Apa kata Arunika?', 'Apa kata Kontak K1?', ['a']],
    [
      'Arunika menahan harga; kami mengikuti Cendana.',
      'Kontak K1 menahan harga; kami mengikuti Kontak K2.',
      ['a', 'b'],
    ],
    [
      'Menurut PT Arunika, CV. Cendana dan Arunikanya.',
      'Menurut Kontak K1, Kontak K2 dan Kontak K1.',
      ['a', 'b', 'a'],
    ],
    ['Wijaya Karya membeli.', 'Kontak K3 membeli.', ['c']],
    ['Pesaing PT Cendana Arunika naik.', 'Pesaing Kontak K2 Kontak K1 naik.', ['b', 'a']],
    ['Pesaing kami Samudra naik.', 'Pesaing kami [perusahaan] naik.', []],
  ])('is hidden and known: %s', (text, hidden, named) => {
    expect(office.hide(text)).toBe(hidden);
    expect(office.contactsIn(hidden)).toEqual(named);
  });

  test.each([
    'Jaya, Utama dan Karya ada dalam banyak nama.',
    'Tamu Bali dan Surabaya naik pada Triwulan III 2025.',
    'Kontak lapangan usaha Konstruksi menahan Investasi.',
    'Kami menanam cendana.',
  ])('is no name where it is a word of many, of a place or of a report: %s', (text) => {
    expect(office.hide(text)).toBe(text);
  });

  describe('of which the first two stand, each a word of several names', () => {
    const own = new Pseudonyms(
      [
        'PT Rimba Candra Raya Tbk',
        'CV Rimba Sentosa',
        'PT Candra Sakti',
        'PT Bahari Sinar Sentosa',
      ].map((contact) => ({ contactId: contact, contact })),
      true,
      ['PT Rimba Sakti Abadi', 'PT Bahari Sinar Utama'],
    );

    test('they are hidden', () => {
      expect(own.hide('Rimba Candra menaikkan harga; PT Rimba Candra ikut.')).toBe(
        'Kontak K1 menaikkan harga; Kontak K1 ikut.',
      );
    });

    test('as some company, never written out as one, where one of them is a word of a sector or that many use', () => {
      const electric = new Pseudonyms(
        [{ contactId: 'a', contact: 'PT Surya Listrik Kahyangan' }],
        true,
        ['PT Surya Abadi'],
      );
      expect(electric.hide('Harga ditetapkan Surya Listrik.')).toBe(
        'Harga ditetapkan [perusahaan].',
      );
      expect(electric.hide('Tarif Listrik naik, Listrik Surya tidak.')).toBe(
        'Tarif Listrik naik, Listrik Surya tidak.',
      );
    });

    test('joined by a hyphen too; what several names begin with is some company', () => {
      expect(own.hide('Bahari Sinar naik, Rimba-Candra turun.')).toBe(
        '[perusahaan] naik, Kontak K1 turun.',
      );
    });

    test.each([
      'Rimba dan Candra tidak berubah.',
      'Kami menjual rimba candra.',
      'Usaha Rimba, Candra dan lainnya.',
    ])('they are no name alone, in small letters or apart: %s', (text) => {
      expect(own.hide(text)).toBe(text);
    });
  });

  test('is no name where several contacts use the word', () => {
    const narrative = 'Harga cendana naik.';
    const told = ['PT Arunika Jaya', 'CV Cendana Utama', 'UD Dahlia'].map((contact) => ({
      contactId: contact,
      contact,
      narrative,
    }));
    const text = 'Stok Cendana sulit didapat.';
    expect(new Pseudonyms(told, true).hide(text)).toBe(text);
    expect(new Pseudonyms(told.slice(0, 2), true).hide(text)).toBe('Stok Kontak K2 sulit didapat.');
  });

  describe('where the word is one that people use', () => {
    const own = new Pseudonyms(
      [
        { contactId: 'a', contact: 'CV Harapan Bersama' },
        { contactId: 'b', contact: 'PT Karya Usaha Mandiri' },
        { contactId: 'c', contact: 'PT Pembangunan Cendana Tbk' },
      ],
      true,
      ['PT Berkat Anugerah'],
      (word) => ['harapan', 'pembangunan', 'berkat'].includes(word),
    );

    test.each([
      'Harapan kontak untuk penjualan triwulan depan?',
      'Berkat cuaca baik, tangkapan naik.',
      'Penjualan naik. Pembangunan jalan tol mendorongnya.\n- Harapannya begitu.',
    ])('a sentence that starts with it names nobody: %s', (text) => {
      expect(own.hide(text)).toBe(text);
    });

    test.each([
      ['Menurut Harapan pasar lesu.', 'Menurut Kontak K1 pasar lesu.'],
      ['CV. Harapan menahan harga.', 'Kontak K1 menahan harga.'],
      ['Harapan, CV menahan harga.', 'Kontak K1 menahan harga.'],
      ['CVHarapan menahan harga.', 'Kontak K1 menahan harga.'],
      ['Harap4n menahan harga.', 'Kontak K1 menahan harga.'],
      ['Usaha Mandiri menahan harga.', 'Kontak K2 menahan harga.'],
      ['Mandiri menahan harga.', 'Kontak K2 menahan harga.'],
    ])('it is still hidden where more than a capital speaks for a name: %s', (text, hidden) => {
      expect(own.hide(text)).toBe(hidden);
    });
  });

  test.each([
    'Penjualan trakindo utama naik.',
    'Penjualan unit trakindo naik.',
    'Lihat www.trakindo.co.id untuk detail.',
  ])(
    'is hidden where a sentence starts with it, however one contact writes it: %s',
    (narrative) => {
      const own = new Pseudonyms(
        [{ contactId: 'a', contact: 'PT Trakindo Utama', narrative }],
        true,
      );
      expect(own.hide('Trakindo menahan harga.')).toBe('Kontak K1 menahan harga.');
    },
  );

  test('stays hidden within the name of another firm, without being taken for the contact', () => {
    const own = new Pseudonyms([{ contactId: 'a', contact: 'PT Karya Usaha Mandiri' }], true);
    for (const text of ['Pinjaman dari Bank Mandiri turun.', 'Bank Mandiri menurunkan bunga.'])
      expect(own.hide(text)).toBe(text.replace('Mandiri', '[perusahaan]'));
  });
});

describe('whatever else a narrative names', () => {
  const office = new Pseudonyms(
    contacts.map((one) => ({ ...one, narrative: 'Arus samudra dan semesta bisnis.' })),
    true,
    ['PT Samudra Wira Semesta', 'Subak Nusa Artha'],
  );

  test.each([
    ['names of other quarters and the register', 'Pesaing kami Samudra Wira Semesta turun.'],
    ['its legal form behind it', 'Pesaing kami Samudra Wira Semesta, PT turun.'],
    [
      'letters that only look Latin',
      'Pesaing kami \u0420\u0422 S\u0430mudra Wir\u0430 Semest\u0430 turun.',
    ],
    ['characters that nobody sees', 'Pesaing kami Samu\u200Bdra Wi\u00ADra Semesta turun.'],
    [
      'letters of four alphabets',
      'Pesaing kami \uA4E2\u0251mudra W\u0131r\u03B1 \u13DAemest\u0430 turun.',
    ],
    ['markup in and between its words', 'Pesaing kami Samu**dra** ~~Wira~~ — _Semesta turun.'],
    ['new lines between its words', 'Pesaing kami Samudra\n\n- Wira/\nSemesta turun.'],
    ['accents', 'Pesaing kami Sámudra Wirá Semesta turun.'],
    ['fillers and tags', 'Pesaing kami Samudra\u{E0065} Wi\u034Fra\uFE0F Seme\u3164sta turun.'],
    ['a syllable hung on it', 'Pesaing kami Samudra Wira Semestanya turun.'],
    ['a subak', 'Air dari Subak Nusa Artha turun.'],
    ['a hashtag', 'Pesaing kami #samudrawirasemesta turun.'],
    ['words in one, of which one is misspelled', 'Pesaing kami SamudraWiraSemsta turun.'],
    ['words wholly of another alphabet', 'Pesaing kami Самудра ВИРА Σεμεστα turun.'],
    ['digits and signs for letters', 'Pesaing kami S4mudra W1ra $emest@ turun.'],
    ['letters with blanks between', 'Pesaing kami S a m u d r a Wira S e m e s t a turun.'],
    ['letters with dashes between', 'Pesaing kami S-a-m-u-d-r-a-W-i-r-a Semesta turun.'],
    ['words in pieces', 'Pesaing kami Samu dra Wira Se-mes-ta turun.'],
    ['a letter wrong', 'Pesaing kami Samodra Wira Semesta turun.'],
    ['a letter missing and another doubled', 'Pesaing kami Samdra Wira Semestta turun.'],
    ['letters swapped', 'Pesaing kami Smaudra Wira Semetsa turun.'],
    ['another order', 'Pesaing kami Semesta Samudra Wira turun.'],
    ['letters as web pages spell them', 'Pesaing kami Sam&#117;dra Wir&amp;#x61; Semesta turun.'],
  ])('%s are masked', (_, text) => {
    expect(office.hide(text)).toMatch(/\[perusahaan\] turun\.$/);
  });

  test.each([
    'Arus samudra dan wira usaha naik.',
    'Semesta pembicaraan. Samudra wira disebut.',
    'Nusa dan artha tidak berubah.',
    'Harga naik 1 a 2 persen; S & W turun.',
  ])('words that only resemble a name stay: %s', (text) => {
    expect(office.hide(text)).toBe(text);
  });

  test.each([
    ['Pesanan dari PT Gunung Tak Dikenal naik.', 'Pesanan dari [perusahaan] naik.'],
    ['Pesaing PT Maju Jaya, CV Gunung Tak Dikenal naik.', 'Pesaing Kontak K1, [perusahaan] naik.'],
    ['Pesanan dari Gunung Tinggi, PT naik.', /^Pesanan dari \[perusahaan\] naik/],
    ['Tamu Hotel Bunga Melati naik.', 'Tamu [perusahaan] naik.'],
    ['Menurut Bapak Budi Santoso pasar lesu.', 'Menurut [nama] pasar lesu.'],
    ['Kata mandor Komang Astrawan pasar lesu.', 'Kata [nama] pasar lesu.'],
    ['Rekening BCA a.n. Komang Astrawan dibuka.', 'Rekening BCA [nama] dibuka.'],
    ['Direktur Keuangan Hendrawan Tanuwijaya setuju.', '[nama] setuju.'],
    ['Menurut Hendrawan Tanuwijaya (Direktur Keuangan).', 'Menurut [nama] (Direktur Keuangan).'],
    ['Mr. Takahashi Kenji dan Mrs. Smith menginap.', '[nama] dan [nama] menginap.'],
    ['Apa kata I Gede Suardana?', 'Apa kata [nama]?'],
    ['Kata Manajer Gudang Komang Astrawan lesu.', 'Kata [nama] lesu.'],
    ['Kantornya di Jalan By Pass Ngurah Rai No. 5.', 'Kantornya di [alamat].'],
    ['Mobil DK 1877 ABX sering datang.', 'Mobil [pelat] sering datang.'],
    ['Kantornya di Jl. Dwi No. 1, Karangasem.', 'Kantornya di [alamat], Karangasem.'],
  ])('what only looks like a name is masked: %s', (text, masked) => {
    const hidden = office.hide(text);
    if (typeof masked === 'string') expect(hidden).toBe(masked);
    else expect(hidden).toMatch(masked);
  });

  test.each([
    'Direktur PT Maju Jaya setuju.',
    'Manajer Pemasaran dan Direktur Utama menunda.',
    'Responden Triwulan I menahan harga.',
    'Narasumber Bank Indonesia hadir.',
    'Perbaikan Jalan Raya selesai; tol No. 1 naik.',
    'Produksi B 35 naik, Triwulan II 2026 BAB 3.',
    'Responden (Manajer Operasional) menahan harga.',
    'Manajer Risiko Kredit dan Komisaris Independen menunda.',
    'Responden Sektor Pertanian dan Narasumber Dinas Perdagangan hadir.',
    'Manajer Cabang Denpasar hadir.',
    'Ibu Kota Nusantara dan Ibu Rumah Tangga berbelanja.',
    'Triwulan I Bagus, kelas I Made in Bali.',
    'Jalan Nasional sepanjang 12 km, nomor 3 terpanjang; jalan Tol Bali menjadi nomor 1.',
    'Pipa D 110 MM, beton K 300 MPA dan listrik R 2200 VA naik.',
  ])('a role, a quarter or a road names no person: %s', (text) => {
    expect(office.hide(text)).toBe(text.replace('PT Maju Jaya', 'Kontak K1'));
  });

  test.each([
    ['0361-223344', '[telepon]'],
    ['(021) 555 1234', '[telepon]'],
    ['+62 812 3456 7890', '[telepon]'],
    ['3171234567890001', '[nomor]'],
    ['01.234.567.8-901.000', '[nomor]'],
    ['145-00-1234567-8', '[nomor]'],
  ])('%s leads to a person and is masked', (number, mask) => {
    expect(office.hide(`Hubungi ${number} segera.`)).toBe(`Hubungi ${mask} segera.`);
  });

  test.each(['Rp1.234.567.890', 'naik 12,5% (yoy)', 'Triwulan IV 2024', '3.480 ton', '1,25 juta'])(
    '%s is a figure and stays',
    (figure) => {
      expect(office.hide(`Nilainya ${figure}.`)).toBe(`Nilainya ${figure}.`);
    },
  );
});
