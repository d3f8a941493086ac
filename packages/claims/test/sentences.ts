/** Sentences about the sample session by the sheet they are about; every figure stands in it. */
export type About = 'domestik' | 'harga jual' | 'profil' | 'industri';

export const RIGHT: readonly (readonly [About, string])[] = [
  [
    'domestik',
    'Rata-rata Permintaan Domestik tercatat 3,03 pada Triwulan I 2025, turun 0,83 poin dari 3,86 pada Triwulan IV 2024.',
  ],
  ['domestik', 'Permintaan Domestik menurun dari 3,86 menjadi 3,03.'],
  [
    'domestik',
    '**Permintaan domestik melemah menjadi 3,03** (n = 37), lebih rendah dari triwulan sebelumnya sebesar 3,86 (n = 37).',
  ],
  [
    'domestik',
    'Permintaan domestik berada pada kisaran 3,0, turun dari 3,9 pada triwulan sebelumnya.',
  ],
  [
    'domestik',
    'Sebanyak 32,4% kontak menjawab di atas netral, sedangkan 27,0 persen di bawah netral.',
  ],
  [
    'domestik',
    'Sebanyak 12 kontak menjawab di atas netral, 15 kontak netral, dan 10 kontak di bawah netral.',
  ],
  [
    'domestik',
    'Dari 37 kontak, 10 kontak melaporkan penurunan, 15 kontak tidak berubah, dan 12 kontak melaporkan kenaikan.',
  ],
  [
    'domestik',
    'Sebanyak sepuluh kontak melaporkan penurunan, sementara dua belas kontak melaporkan kenaikan.',
  ],
  [
    'domestik',
    'Dibandingkan periode yang sama tahun lalu, Permintaan Domestik turun tipis 0,11 poin dari 3,14.',
  ],
  [
    'domestik',
    'Saldo bersih Permintaan Domestik tercatat 5,4 poin, jauh di bawah 62,2 poin pada triwulan sebelumnya.',
  ],
  [
    'domestik',
    'Secara tahunan permintaan domestik turun 0,11 poin, sedangkan secara triwulanan turun 0,83 poin.',
  ],
  ['domestik', 'Sebanyak 37 dari 40 kontak memberikan jawaban atas Permintaan Domestik.'],
  ['domestik', 'Rata-rata 3,03 berada sedikit di atas ambang netral 3.'],
  ['domestik', 'Permintaan domestik tidak meningkat pada Triwulan I 2025.'],
  ['domestik', 'Permintaan Domestik lebih rendah daripada Permintaan Ekspor (3,42).'],
  ['domestik', 'Permintaan Domestik dan Permintaan Ekspor masing-masing tercatat 3,03 dan 3,42.'],
  ['domestik', 'Penurunan Permintaan Domestik merupakan yang terdalam di antara 15 indikator.'],
  ['domestik', 'Margin Usaha mencatat rata-rata tertinggi, yakni 3,97.'],
  ['domestik', 'Dari 15 indikator, 10 indikator meningkat dan 5 indikator menurun.'],
  ['domestik', 'Pada triwulan sebelumnya, 70,3% kontak menjawab di atas netral.'],
  ['domestik', 'Proporsi kontak yang menjawab di atas netral turun dari 70,3% menjadi 32,4%.'],
  [
    'domestik',
    'Di lapangan usaha Konstruksi, rata-rata Permintaan Domestik mencapai 3,67, lebih tinggi daripada Industri Pengolahan (3,40).',
  ],
  ['domestik', 'Sekitar sepertiga kontak menjawab di atas netral.'],
  [
    'domestik',
    'Subak Nusa Artha Pratama menyampaikan permintaan domestik turun sekitar 8,5% (yoy), terutama pada hortikultura.',
  ],
  [
    'domestik',
    'Salah satu kontak menyampaikan bahwa permintaan domestik melambat akibat curah hujan yang tinggi.',
  ],
  ['domestik', 'Permintaan domestik merosot tajam.'],
  ['profil', 'Liaison Triwulan I 2025 menjangkau 40 kontak dari 40 perusahaan.'],
  [
    'profil',
    'Kontak didominasi Industri Pengolahan (30,0%), Real Estat (17,5%), serta Penyediaan Akomodasi dan Makan Minum (15,0%).',
  ],
  [
    'profil',
    'Sebanyak 28 perusahaan (70,0%) berorientasi domestik, 9 perusahaan (22,5%) berorientasi domestik dan ekspor, dan 3 perusahaan (7,5%) berorientasi ekspor.',
  ],
  ['profil', 'Sektor Perdagangan diwakili 4 perusahaan, Konstruksi 3 perusahaan.'],
  ['profil', 'Mayoritas perusahaan berorientasi domestik.'],
  [
    'profil',
    'Industri Pengolahan menjadi lapangan usaha dengan kontak terbanyak, yakni 12 perusahaan atau 30,0% dari total.',
  ],
  [
    'industri',
    'Pada lapangan usaha Industri Pengolahan (12 kontak), Permintaan Domestik tercatat 3,40 (n = 10), Harga Jual 4,08, dan Margin Usaha 4,18.',
  ],
  [
    'industri',
    'Permintaan Domestik turun dari 3,88 menjadi 3,40, sedangkan Harga Jual meningkat menjadi 4,08 dari 2,90.',
  ],
  ['industri', 'Permintaan Domestik 3,40; Harga Jual 4,08; Investasi 3,64.'],
  [
    'industri',
    'Rata-rata Harga Jual di Industri Pengolahan (4,08) lebih tinggi daripada rata-rata keseluruhan (3,92).',
  ],
  [
    'harga jual',
    'Harga Jual naik 0,89 poin menjadi 3,92, antara lain karena perluasan jaringan 5G.',
  ],
  ['harga jual', 'Ke depan, harga jual diprakirakan meningkat.'],
  [
    'harga jual',
    'PT Giri Tirta Makmur menyebut "harga jual naik 12,5% (qtq) karena perizinan RKAB".',
  ],
];

