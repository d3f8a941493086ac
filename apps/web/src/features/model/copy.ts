import { modelSettings } from '@lqc/phrases';

const { names, efforts, allowed, notAllowed } = modelSettings;

export const copy = {
  title: 'Konfigurasi LLM',
  note: 'Berlaku mulai panggilan berikutnya, untuk semua pengguna.',
  model: names.xai_model,
  recommended: (name: string) => `${name} (disarankan)`,
  temperature: names.xai_temperature,
  temperatureHint: 'Rendah: lugas dan ajek. Tinggi: lebih bebas.',
  maxTokens: names.xai_max_tokens,
  maxTokensHint: (min: string, max: string) => `${min} sampai ${max}; disarankan 4.000–8.000.`,
  timeout: names.xai_timeout,
  timeoutHint: (min: string, max: string) => `${min} sampai ${max} detik.`,
  effort: names.xai_reasoning_effort,
  efforts,
  namesMayGo: names.names_may_go,
  namesMayGoHint:
    'Bila diizinkan, staf dapat mengirim nama perusahaan ke model. Setiap pengiriman dicatat di jejak audit.',
  allowed,
  notAllowed,
  standing: (value: string) => `berlaku kini ${value}`,
  reset: 'Reset',
  save: 'Simpan Perubahan',
  saved: 'Konfigurasi berhasil disimpan!',
  saveFailed: 'Gagal menyimpan konfigurasi. Silakan coba lagi.',
  unsaved: 'Perubahan konfigurasi LLM belum disimpan.',
  outOfRange: (min: string, max: string, step: string) =>
    `Isi antara ${min} dan ${max}, dalam kelipatan ${step}.`,
  off: 'Model bahasa belum diatur pada server ini.',
  offForStaff:
    'Administrator Anda dapat memintanya kepada operator, yang mengisi kuncinya pada variabel lingkungan server.',
  offForAdmin: 'Operator mengisi kuncinya (XAI_API_KEY) pada variabel lingkungan server.',
  offLink: 'Periksa di Konfigurasi LLM',
  connection: 'Koneksi model',
  connectionNote: 'Kunci disimpan di server dan tidak pernah ditampilkan.',
  configured: 'Kunci XAI_API_KEY terpasang',
  notConfigured: 'Kunci XAI_API_KEY belum diisi',
  notConfiguredBody:
    'Tanpa kunci, draf tetap dapat ditulis sebagai Ringkasan otomatis. Kunci diisi oleh operator pada variabel lingkungan server.',
  test: 'Uji koneksi',
  testHint: 'Mengirim satu pertanyaan singkat dengan konfigurasi yang tersimpan.',
  testing: 'Menghubungi model',
  answered: (model: string, seconds: string) => `${model} menjawab dalam ${seconds} detik.`,
} as const;
