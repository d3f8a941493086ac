import { roleNames } from '@lqc/phrases';

export const copy = {
  title: 'Pengguna',
  note: 'Akun untuk staf dan administrator kantor.',
  add: 'Tambah pengguna',
  columns: {
    username: 'Nama pengguna',
    role: 'Peran',
    status: 'Status',
    lastSignIn: 'Terakhir masuk',
    actions: { hidden: 'Tindakan' },
  },
  roles: roleNames,
  active: 'Aktif',
  disabled: 'Nonaktif',
  mustChange: 'Kata sandi sekali pakai',
  never: 'Belum pernah',
  acts: {
    makeAdmin: {
      name: 'Jadikan administrator',
      title: (username: string) => `Jadikan ${username} administrator?`,
      body: 'Ia dapat mengelola pengguna, konfigurasi LLM, bobot PDRB, operasional, dan jejak audit kantor, termasuk mengubah peran Anda. Peran baru berlaku seketika.',
      done: (username: string) => `${username} kini administrator.`,
    },
    makeStaff: {
      name: 'Jadikan staf',
      title: (username: string) => `Jadikan ${username} staf?`,
      body: 'Pengaturan untuk administrator, seperti pengguna, konfigurasi LLM, dan jejak audit, seketika tertutup baginya. Hasil kerjanya tetap ada.',
      done: (username: string) => `${username} kini staf.`,
    },
    reset: {
      name: 'Reset kata sandi',
      title: (username: string) => `Reset kata sandi ${username}?`,
      body: 'Kata sandi lamanya tidak berlaku lagi dan ia keluar dari semua perangkat. Anda menerima kata sandi sekali pakai untuknya.',
    },
    signOut: {
      name: 'Akhiri sesi',
      title: (username: string) => `Akhiri semua sesi ${username}?`,
      body: 'Ia keluar dari semua perangkat saat ini juga, meskipun sedang bekerja. Ia dapat masuk kembali dengan kata sandinya.',
      done: (username: string) => `${username} keluar dari semua perangkat.`,
    },
    disable: {
      name: 'Nonaktifkan',
      title: (username: string) => `Nonaktifkan akun ${username}?`,
      body: 'Ia keluar dari semua perangkat dan tidak dapat masuk sampai akunnya diaktifkan kembali. Hasil kerjanya tetap ada.',
      done: (username: string) => `Akun ${username} dinonaktifkan.`,
    },
    enable: {
      name: 'Aktifkan',
      done: (username: string) => `Akun ${username} diaktifkan kembali.`,
    },
  },
  username: 'Nama pengguna',
  usernameHint: '3–64 huruf, angka, titik, garis bawah, atau tanda hubung',
  role: 'Peran',
  create: 'Buat akun',
  passwordTitle: 'Kata sandi sekali pakai',
  passwordBody: (username: string) =>
    `Berikan kepada ${username}. Kata sandi ini hanya ditampilkan sekali dan harus diganti saat pertama masuk.`,
  copy: 'Salin',
  copied: 'Kata sandi disalin.',
  copyFailed: 'Tidak dapat disalin otomatis. Blok teksnya, lalu tekan Ctrl+C.',
  done: 'Selesai',
} as const;
