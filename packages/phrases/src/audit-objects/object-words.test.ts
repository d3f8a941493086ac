import { objectWords } from './object-words.js';

const words = (object_type: string, object_label: string | null, action = 'take-file') =>
  objectWords({ action, object_type, object_label, object_id: 'id-1' });

test('the object of an act reads as the screens call it, never as a call or a field is named', () => {
  expect(words('analysis', 'exportBab3')).toBe('Export Excel BAB 3');
  expect(words('account', 'dewi role=staff disabled=true')).toBe('dewi · Staf · nonaktif');
  expect(words('account', 'dewi role=staff→admin disabled=false→true')).toBe(
    'dewi · Staf → Administrator · aktif → nonaktif',
  );
  expect(words('report', 'Laporan Triwulan III · automatic')).toBe(
    'Laporan Triwulan III · Otomatis, tanpa model',
  );
  expect(words('report', 'Laporan Triwulan III · docx · release')).toBe(
    'Laporan Triwulan III · Word · salinan rilis',
  );
  expect(words('contradiction', 'PT Contoh · domestik · both_right')).toBe(
    'PT Contoh · Permintaan Domestik · Keduanya benar',
  );
  expect(words('contradiction', 'PT Contoh · domestik · -')).toBe(
    'PT Contoh · Permintaan Domestik · diurungkan',
  );
  expect(words('file', 'Triwulan III 2025 · replaced')).toBe(
    'Triwulan III 2025 · isi sebelum diganti',
  );
  expect(
    words('file', 'Triwulan I 2031 · sha256=0123456789ab · before=ba9876543210 · a.xlsx'),
  ).toBe('Triwulan I 2031 · SHA-256 0123456789ab · menggantikan SHA-256 ba9876543210 · a.xlsx');
  expect(words('report', 'reviewer_is_not_author=true')).toBe('penelaah harus orang lain');
  expect(words('analysis', 'exportPlan')).toBe('Rencana kunjungan');
  expect(words('limits', 'merge_seconds_per_file=20')).toBe(
    'Waktu prosesor satu file dalam penggabungan (detik): 20',
  );
});

test('of a change it is said what was changed', () => {
  expect(words('report', 'Laporan · ditelaah→disetujui')).toBe('Laporan · Ditelaah → Disetujui');
  expect(words('report', 'finding=quote · Laporan · aman · Tema')).toBe(
    'Kutipan · Laporan · Dibiarkan · Tema',
  );
  expect(words('report', 'finding=name · Laporan · part=title')).toBe(
    'Nama · Laporan · judul laporan',
  );
  expect(words('report', 'sentence=3 · Laporan · Tema')).toBe('kalimat ke-3 · Laporan · Tema');
  expect(words('report', 'Laporan · draf→disetujui · reason')).toBe(
    'Laporan · Draf → Disetujui · dengan alasan',
  );
  expect(words('report', 'a→b')).toBe('a→b');
  expect(
    words('report', 'people · order · without=Kualitas Data · with=Tema · title=Lain · Laporan'),
  ).toBe(
    'penanda tangan diubah · urutan diubah · tanpa bagian Kualitas Data · dengan bagian Tema · judul menjadi Lain · Laporan',
  );
  expect(words('themes', 'added=Upah · removed=Kurs · changed=Energi')).toBe(
    'ditambah: Upah · dihapus: Kurs · diubah: Energi',
  );
  expect(words('words', 'bapak · hidden')).toBe('bapak · disembunyikan');
  expect(words('words', 'bapak · shown')).toBe('bapak · ditampilkan lagi');
  expect(words('words', 'BBM = solar')).toBe('BBM = solar');
});

test('of an act on an analysis that its own name explains, nothing more is said', () => {
  expect(words('analysis', 'resetSession')).toBe('');
});

test('of sample files, how much of what went with them, also as an earlier version logged it', () => {
  const gone = '2 triwulan · 1 database perusahaan · 1 analisis · 3 laporan';
  const logged = 'quarterly=2 · company=1 · analysis=1 · report=3';
  expect(words('file', logged, 'remove-samples')).toBe(gone);
  expect(words('file', gone, 'remove-samples')).toBe(gone);
  expect(words('file', 'report=3')).toBe('report=3');
});

test('what people named themselves stays as they named it', () => {
  expect(words('file', 'Triwulan III 2025')).toBe('Triwulan III 2025');
  expect(words('file', null)).toBe('id-1');
  const quarters = 'Triwulan III 2025 · Triwulan II 2025';
  expect(words('analysis', quarters, 'start-analysis')).toBe(quarters);
});

test('what is planned reads as the plan calls it', () => {
  expect(words('company', 'added 2025-4 2025-11-11 sari agreed · bhumika raharja|cv')).toBe(
    'direncanakan · Triwulan IV 2025 · 2025-11-11 · sari · Disepakati · bhumika raharja, cv',
  );
  expect(words('company', '- 2025-4 · a|pt, b|pt, c|pt, d|p')).toBe(
    'dikembalikan · Triwulan IV 2025 · a, pt; b, pt; c, pt dan lainnya',
  );
  expect(
    words('company', '2025-4 · [{"sector":"Konstruksi","n":6},{"sector":"Pertanian","n":nu'),
  ).toBe('Triwulan IV 2025 · Konstruksi 6');
  expect(words('company', 'Kafe Kopi = PT Kopi')).toBe('Kafe Kopi = PT Kopi');
});

test('of the model, what was changed from what to what, and of an earlier version its name', () => {
  expect(words('model', 'names_may_go=true→false · xai_timeout=120→130')).toBe(
    'Mode samaran boleh dimatikan: diizinkan → tidak diizinkan · Batas waktu (detik): 120 → 130',
  );
  expect(words('model', 'xai_reasoning_effort=medium→high')).toBe(
    'Upaya penalaran: Sedang → Tinggi',
  );
  expect(words('model', 'xai_temperature=0.7→0.3 · xai_max_tokens=4000→12000')).toBe(
    'Temperature: 0,7 → 0,3 · Maksimum token: 4.000 → 12.000',
  );
  expect(words('model', 'xai_timeout=120→lama')).toBe('Batas waktu (detik): 120 → lama');
  expect(words('model', 'xai_model=grok-3→tuned=2')).toBe('Model: grok-3 → tuned=2');
  expect(words('model', 'grok-3')).toBe('grok-3');
});

test('a job is called by its kind and its person; of an earlier version nothing is said', () => {
  expect(words('job', 'read-themes · rani')).toBe('Membaca tema · rani');
  expect(words('job', null)).toBe('');
});
