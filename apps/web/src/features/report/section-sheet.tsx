import { type IndicatorKey, redStatements, type ReportSection } from '@lqc/contracts';
import { Lock, PencilLine, Sparkles } from 'lucide-react';
import { type Ref } from 'react';
import { Button } from '../../components/button';
import { late, LatePart } from '../../components/late-part';
import { Skeleton } from '../../components/states';
import { time } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useKey } from '../../lib/use-key';
import { sentencesFor } from './api';
import { copy } from './copy';
import type { EditorActions } from './editor/section-editor';
import type { ChosenStatement } from './editor/mark-status';
import type { OpenSection } from './open-section';
import { ambersOf, numberedTitle, numberOf } from './outline-order';
import { SectionFigure } from './section-figure';
import { SectionNotices } from './section-notices';
import { type SectionText, useSectionText } from './use-section-text';

// Loaded separately, so that other pages do not load the editor's library.
const SectionEditor = late(() => import('./editor/section-editor'), 'SectionEditor');

interface SectionSheetProps extends OpenSection {
  readonly isBeingDrafted: boolean;
  readonly onChosen: (chosen: ChosenStatement | null) => void;
  readonly onDraft: (section: ReportSection) => void;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onSector: (sector: string) => void;
  readonly actions: Ref<EditorActions>;
}

/** A section as in the report: its text, which is edited in place, and its charts. */
export function SectionSheet(props: SectionSheetProps) {
  const { report, section, session, isReadOnly, onChosen, onDraft, actions } = props;
  const text = useSectionText(props);
  const isByHand = section.kind === 'catatan';

  useKey(
    ({ key, ctrlKey, metaKey }) => key.toLowerCase() === 's' && (ctrlKey || metaKey),
    text.save,
  );
  return (
    <article
      aria-label={section.title}
      className="mx-auto max-w-[860px] rounded-md border border-line bg-surface max-lg:max-w-none max-lg:rounded-none max-lg:border-x-0 max-lg:border-t-0"
    >
      <LatePart waiting={<Skeleton className="p-6" rows={8} />}>
        <SectionEditor
          key={text.replacings}
          label={copy.section.text(section.title)}
          text={section.text}
          bound={section.bound}
          statements={section.statements}
          isReadOnly={isReadOnly}
          unsaved={text.typed}
          ready={sentencesFor(report, section)}
          onText={text.write}
          onChosen={onChosen}
          actions={actions}
          status={<Status section={section} text={text} isReadOnly={isReadOnly} />}
        >
          <h2 className="text-xl font-semibold text-balance">{numberedTitle(report, section)}</h2>
          <Counts section={section} />
          <SectionNotices {...props} text={text} />
          {section.version === 0 && !text.typed && !isReadOnly && (
            <div className="mb-4 flex flex-wrap items-center gap-3 rounded-md border border-dashed border-control p-3">
              <p className="min-w-0 flex-1 basis-60 text-muted">
                {isByHand ? copy.section.emptyByHand : copy.section.empty}
              </p>
              {!isByHand && (
                <Button onClick={() => onDraft(section)}>
                  <Sparkles size={16} /> {copy.section.draft}
                </Button>
              )}
            </div>
          )}
        </SectionEditor>
      </LatePart>
      {session && <SectionFigure {...props} session={session} number={numberOf(report, section)} />}
    </article>
  );
}

/** The writer, the version, and whether the text is saved. */
function Status({
  section,
  text: { typed, isSaving, save },
  isReadOnly,
}: {
  section: ReportSection;
  text: SectionText;
  isReadOnly: boolean;
}) {
  const { username } = useUser();
  const { version, updated_at: at, holder } = section;
  const reds = redStatements(section).length;
  const parts = [
    version > 0 && copy.section.version(version),
    at && copy.section.saved(time(at)),
  ].filter(Boolean);
  if (isReadOnly)
    return (
      <span className="flex items-center gap-1.5">
        <Lock size={13} /> {typed ? copy.section.unsaved : parts.join(', ')}
      </span>
    );
  if (isSaving) return <span role="status">{copy.section.saving}</span>;
  if (typed)
    return (
      <>
        <span role="status">{copy.section.unsaved}</span>
        <Button size="small" onClick={save}>
          {copy.section.save}
        </Button>
      </>
    );
  return (
    <span role="status" className="flex items-center gap-1.5">
      {holder?.username === username && (
        <>
          <PencilLine size={13} />
          <span className="max-md:sr-only">{copy.section.editing} ·</span>
        </>
      )}
      <span>
        {parts.join(', ')}
        {/* Beside the title they are seen. */}
        {reds > 0 && <span className="sr-only">{`, ${copy.outline.reds(reds)}`}</span>}
      </span>
    </span>
  );
}

/** Numbers of checked sentences and of sentences that need attention. */
function Counts({ section }: { section: ReportSection }) {
  const { counts, writer, model, edited, statements_left_out: leftOut } = section;
  const reds = redStatements(section).length;
  const reasoned = section.red.length - reds;
  const ambers = ambersOf(section).length;
  const by = writer && [copy.section.by[writer], model, edited && copy.section.edited];
  return (
    <p className="mt-0.5 mb-3 text-sm">
      {counts && counts.statements > 0 && (
        <>
          {copy.counts.checked(counts.checked, counts.statements, counts.supported)}
          {reds > 0 && (
            <b className="font-semibold text-danger">{`, ${copy.signs.contradicted} ${copy.counts.red(reds)}`}</b>
          )}
          {reasoned > 0 && `, ${copy.signs.contradicted} ${copy.counts.reasoned(reasoned)}`}
          {ambers > 0 && (
            <>
              {' · '}
              <b className="font-semibold text-warn">
                {`${copy.signs.unchecked} ${copy.counts.unchecked(ambers)}`}
              </b>
            </>
          )}
          {section.bound.length > 0 && (
            <>
              {' · '}
              <b className="font-semibold">{copy.counts.bound(section.bound.length)}</b>
            </>
          )}
          {leftOut > 0 && ` · ${copy.counts.leftOut(leftOut)}`}
        </>
      )}
      {by && (
        <span className="text-muted">
          {counts && counts.statements > 0 && ' · '}
          {by.filter(Boolean).join(' ')}
        </span>
      )}
    </p>
  );
}
