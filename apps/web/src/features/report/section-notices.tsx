import type { ReportSection } from '@lqc/contracts';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { time } from '../../lib/format';
import { ChangedFigures } from './changed-figures';
import { copy } from './copy';
import { SectionNotice } from './section-notice';
import { OfferedText } from './offered-text';
import { RewrittenSentences } from './rewritten-sentences';
import type { SectionText } from './use-section-text';

interface SectionNoticesProps {
  readonly section: ReportSection;
  readonly text: SectionText;
  readonly isLocked: boolean;
  readonly isReadOnly: boolean;
  readonly isBeingDrafted: boolean;
  readonly onDraft: (section: ReportSection) => void;
}

/** Notices that say why the section cannot be edited, with what to do. */
export function SectionNotices({
  section,
  text,
  isLocked,
  isReadOnly,
  isBeingDrafted,
  onDraft,
}: SectionNoticesProps) {
  const { typed, holder, isNewer, error, drop } = text;
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {holder && (
        <SectionNotice>
          <b className="font-semibold">{copy.section.held(holder.username, time(holder.since))}.</b>{' '}
          {copy.section.heldNote}
        </SectionNotice>
      )}
      {isLocked && (
        <SectionNotice>
          {copy.section.approved}
          {typed && !isNewer && (
            <>
              {' '}
              {copy.section.approvedTyped} <LoadNewest drop={drop} />
            </>
          )}
        </SectionNotice>
      )}
      {section.failure && !isBeingDrafted && (
        <ErrorNotice
          title={copy.section.draftFailed}
          error={new Error(section.failure)}
          {...(!isLocked && { onRetry: () => onDraft(section) })}
        />
      )}
      {isNewer ? (
        <SectionNotice>
          <b className="font-semibold">{copy.section.newer}.</b> {copy.section.newerBody}{' '}
          <LoadNewest drop={drop} />
        </SectionNotice>
      ) : (
        error &&
        !isLocked && (
          <ErrorNotice title={copy.section.saveFailed} error={error} onRetry={() => text.save()} />
        )
      )}
      {text.offered.map((one) => (
        <OfferedText
          key={one.text}
          text={one.text}
          {...(!isReadOnly && !text.isSaving && { onTake: () => text.take(one) })}
          onDiscard={() => text.discard(one)}
        />
      ))}
      {section.rewritten.length > 0 && <RewrittenSentences rewritten={section.rewritten} />}
      {section.changed_figures.length > 0 && <ChangedFigures section={section} />}
    </div>
  );
}

/** *Muat versi terbaru*: shows the stored text in the place of what was typed. */
function LoadNewest({ drop }: Pick<SectionText, 'drop'>) {
  return (
    <>
      <Button size="small" className="mt-2" disabled={drop.isPending} onClick={() => drop.mutate()}>
        {copy.section.loadNewer}
      </Button>
      {drop.error && <ErrorNotice error={drop.error} />}
    </>
  );
}