export const WRONG: readonly (readonly [About, string])[] = [
  ['domestik', 'Hampir separuh kontak menjawab di bawah netral.'],
  ['domestik', 'Permintaan domestik terkerek pada triwulan laporan.'],
  ['domestik', 'Permintaan domestik tercatat 3,30 pada triwulan laporan.'],
  ['domestik', 'Permintaan domestik tercatat 3,86 pada Triwulan I 2025.'],
  ['domestik', 'Sebanyak 42,3% kontak menjawab di atas netral.'],
  ['domestik', 'Sebanyak 32,4% kontak menjawab di bawah netral.'],
  ['domestik', 'Sebanyak 15 kontak menjawab di atas netral.'],
  ['domestik', 'Mayoritas kontak menjawab di atas netral.'],
  ['domestik', 'Permintaan Domestik lebih tinggi daripada Permintaan Ekspor.'],
  ['domestik', 'Harga Jual mencatat rata-rata tertinggi.'],
  ['domestik', 'Secara tahunan permintaan domestik turun 0,83 poin.'],
  ['domestik', 'Permintaan Domestik dan Permintaan Ekspor masing-masing tercatat 3,42 dan 3,03.'],
  ['domestik', 'Penurunan tersebut dipicu oleh kenaikan suku bunga acuan.'],
  [
    'domestik',
    'Subak Nusa Artha Pratama menyampaikan permintaan domestik turun sekitar 9,5% (yoy), terutama pada hortikultura.',
  ],
  ['domestik', 'PT Gajah Terbang menyampaikan permintaan domestik turun.'],
  ['domestik', 'Rata-rata 3,03 berada di bawah ambang netral 3.'],
  ['domestik', 'Permintaan domestik tidak turun dibandingkan triwulan sebelumnya.'],
  ['domestik', 'Sebanyak 37 dari 52 kontak menjawab.'],
  ['domestik', 'Rata-rata tersebut berasal dari 40 kontak (n = 40).'],
  ['domestik', 'Pada triwulan II 2023, permintaan domestik turut dicatat.'],
  ['domestik', 'Permintaan domestik stabil dibandingkan triwulan sebelumnya.'],
  ['profil', 'Industri Pengolahan mencakup 17,5% perusahaan, sedangkan Real Estat mencakup 30,0%.'],
  ['profil', 'Mayoritas perusahaan berorientasi ekspor.'],
  ['profil', 'Lapangan usaha terbanyak adalah Real Estat.'],
  ['profil', 'Liaison menjangkau 55 kontak.'],
  ['industri', 'Harga Jual turun menjadi 4,08.'],
  ['industri', 'Harga Jual tercatat 3,40 dan Permintaan Domestik 4,08.'],
  ['industri', 'Sebanyak 7 kontak Industri Pengolahan diwawancarai.'],
  ['harga jual', 'Ke depan, harga jual diprakirakan menurun.'],
  ['harga jual', 'PT Giri Tirta Makmur menyebut "harga jual naik 15% karena perizinan RKAB".'],
  ['harga jual', 'PT Giri Tirta Makmur melaporkan harga jual turun 12,5% karena perizinan RKAB.'],
];
