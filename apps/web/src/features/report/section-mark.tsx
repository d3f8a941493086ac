import type { ReportSection } from '@lqc/contracts';
import { copy } from './copy';

interface SectionMarkProps {
  readonly section: Pick<ReportSection, 'state' | 'failure'>;
  /** True while it is being drafted. */
  readonly isBeingDrafted?: boolean;
}

/** The icon of a section's state: empty, draft, reviewed, failed, or being drafted. */
export function SectionMark({ section: { state, failure }, isBeingDrafted }: SectionMarkProps) {
  const words = isBeingDrafted ? copy.drafting : failure ? copy.failed : copy.sectionStates[state];
  return (
    <svg width="16" height="16" role="img" aria-label={words} className="shrink-0">
      {isBeingDrafted ? (
        <g className="origin-center motion-safe:animate-spin" fill="none" strokeWidth={2}>
          <circle cx="8" cy="8" r="6" stroke="var(--line)" />
          <path d="M8 2a6 6 0 0 1 6 6" stroke="var(--accent)" />
        </g>
      ) : failure ? (
        <g fill="none" stroke="var(--danger)" strokeWidth={1.5}>
          <rect x="1.5" y="1.5" width="13" height="13" rx="3" />
          <path d="M5.3 5.3l5.4 5.4M10.7 5.3l-5.4 5.4" />
        </g>
      ) : state === 'kosong' ? (
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          stroke="var(--control)"
          strokeWidth={1.5}
          strokeDasharray="2.4 2.3"
        />
      ) : state === 'draf' ? (
        <>
          <circle cx="8" cy="8" r="6" fill="none" stroke="var(--accent)" strokeWidth={1.5} />
          <circle cx="8" cy="8" r="2.5" fill="var(--accent)" />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="7" fill="var(--success)" />
          <path
            d="M4.8 8.2l2.2 2.2 4.2-4.6"
            fill="none"
            stroke="var(--surface)"
            strokeWidth={1.8}
          />
          {state === 'disetujui' && (
            <circle cx="8" cy="8" r="7.5" fill="none" stroke="var(--success)" />
          )}
        </>
      )}
    </svg>
  );
}
