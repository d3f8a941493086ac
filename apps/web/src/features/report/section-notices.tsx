import type { ReportSection } from '@lqc/contracts';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { time } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
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
  const { username } = useUser();
  const isSeen = typed !== null && typed.version < section.version;
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {holder && !isLocked && (
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
          <b className="font-semibold">
            {copy.section.newer(
              isSeen ? newerHow(section, username) : copy.section.newerHow.unknown,
            )}
            .
          </b>{' '}
          {copy.section.newerBody} <LoadNewest drop={drop} />
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

/** How the stored version came about, where that is known. */
function newerHow({ rewritten, updated_by: by, writer, edited }: ReportSection, own: string) {
  const how = copy.section.newerHow;
  if (rewritten.some(({ now }) => now !== null)) return how.program;
  if (by === null) return how.unknown;
  if (by !== own) return how.person(by);
  return writer === 'person' || edited ? how.otherTab : how.ownDraft;
}

/** *Muat versi terbaru*: shows the stored text in the place of what was typed. */
function LoadNewest({ drop }: Pick<SectionText, 'drop'>) {
  return (
    <>
      <Button size="small" className="mt-2" disabled={drop.isPending} onClick={() => drop.mutate()}>
        {copy.section.loadNewer}
      </Button>
      <ErrorNotice error={drop.error} />
    </>
  );
}
