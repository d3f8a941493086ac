import { listed } from '@lqc/phrases';
import { ORIENTATIONS, toldSectors } from '../../wordings/people.js';
import type { Telling } from '../../wordings/telling.js';

/**
 * The paragraphs of BAB 4: numbers of contacts and companies, sectors, where they sell. Groups
 * under three are not named, nor groups whose numbers would reveal such a group by subtraction.
 */
export function profileText(telling: Telling): string[] {
  const { lead, sectors, orientations } = whoWasMet(telling);
  const [first = '', ...others] = sectors;
  return [
    lead && `**${lead}**`,
    [first, inOneSentence(telling, others)].filter(Boolean).join(' '),
    orientations.join(' '),
  ];
}

/** The same as sentences, the largest groups first; `lead` is empty when nothing may be stated. */
export function whoWasMet(telling: Telling): {
  readonly lead: string;
  readonly sectors: readonly string[];
  readonly orientations: readonly string[];
} {
  const sectors = toldSectors(telling).map(({ count: { sector } }, at) => {
    const first = at === 0 ? telling.tell('rank', { sector }) : '';
    return first || telling.tell('count', { sector });
  });
  const orientations = ORIENTATIONS.map((category) => telling.tell('count', { category }));
  const told = orientations.filter(Boolean);
  const together = asOne(telling, told);
  return { lead: telling.tell('count'), sectors, orientations: together ? [together] : told };
}

const REPRESENTED = /^(.+) diwakili (\d.*)\.$/;

/** Several sectors' companies in one sentence, or in one each if the data do not support it. */
function inOneSentence(telling: Telling, sectors: readonly string[]): string {
  const parts = sectors.flatMap((one) => {
    const [, sector, companies] = REPRESENTED.exec(one) ?? [];
    return sector && companies ? [[sector, companies] as const] : [];
  });
  const apart = sectors.join(' ');
  if (parts.length < 2 || parts.length < sectors.length) return apart;
  const together = listed(
    parts.map(([sector, companies], at) => `${sector}${at === 0 ? ' diwakili' : ''} ${companies}`),
  );
  return telling.say(`Selanjutnya, ${together}.`) || apart;
}

const EACH = /^Sebanyak (.+) berorientasi (.+)\.$/;

/** Several sentences about market orientation as one; empty if the data do not support it. */
function asOne(telling: Telling, orientations: readonly string[]): string {
  const parts = orientations.flatMap((one) => {
    const [, companies, market] = EACH.exec(one) ?? [];
    return companies && market ? [`${companies} berorientasi ${market}`] : [];
  });
  if (parts.length < 2 || parts.length < orientations.length) return '';
  return telling.say(
    `Menurut orientasi penjualan, ${listed(parts)}.`,
    `Sebanyak ${listed(parts)}.`,
  );
}
