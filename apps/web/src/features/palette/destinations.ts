import { SETTINGS_TABS } from '../admin/tabs';
import { ROOMS, TOOLS } from '../frame/navigation';
import { copy } from './copy';

/** Somewhere that the palette leads to. */
export interface Destination {
  /** An address within the product. */
  readonly href: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail?: string;
}

export interface DestinationGroup {
  readonly value: string;
  readonly items: readonly Destination[];
}

const settings = (tab: string) => `/admin-settings?tab=${tab}`;

const ACTIONS: readonly Destination[] = [
  { href: '/dashboard', label: copy.actions.analyse },
  { href: settings('file'), label: copy.actions.upload },
  { href: '/laporan', label: copy.actions.report },
  { href: '/dashboard?tab=summary', label: copy.actions.draft },
  { href: '/rencana', label: copy.actions.plan },
  { href: '/tema', label: copy.actions.themes },
  { href: '/periksa', label: copy.actions.checks },
  { href: settings('profil'), label: copy.actions.password },
];

/** Every page that a person may open; admins have tabs of the settings of their own. */
const pagesFor = (isAdmin: boolean): readonly Destination[] => [
  ...[...ROOMS, ...TOOLS].map(({ to, label }) => ({ href: to, label })),
  ...SETTINGS_TABS.filter(({ isForAdmins }) => isAdmin || !isForAdmins).map(({ id, label }) => ({
    href: settings(id),
    label,
    detail: 'Pengaturan',
  })),
];

const plain = (text: string) => text.toLocaleLowerCase('id').replace(/\s+/g, ' ').trim();

/** True when each word that was typed begins a word of the label. */
const fits = ({ label, detail = '' }: Destination, typed: string) => {
  const words = plain(`${label} ${detail}`).split(/[\s-]/);
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** What the palette offers for what was typed, with the contacts that were found meanwhile. */
export function destinationsFor(
  typed: string,
  { isAdmin, contacts }: { readonly isAdmin: boolean; readonly contacts: readonly Destination[] },
): DestinationGroup[] {
  const words = typed.trim();
  const search = words
    ? [{ href: `/cari?q=${encodeURIComponent(words)}`, label: copy.searchFor(words) }]
    : [];
  const groups = [
    { value: copy.groups.pages, items: pagesFor(isAdmin).filter((one) => fits(one, words)) },
    { value: copy.groups.actions, items: ACTIONS.filter((one) => fits(one, words)) },
    { value: copy.groups.contacts, items: words ? contacts : [] },
    { value: copy.groups.search, items: search },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
