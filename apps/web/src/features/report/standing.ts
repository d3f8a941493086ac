import type { ReportListed, ReportState } from '@lqc/contracts';
import { dotted } from '../../lib/format';

const STATES = {
  draf: 'Masih draf',
  ditelaah: 'Sedang ditelaah',
  disetujui: 'Disetujui, siap diunduh',
  terbit: 'Terbit',
} satisfies Record<ReportState, string>;

/** How far a report is: `Masih draf · ✕ 1 tidak sesuai data · ? 3 belum diperiksa`. */
export function reportStanding({ state, counts: { red, unchecked } }: ReportListed): string {
  return dotted(
    STATES[state],
    red > 0 && `✕ ${red} tidak sesuai data`,
    unchecked > 0 && `? ${unchecked} belum diperiksa`,
  );
}
