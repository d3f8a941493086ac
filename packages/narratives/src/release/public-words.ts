/** What everybody knows and no respondent answered, although names of indicators or products stand in it. */
const PUBLIC_THINGS = [
  String.raw`nilai (?:tukar|tambah|ekspor|impor)|neraca \p{L}+|angka (?:kemiskinan|pengangguran|inflasi|pertumbuhan|kelahiran|harapan hidup)|tingkat (?:pengangguran|kemiskinan|inflasi|okupansi|hunian)|angkatan kerja`,
  'upah minimum(?: (?:provinsi|kabupaten|kota|regional|sektoral))?|ump|umk|umr',
  'harga (?:minyak|komoditas|emas|batu ?bara|cpo|beras|pangan|acuan|bbm|eceran|konsumen|tiket|pembelian pemerintah)(?: (?:dunia|mentah|global|internasional|sawit))*',
  String.raw`tarif (?:listrik|dasar listrik|angkutan|impor|\p{L}+ (?:amerika|as)(?: serikat)?)`,
  String.raw`(?:cukai|pajak|bea|subsidi|pungutan|retribusi)(?: (?:masuk|keluar|ekspor|hasil))?(?: \p{Ll}+)?|ppn|pph`,
  'realisasi (?:penanaman modal|apbd|apbn|belanja)|bank (?:indonesia|sentral|dunia)|suku bunga (?:acuan|kebijakan)(?: bi[- ]rate)?|bi[- ]rate|the fed|federal reserve',
  String.raw`survei (?:kegiatan dunia usaha|konsumen|penjualan eceran|perbankan|pemantauan harga|harga properti(?: residensial)?)|indeks (?:keyakinan konsumen|penjualan riil|harga konsumen|tendensi \p{L}+|pembangunan manusia|ekspektasi konsumen)`,
];
/** Who publishes figures of their own, and what is published. The office itself is not among them, its other surveys are. */
const PUBLISHERS = String.raw`bps|badan pusat statistik|bmkg|bnpb|ojk|bkpm|kementerian|kemen\p{L}+|pemerintah|pemprov|pemkab|pemkot|dinas|gubernur|bupati|pln|pertamina|otoritas jasa keuangan|bank dunia|imf|oecd|opec|the fed|federal reserve|survei (?:kegiatan dunia usaha|konsumen|penjualan eceran|perbankan|pemantauan harga|harga properti)|indeks (?:keyakinan konsumen|penjualan riil|harga konsumen|tendensi|pembangunan manusia|ekspektasi konsumen)|angka (?:kemiskinan|pengangguran|inflasi|kelahiran|harapan hidup)`;
/** Behind the name of an indicator: of so many that no contact is meant. */
export const OF_THE_WORLD =
  '(?:dunia|global|nasional|internasional|mancanegara|(?:di )?indonesia|(?:di )?amerika|(?:di )?tiongkok)';

const whole = (patterns: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns})(?:nya)?(?![\\p{L}\\p{N}])`, flags);
const THINGS = whole(PUBLIC_THINGS.join('|'), 'giu');
const PUBLISHER = whole(PUBLISHERS, 'iu');

/** A sentence with as many letters in the place of what everybody knows, which are no word. */
export const withoutPublic = (sentence: string): string =>
  sentence.replace(THINGS, ({ length }) => 'x'.repeat(length));

/** Whether a sentence says that it is somebody else's figure. */
export const isPublished = (sentence: string): boolean => PUBLISHER.test(sentence);
