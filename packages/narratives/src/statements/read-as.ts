import type { FactTable, FigureAssertion } from '@lqc/claims';
import { decimal } from '@lqc/phrases';

type Said = FigureAssertion['says'];
type Quantity = Extract<Said, { operator: 'equals' }>['amount'];

const WAYS = { [-1]: 'turun', 0: 'tetap', 1: 'naik' } as const;
const SIDES = { above: 'di atas netral', neutral: 'netral', below: 'di bawah netral' } as const;
const COMPARED = {
  more: 'lebih tinggi dari',
  less: 'lebih rendah dari',
  equal: 'sama dengan',
} as const;
const ENDS = { top: 'tertinggi', bottom: 'terendah' } as const;
const AMONG = { indicator: 'indikator', sector: 'lapangan usaha' } as const;
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
 * What words were read to say of a figure, written back from the assertion as data rather than prose: "Rata-rata,
 * Harga Jual, Triwulan III 2025: turun terhadap Triwulan II 2025 sebesar 0,64".
 */
export function readAs({ measure, of, says, negated }: FigureAssertion, table: FactTable): string {
  const dimensions = {
    measure,
    indicator: of.indicator.value,
    sector: of.sector.value,
    category: of.category.value,
    period: of.period.value ?? 'now',
  };
  const isOfChange = measure === 'change' && says.operator === 'equals';
  const subject = table.nameOf({ ...dimensions, ...(isOfChange && { base: of.base.value }) });
  const told = `${subject}: ${saidOf(says, { of, table, dimensions })}`;
  return negated ? `Tidak benar bahwa ${told}` : told;
}

interface Subject {
  readonly of: FigureAssertion['of'];
  readonly table: FactTable;
  readonly dimensions: Parameters<FactTable['nameOf']>[0];
}

function saidOf(says: Said, { of, table, dimensions }: Subject): string {
  const against = (other: Partial<FigureAssertion['of']>) => {
    const named = Object.entries(other).map(([name, slot]) => [name, slot.value]);
    return table.nameOf({ ...dimensions, ...Object.fromEntries(named) });
  };
  const unit = dimensions.measure === 'average' ? ' poin' : '';
  const from = table.periods[of.base.value ?? 'before'] ?? '–';
  switch (says.operator) {
    case 'equals':
      return says.of ? `${shown(says.amount)} dari ${says.of}` : shown(says.amount);
    case 'summed':
      return `bersama-sama ${shown(says.amount)}`;
    case 'ratio':
      return `${shown(says.amount)} kali ${against(says.against)}`;
    case 'moved':
    case 'stayed':
      return `${WAYS[says.way]} terhadap ${from}${says.amount ? ` sebesar ${shown(says.amount)}${unit}` : ''}`;
    case 'compared':
      return `${COMPARED[says.comparison]} ${against(says.against)}`;
    case 'ranked':
      return `urutan ke-${says.place} ${ENDS[says.end]} di antara ${AMONG[says.among]}`;
    case 'quantified':
      return `${decimal(says.quantifier.least, 1)}–${decimal(says.quantifier.most, 1)}%`;
    case 'counted':
      return `${countedOf(says)} ${AMONG[says.among]} ${testOf(says.test)}`.trim();
    case 'within':
      return `${says.isAround ? 'di sekitar netral' : SIDES[says.side]}`;
  }
}

type Counted = Extract<Said, { operator: 'counted' }>;

const countedOf = ({ amount, quantifier, only }: Counted): string =>
  amount
    ? shown(amount)
    : quantifier
      ? `${decimal(quantifier.least, 1)}–${decimal(quantifier.most, 1)}%`
      : only
        ? 'hanya'
        : 'semua';

function testOf(test: Counted['test']): string {
  if (test === null) return '';
  if ('moved' in test) return WAYS[test.moved];
  return 'lies' in test ? SIDES[test.lies] : decimal(test.is, 2);
}
