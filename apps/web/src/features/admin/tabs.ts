/** The tabs of *Pengaturan* in order: name in the address, label, and its language where it is not Indonesian. */
export const SETTINGS_TABS = [
  { id: 'file', label: 'File Management', lang: 'en', isForAdmins: false },
  { id: 'profil', label: 'Profil', isForAdmins: false },
  { id: 'model', label: 'Konfigurasi LLM', isForAdmins: true },
  { id: 'pengguna', label: 'Pengguna', isForAdmins: true },
  { id: 'bobot', label: 'Bobot PDRB', isForAdmins: true },
  { id: 'operasional', label: 'Operasional', isForAdmins: true },
  { id: 'audit', label: 'Jejak audit', isForAdmins: true },
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number]['id'];

/** The tab that an address names; the first tab for unknown names. */
export const settingsTab = (name: unknown): SettingsTab =>
  SETTINGS_TABS.find(({ id }) => id === name)?.id ?? SETTINGS_TABS[0].id;
