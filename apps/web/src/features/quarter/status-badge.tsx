import type { LikertStatus } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { NOT_AVAILABLE } from '../../lib/format';

/** How a status is marked: never as good or bad. */
const TONES = { Tinggi: 'accent', Sedang: 'plain', Rendah: 'gold' } as const;

export const StatusBadge = ({ status }: { status: LikertStatus | null }) =>
  status ? (
    <Badge tone={TONES[status]}>{status}</Badge>
  ) : (
    <span className="text-muted">{NOT_AVAILABLE}</span>
  );
