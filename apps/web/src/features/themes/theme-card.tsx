import type { ThemeCount } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { amount } from '../../lib/format';
import { copy } from './copy';
import { QuarterBars } from './quarter-bars';
import { SectorRows } from './sector-rows';

/** Opens the sentences of a theme; a sector of null means contacts without a known sector. */
export type OpenSentences = (asked: {
  readonly quarter: string;
  readonly sector?: string | null;
}) => void;

/**
 * One theme: its finding if it is distinctive, its quarters, and the sectors of the chosen quarter.
 */
export function ThemeCard({
  theme,
  quarter,
  most,
  onOpen,
}: {
  readonly theme: ThemeCount;
  readonly quarter: string;
  readonly most: number;
  readonly onOpen: OpenSentences;
}) {
  const { label, distinctive, g2 } = theme;
  const now = theme.by_quarter.find(({ quarter_id }) => quarter_id === quarter);
  const { contacts, of } = now ?? { contacts: 0, of: 0 };
  return (
    <section className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <header className="flex items-start gap-2">
        <h2 className="flex-1 font-semibold text-balance">
          {distinctive ? copy.finding(label, contacts, of) : label}
        </h2>
        {distinctive && <Badge tone="gold">{copy.distinctive}</Badge>}
      </header>
      <QuarterBars
        theme={theme}
        chosen={quarter}
        most={most}
        onOpen={(of_quarter) => onOpen({ quarter: of_quarter })}
        lead={
          <div className="flex flex-wrap items-center gap-x-1">
            <p className="text-sm text-muted">
              {copy.of(contacts, of)}
              {distinctive && g2 !== null && ` · ${copy.g2(amount(g2))}`}
            </p>
            <Button
              variant="tool"
              disabled={contacts === 0}
              aria-label={`${copy.sentences}: ${label}`}
              onClick={() => onOpen({ quarter })}
            >
              {copy.sentences}
            </Button>
          </div>
        }
      />
      <SectorRows theme={theme} onOpen={(sector) => onOpen({ quarter, sector })} />
    </section>
  );
}
