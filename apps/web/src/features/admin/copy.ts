export const copy = {
  title: 'Pengaturan',
  simpleTitle: 'Admin',
  home: 'Beranda',
  tabs: { files: 'Manajemen File', profile: 'Profil', users: 'Pengguna' },
  profile: 'Profil',
  mail: 'E-mail kontak administrator: administrator kantor Anda',
  superAdmin: 'Super Administrator',
  standardUser: 'Standard User',
  password: 'Ganti kata sandi',
  passwordNote: 'Masuk di perangkat lain akan berakhir.',
  passwordChanged: 'Kata sandi telah diganti.',
} as const;
