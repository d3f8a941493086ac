import type { Assertion, FactTable, Quantity } from '@lqc/claims';
import { decimal, SIDE_WORDS } from '@lqc/phrases';

type Said = Assertion['says'];

const DIRECTIONS = { [-1]: 'turun', 0: 'tetap', 1: 'naik' } as const;
const COMPARED = {
  more: 'lebih tinggi daripada',
  less: 'lebih rendah daripada',
  equal: 'sama dengan',
} as const;
const ENDS = { top: 'tertinggi', bottom: 'terendah' } as const;
const AMONG = { indicator: 'indikator', sector: 'lapangan usaha', category: 'kelompok' } as const;
const NEARNESS: Record<Quantity['comparison'], string> = {
  equal: '',
  about: 'sekitar ',
  almost: 'hampir ',
  more: 'lebih dari ',
  less: 'kurang dari ',
  least: 'sedikitnya ',
  most: 'paling banyak ',
};

const shown = ({ value, decimals, comparison }: Quantity): string =>
  `${NEARNESS[comparison]}${decimal(value, decimals)}`;

/**
 * What the checker took a sentence to say, written as data: "Rata-rata, Harga Jual, Triwulan III 2025: 0,64
 * poin turun terhadap Triwulan II 2025". Null for a quarter that the session has no data of.
 */
export function readAs({ measure, of, says, negated }: Assertion, table: FactTable): string | null {
  const isOfMove = says.operator === 'moved' || says.operator === 'stayed';
  if (of.period.value === null || (isOfMove && of.base.value === null)) return null;
  const dimensions = {
    measure,
    indicator: of.indicator.value,
    sector: of.sector.value,
    category: of.category.value,
    period: of.period.value,
  };
  const isOfChange = measure === 'change' && says.operator === 'equals';
  const subject = table.nameOf({ ...dimensions, ...(isOfChange && { base: of.base.value }) });
  const told = `${subject}: ${saidOf(says, { of, table, dimensions })}`;
  return negated ? `Tidak benar bahwa ${told}` : told;
}

interface Subject {
  readonly of: Assertion['of'];
  readonly table: FactTable;
  readonly dimensions: Parameters<FactTable['nameOf']>[0];
}

function saidOf(says: Said, { of, table, dimensions }: Subject): string {
  const against = (other: Partial<Assertion['of']>) => {
    const named = Object.entries(other).map(([name, slot]) => [name, slot.value]);
    return table.nameOf({ ...dimensions, ...Object.fromEntries(named) });
  };
  const unit = dimensions.measure === 'average' ? ' poin' : '';
  const by = (amount: Quantity | undefined) => (amount ? `${shown(amount)}${unit} ` : '');
  switch (says.operator) {
    case 'equals':
      return says.of ? `${shown(says.amount)} dari ${says.of}` : shown(says.amount);
    case 'summed':
      return `bersama ${listed(says.names)} ${shown(says.amount)}`;
    case 'spanned':
      return `${decimal(says.low, 2)}–${decimal(says.high, 2)}, dari yang terkecil hingga yang terbesar`;
    case 'ratio':
      return `${shown(says.amount)} kali ${against(says.against)}`;
    case 'moved':
    case 'stayed':
      return `${by(says.amount)}${DIRECTIONS[says.direction]} terhadap ${table.periods[of.base.value!] ?? '–'}`;
    case 'compared':
      return `${by(says.amount)}${says.direction ? `${DIRECTIONS[says.direction]} dengan selisih ` : ''}${COMPARED[says.comparison]} ${against(says.against)}`;
    case 'ranked':
      return `urutan ke-${says.place} ${says.direction ? `yang paling ${DIRECTIONS[says.direction]}` : ENDS[says.end]} di antara ${AMONG[says.among]}`;
    case 'quantified':
      return rangeOf(says.quantifier);
    case 'counted':
      return [countedOf(says), AMONG[says.among], testOf(says.test)].filter(Boolean).join(' ');
    case 'within':
      return `${by(says.amount)}${says.isAround ? 'di sekitar netral' : SIDE_WORDS[says.side]}`;
  }
}

const listed = (names: readonly (string | null)[]): string =>
  names.map((name) => name ?? 'semua').join(', ');

const rangeOf = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  `${decimal(least, 1)}–${decimal(most, 1)}%`;

type Counted = Extract<Said, { operator: 'counted' }>;

function countedOf({ amount, of, quantifier, only }: Counted): string {
  if (only) return `hanya ${listed(only)} dari`;
  if (amount) return of ? `${shown(amount)} dari ${of}` : shown(amount);
  return quantifier ? rangeOf(quantifier) : 'semua';
}

function testOf(test: Counted['test']): string {
  if (test === null) return '';
  if ('moved' in test) return DIRECTIONS[test.moved];
  return 'lies' in test ? SIDE_WORDS[test.lies] : decimal(test.is, 2);
}
