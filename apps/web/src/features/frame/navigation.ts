import {
  BookmarkCheck,
  ChartColumn,
  CircleHelp,
  ClipboardPen,
  FileStack,
  FileText,
  History,
  House,
  type LucideIcon,
  Search,
  Settings,
  Users,
} from 'lucide-react';

export interface Room {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The pages of a room that has several, its first one included. */
  readonly pages?: readonly { readonly to: string; readonly label: string }[];
}

/** The main pages in the order of the navigation bar and the drawer. A new page is added here. */
export const ROOMS = [
  { to: '/homepage', label: 'Beranda', icon: House },
  { to: '/kunjungan', label: 'Kunjungan', icon: ClipboardPen },
  { to: '/dashboard', label: 'Analisis', icon: ChartColumn },
  { to: '/riwayat', label: 'Riwayat', icon: History },
  {
    to: '/cari',
    label: 'Cari',
    icon: Search,
    pages: [
      { to: '/cari', label: 'Cari' },
      { to: '/tema', label: 'Tema' },
    ],
  },
  {
    to: '/kontak',
    label: 'Kontak',
    icon: Users,
    pages: [
      { to: '/kontak', label: 'Kontak' },
      { to: '/rencana', label: 'Rencana kunjungan' },
      { to: '/periksa', label: 'Periksa' },
    ],
  },
  { to: '/laporan', label: 'Laporan', icon: FileText },
] as const satisfies readonly Room[];

/** Pages that are needed less often: cards on the home page, and the drawer's second part. */
export const TOOLS = [
  { to: '/excel-merger', label: 'Gabung Excel Diary Notes', icon: FileStack },
  { to: '/liaison-summary', label: 'Kesimpulan Liaison', icon: BookmarkCheck },
  { to: '/admin-settings', label: 'Pengaturan', icon: Settings },
  { to: '/bantuan', label: 'Bantuan', icon: CircleHelp },
] as const satisfies readonly Room[];

type RoomWithPages = Extract<(typeof ROOMS)[number], { pages: unknown }>;

/** The room with several pages that an address belongs to. */
export const roomAt = (path: string): RoomWithPages | undefined =>
  ROOMS.find(
    (room): room is RoomWithPages => 'pages' in room && room.pages.some(({ to }) => to === path),
  );
