export const copy = {
  title: 'Pengaturan',
  simpleTitle: 'Admin',
  profile: 'Profil',
  /** A fixed line, as the specification asks: not taken from the user record. */
  mail: 'administrator@liaison.example',
  superAdmin: 'Super Administrator',
  standardUser: 'Standard User',
  password: 'Ganti kata sandi',
  passwordNote: 'Masuk di perangkat lain akan berakhir.',
  passwordChanged: 'Kata sandi telah diganti.',
} as const;
