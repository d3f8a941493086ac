interface SmallSector {
  readonly sector: string;
  readonly contacts: number;
}

/** What is told of a sector with too few contacts to describe: how many it has. */
export const smallSector = ({ sector, contacts }: SmallSector, period: string): string =>
  `Lapangan usaha ${sector} diwakili ${contacts} kontak pada ${period}.`;

/** The same of several, the larger first, and why no more is told of them. */
export function smallSectors(sectors: readonly SmallSector[], period: string): string {
  const counts = [...new Set(sectors.map(({ contacts }) => contacts))].toSorted((a, b) => b - a);
  const told = counts.map((count) => {
    const names = sectors.filter(({ contacts }) => contacts === count).map(({ sector }) => sector);
    return `${namesTogether(names)} diwakili ${count} kontak.`;
  });
  return [
    `Pada ${period}, ${told.join(' ')}`,
    'Mengingat jumlahnya, hasilnya tidak diuraikan.',
  ].join(' ');
}

/** Names of sectors have commas and "dan" of their own. */
const namesTogether = (names: readonly string[]): string =>
  names.length > 1
    ? `${names.slice(0, -1).join('; ')}; serta ${names.at(-1)} masing-masing`
    : names.join('');
