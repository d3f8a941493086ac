import { type Period, quarterName } from '@lqc/contracts';

const XLS_KEPT = 'nilai, format angka, sel gabungan, lebar kolom, dan tinggi baris';
const XLS_LOST =
  'huruf tebal, warna, garis tepi, komentar, tautan, validasi, panel beku, proteksi, gambar, dan lainnya';
const XLS_ADVICE = 'simpan dahulu file itu sebagai .xlsx di Excel agar ikut';

/** Names of what a merged workbook loses, by kind of loss. */
const mergeLosses = {
  'other-workbook': 'rumus yang merujuk buku kerja lain; nilainya dipertahankan',
  'sheet-left-behind': 'rumus yang merujuk lembar yang tidak ikut; nilainya dipertahankan',
  'pivot-table': 'rumus atas tabel pivot; nilainya dipertahankan',
  'formula-too-long': 'rumus yang terlalu panjang; nilainya dipertahankan',
  'live-formula':
    'rumus yang mengambil data dari internet, program lain, atau tempat yang disebut dalam teks (WEBSERVICE, IMAGE, FILTERXML, RTD, INDIRECT); nilainya dipertahankan',
  'formula-without-value':
    'rumus yang tidak dapat dipindahkan dan hasilnya tidak tersimpan; selnya menjadi #REF!',
  'dead-validation':
    'daftar pilihan atau validasi yang rumusnya tidak dapat dipindahkan; menjadi #REF! dan tidak berlaku lagi',
  'dead-rule':
    'aturan format bersyarat yang rumusnya tidak dapat dipindahkan; menjadi #REF! dan tidak berlaku lagi',
  'dead-chart': 'grafik yang rujukan datanya tidak dapat dipindahkan; menjadi #REF!',
  'dead-sparkline': 'grafik mini yang rujukan datanya tidak dapat dipindahkan; menjadi #REF!',
  'dead-table-formula': 'rumus kolom tabel yang tidak dapat dipindahkan; menjadi #REF!',
  'dead-reference':
    'rujukan lain di luar sel (misalnya kontrol formulir) yang tidak dapat dipindahkan; menjadi #REF!',
  'live-link': 'tautan ke file, skrip, atau program lain',
  'live-picture': 'gambar yang diambil dari tempat lain saat ditampilkan',
  name: 'nama terdefinisi yang merujuk bagian yang tidak ikut',
  'hidden-sheet': 'lembar tersembunyi yang tidak terbaca sebagai diary note',
  'other-sheet': 'lembar dialog atau makro',
  macros: 'makro',
  'pivot-table-part': 'tabel pivot; selnya dipertahankan',
  slicer: 'pemotong data (slicer)',
  query: 'kueri data',
  'outside-link': 'tautan ke file lain',
  'embedded-object': 'objek program lain, kontrol ActiveX, atau buku kerja di balik grafik',
  'web-publishing': 'perintah penerbitan ke halaman web',
  'custom-view': 'tampilan khusus',
  'workbook-protection': 'proteksi struktur buku kerja',
  calculation:
    'pengaturan penghitungan manual atau presisi seperti yang tampil; buku kerja gabungan menghitung otomatis dengan presisi penuh, jadi periksalah kembali angkanya',
  'document-properties':
    'properti khusus atau label sensitivitas dokumen; bila diperlukan, pasanglah kembali pada buku kerja gabungan',
  signature: 'tanda tangan digital, yang hanya berlaku bagi file aslinya; simpanlah file itu',
  'rich-value': 'tipe data atau gambar di dalam sel',
  'missing-part': 'bagian yang disebut file sumber tetapi tidak ada di dalamnya',
  'converted-file': `file .xls, yang diambil hanya ${XLS_KEPT}; ${XLS_LOST} tidak ikut (${XLS_ADVICE})`,
  'converted-formula': 'rumus file .xls; nilainya dipertahankan',
  'cut-text': 'teks yang melebihi 32.767 karakter; selebihnya dipotong',
  'moved-date': 'tanggal yang dipindahkan antara kalender 1904 dan 1900; harinya tetap',
  'calendar-rule':
    'aturan format bersyarat yang membandingkan angka, dari file berkalender lain (1904 atau 1900); bila angkanya tanggal, tuliskan kembali tanggal itu di Excel',
  'default-font': 'huruf bawaan lain; angka lebar kolom sama, ukurannya sedikit berbeda',
  'theme-look':
    'tabel bergaya bawaan Excel atau grafik tanpa warna sendiri, yang kini memakai warna tema file pertama; bila perlu, aturlah kembali warnanya',
  'other-part': 'bagian lain yang tidak dikenal',
} as const;

/** What is lost, and where in the sheet, when that is known. */
export const mergeLoss = (kind: keyof typeof mergeLosses, places: readonly string[] = []): string =>
  places.length > 0 ? `${mergeLosses[kind]} (di ${places.join(', ')})` : mergeLosses[kind];

const HIDDEN =
  'Lembar ini tersembunyi, tetapi berisi kontak: lembar ikut digabungkan, tetap tersembunyi, dan ikut dihitung dalam triwulan.';

/** What to know of a sheet before it is merged. */
export const mergeNotes = {
  otherPeriod: (own: Period, most: Period) =>
    `Menyebut ${quarterName(own)}, sedangkan catatan lain ${quarterName(most)}. Keluarkan filenya bila memang milik triwulan lain.`,
  converted: `Dari file .xls hanya diambil ${XLS_KEPT}. Tidak ikut: ${XLS_LOST}; ${XLS_ADVICE}.`,
  hidden: `${HIDDEN} Hapus lembarnya dari file bila wawancaranya ditarik.`,
  // Excel's Unhide does not list such a sheet, so it cannot be deleted there.
  veryHidden: `${HIDDEN} Excel tidak menampilkannya dalam daftar Unhide; bila wawancaranya ditarik, mintalah file tanpa lembar ini kepada pembuatnya.`,
} as const;
