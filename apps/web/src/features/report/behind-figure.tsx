import type { IndicatorKey, QuarterRole } from '@lqc/contracts';
import { IndicatorPanel } from '../detail/indicator-panel';
import { SectorDialog } from '../detail/sector-dialog';

/** What the panel beside the text shows: an indicator's contacts, or a sector's companies. */
export type Behind =
  | {
      readonly indicator: IndicatorKey;
      readonly quarter: QuarterRole;
      readonly contact?: string;
    }
  | { readonly sector: string };

interface BehindFigureProps {
  readonly sessionId: string;
  readonly behind: Behind;
  readonly onClose: () => void;
}

/** A panel with the contacts behind a figure or a quote, within the report's page. */
export function BehindFigure({ sessionId, behind, onClose }: BehindFigureProps) {
  if ('sector' in behind)
    return <SectorDialog sessionId={sessionId} sector={behind.sector} onClose={onClose} />;
  return (
    <IndicatorPanel
      sessionId={sessionId}
      indicator={behind.indicator}
      quarter={behind.quarter}
      contactId={behind.contact}
      onClose={onClose}
    />
  );
}
