import { leadDirection, leadOf } from './lead-direction.js';

test.each([
  ['domestik', 'Penjualan naik 5% karena libur, meskipun biaya turun.', 1],
  ['harga jual', 'Kenaikan harga jual terutama bersumber dari kurs', 1],
  ['domestik', 'Permintaan tidak naik', 0],
  ['biaya tenaga kerja', 'Belum ada peningkatan upah', 0],
  ['investasi', 'Tidak terdapat perubahan berarti pada investasi', 0],
  ['margin usaha', 'Secara umum margin tidak banyak berubah', 0],
  ['domestik', 'Penjualan melambat dibandingkan triwulan sebelumnya', null],
  ['domestik', 'Kondisi kurang baik', -1],
  ['kapasitas utilisasi', 'Utilisasi kurang stabil', null],
  ['domestik', 'Permintaan tetap tumbuh', 1],
  ['domestik', 'Karena curah hujan yang tinggi, panen turun tajam', -1],
  ['biaya tenaga kerja', 'Seiring kenaikan UMP', null],
  ['domestik', 'Penjualan naik di awal, lalu turun', null],
  ['domestik', 'Penjualan naik lalu turun', null],
  ['biaya energi', 'Biaya energi lebih rendah dari tahun lalu', -1],
  ['biaya energi', 'Biaya energi masih tinggi', null],
  ['biaya energi', 'Tarif 12,5 persen', null],
  ['domestik', '', null],
] as const)('of %s "%s" says %s', (indicator, narrative, direction) => {
  expect(leadDirection(narrative, indicator)).toBe(direction);
});

test('what was asked decides which of two clauses is the answer', () => {
  const both = 'Harga bahan baku meningkat sehingga margin turun';
  expect(leadDirection(both, 'biaya bahan baku')).toBe(1);
  expect(leadDirection(both, 'margin usaha')).toBe(-1);
  expect(leadDirection(both, 'tenaga kerja')).toBeNull();
});

test.each([
  ['ekspor', 'Kendati harga kopi melonjak, nilai ekspor berkurang 10%.', -1],
  ['margin usaha', 'Turunnya harga minyak sawit menyebabkan margin melebar.', 1],
  ['investasi', 'Seluruh rencana ekspansi dibatalkan; investasi anjlok.', -1],
  ['ekspor', 'Ekspor ke Eropa turun, namun secara total ekspor naik.', 1],
  ['domestik', 'Secara tahunan penjualan tumbuh, sementara secara triwulanan terkoreksi.', null],
  ['persediaan', 'Penjualan lesu, stok menumpuk di gudang.', 1],
  ['tenaga kerja', 'Dilakukan PHK terhadap 50 karyawan.', -1],
  ['tenaga kerja', 'Tidak ada PHK.', 0],
  ['perkiraan penjualan', 'Penjualan kini merosot, tetapi tahun depan akan naik.', 1],
  ['domestik', 'Penjualan merosot, tetapi tahun depan akan naik.', -1],
  ['perkiraan jumlah tenaga kerja', 'Belum ada rencana menambah karyawan.', 0],
  ['domestik', 'Pengunjung tidak seramai biasanya.', -1],
  ['tenaga kerja', 'Kontrak 23 orang tidak diperpanjang.', -1],
  ['tenaga kerja', 'Tidak ada PHK, justru merekrut 20 orang.', 1],
  ['investasi', 'Perusahaan tidak jadi membeli kapal.', -1],
  ['investasi', 'Pembangunan gudang baru ditunda.', -1],
  ['investasi', 'Tahun lalu masih membangun gudang, sekarang semua dihentikan.', -1],
  ['persediaan', 'Stok tinggal separuh.', -1],
  ['persediaan', 'Stok berada di atas triwulan sebelumnya.', 1],
  ['ekspor', 'Pasar lokal ramai; pengiriman ke luar negeri anjlok.', -1],
  ['domestik', 'Pabrik menyampaikan bahwa penjualan meningkat.', 1],
  ['biaya energi', 'Tagihan listrik 92 juta tinggal 60 juta.', -1],
  ['harga jual', 'Biaya naik. Meski begitu harga diturunkan.', -1],
  ['domestik', 'Secara tahunan minus, akan tetapi secara total tumbuh.', 1],
] as const)('of %s "%s" says %s as a colleague reads it', (indicator, narrative, direction) => {
  expect(leadDirection(narrative, indicator)).toBe(direction);
});

test.each([
  ['domestik', 'Perusahaan menunda pembelian mesin.', null],
  ['ekspor', 'Dilakukan efisiensi, dan menunda pembelian mesin senilai Rp5 miliar.', null],
  ['perkiraan penjualan', 'Perusahaan akan menahan belanja modal.', null],
  ['investasi', 'Perusahaan menunda pembelian mesin.', -1],
  ['domestik', 'Konsumen menunda pembelian.', -1],
  ['domestik', 'Pelanggan menunda pembelian mesin.', -1],
  ['domestik', 'Masyarakat menahan belanja.', -1],
  ['harga jual', 'Harga semen dari pemasok naik.', null],
  ['harga jual', 'Bahan baku harganya naik; harga jual tetap.', 0],
  ['harga jual', 'Harga di pasar naik.', 1],
  ['harga jual', 'Harga naik mengikuti kenaikan bahan baku.', 1],
  ['biaya bahan baku', 'Harga semen dari pemasok naik.', 1],
  ['biaya bahan baku', 'Pemasok menaikkan 10%.', 1],
] as const)('of %s "%s" says %s: a clause about another thing is no answer', (...told) => {
  const [indicator, narrative, direction] = told;
  expect(leadDirection(narrative, indicator)).toBe(direction);
});

test.each([
  ['margin usaha', 'Margin usaha di kisaran 10%-15%.', null],
  ['kapasitas utilisasi', 'Utilisasi 80%-85%, sama dengan triwulan lalu.', 0],
  ['harga jual', 'Harga jual -5%.', -1],
  ['domestik', 'Pertumbuhan penjualan -5% (yoy).', -1],
  ['domestik', 'Penjualan tumbuh negatif 5%.', -1],
  ['domestik', 'Penjualan tumbuh +5%.', 1],
  ['domestik', 'Penjualan tumbuh dari -3% menjadi 2%.', 1],
  ['domestik', 'Penjualan tumbuh, namun margin -5%.', 1],
] as const)('of %s "%s" says %s: a range has no sign, and growth goes by its own', (...told) => {
  const [indicator, narrative, direction] = told;
  expect(leadDirection(narrative, indicator)).toBe(direction);
});

test('the words that decide are told, without the reason', () => {
  const clause = (narrative: string) => leadOf(narrative, 'domestik').clause;
  expect(clause('Penjualan naik 5,2% (yoy) karena libur.')).toBe('Penjualan naik 5,2%');
  expect(clause('Akibat hujan, panen turun karena banjir.')).toBe('panen turun');
});
