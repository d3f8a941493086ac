import { LIKERT_INDICATORS } from '@lqc/contracts';
import { SETTINGS_TABS } from '../admin/tabs';
import { ROOMS, TOOLS } from '../frame/navigation';
import { copy } from './copy';

/** An entry of the palette. */
export interface Destination {
  /** An address within the product. */
  readonly href: string;
  readonly label: string;
  /** Distinguishes it from entries with the same label. */
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

/** Where an indicator is shown over all quarters. */
const INDICATORS: readonly Destination[] = LIKERT_INDICATORS.map(({ key, label }) => ({
  href: `/riwayat?indicator=${encodeURIComponent(key)}`,
  label,
  detail: 'Riwayat',
}));

/** All pages that a person may open; for admins with more tabs of the settings. */
const pagesFor = (isAdmin: boolean): readonly Destination[] => [
  ...[...ROOMS, ...TOOLS].map(({ to, label }) => ({ href: to, label })),
  ...SETTINGS_TABS.filter(({ isForAdmins }) => isAdmin || !isForAdmins).map(({ id, label }) => ({
    href: settings(id),
    label,
    detail: 'Pengaturan',
  })),
];

const plain = (text: string) => text.toLocaleLowerCase('id').replace(/\s+/g, ' ').trim();

/** True when every typed word is the beginning of a word of the label or detail. */
const fits = ({ label, detail = '' }: Destination, typed: string) => {
  const words = plain(`${label} ${detail}`).split(/[\s-]/);
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** The entries of the palette for a typed text, including the contacts found for it. */
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
    {
      value: copy.groups.indicators,
      items: words ? INDICATORS.filter((one) => fits(one, words)) : [],
    },
    { value: copy.groups.contacts, items: words ? contacts : [] },
    { value: copy.groups.search, items: search },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
