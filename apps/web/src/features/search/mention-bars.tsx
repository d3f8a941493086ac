import type { SearchResponse } from '@lqc/contracts';
import { count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { ShareBars } from '../charts/share-bars';
import { shareOf } from '../themes/share';
import { copy } from './copy';
import { mentionFinding } from './mention-finding';

const HEIGHT = 98;

type Quarters = SearchResponse['by_quarter'];

interface MentionBarsProps {
  readonly quarters: Quarters;
  /** Narrows the search to a quarter. */
  readonly onQuarter: (id: string) => void;
}

/** A bar per quarter with the share of contacts that have a hit; it narrows the search to its quarter. */
export function MentionBars({ quarters, onQuarter }: MentionBarsProps) {
  return (
    <Chart
      finding={mentionFinding(quarters)}
      note={copy.barsNote}
      fileName="penyebutan.png"
      table={{
        columns: ['Triwulan', 'Kontak', 'Dari'],
        rows: quarters.map(({ label, contacts, of, counted }) => [
          label,
          counted ? contacts : '…',
          of,
        ]),
      }}
    >
      {(width) => (
        <ShareBars
          name={copy.barsNote}
          bars={quarters.map((one) => ({
            id: one.quarter_id,
            quarter: one.label,
            share: shareOf(one),
            figure: one.counted ? count(one.contacts) : '…',
            below: `/ ${count(one.of)}`,
            said: one.counted
              ? copy.bar(one.label, one.contacts, one.of)
              : copy.notCounted(one.label),
          }))}
          most={Math.max(0.01, ...quarters.map(shareOf))}
          width={width}
          height={HEIGHT}
          onPress={onQuarter}
        />
      )}
    </Chart>
  );
}
