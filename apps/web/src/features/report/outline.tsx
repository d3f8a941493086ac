import { redStatements, type Report, type ReportSection } from '@lqc/contracts';
import { chapterName } from '@lqc/phrases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListOrdered, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { cx } from '../../lib/cx';
import { AddSection } from './add-section';
import { changeReport, rereadReport, showReport } from './api';
import { ArrangeRow } from './arrange-row';
import { CountMark } from './count-mark';
import { copy } from './copy';
import {
  ambersOf,
  chaptersOf,
  numberedTitle,
  progressOf,
  outlineIncluding,
  outlineMoved,
  outlineOf,
} from './outline-order';
import { SectionMark } from './section-mark';
import { useIsUnsent } from './unsent-texts';

interface OutlineProps {
  readonly report: Report;
  readonly chosen: string;
  /** Id of the section that is being drafted; null when none is. */
  readonly drafted: string | null;
  readonly isLocked: boolean;
  readonly onChoose: (section: string) => void;
  readonly onDraft: (section: ReportSection) => void;
}

/** The report's chapters and sections with their states and the sentences that need attention. */
export function Outline(props: OutlineProps) {
  const { report, isLocked } = props;
  const queries = useQueryClient();
  const [isArranging, setArranging] = useState(false);
  const change = useMutation({
    mutationFn: (outline: ReturnType<typeof outlineOf>) =>
      changeReport(report.id, { outline, outline_seen: outlineOf(report.sections) }),
    onSuccess: (changed) => showReport(queries, changed),
    onError: () => rereadReport(queries, report.id),
  });
  return (
    <nav aria-label={copy.outline.title} className="flex min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface py-1.5">
        {chaptersOf(report).map(({ chapter, sections }) => (
          <section key={chapter} aria-label={chapterName(chapter)}>
            {(sections.length > 1 || isArranging) && <ChapterHead {...{ chapter, sections }} />}
            <ul>
              {sections
                .filter(({ included }) => included || isArranging)
                .map((section) =>
                  isArranging ? (
                    <ArrangeRow
                      key={section.id}
                      section={section}
                      isFirst={section === sections[0]}
                      isLast={section === sections.at(-1)}
                      disabled={change.isPending}
                      onMove={(by) => change.mutate(outlineMoved(report, section.id, by))}
                      onInclude={(included) =>
                        change.mutate(outlineIncluding(report, section.id, included))
                      }
                    />
                  ) : (
                    <Row
                      key={section.id}
                      {...props}
                      section={section}
                      isOnly={sections.length === 1}
                    />
                  ),
                )}
            </ul>
          </section>
        ))}
        {isArranging && <AddSection report={report} />}
        {change.error && <ErrorNotice className="m-3" error={change.error} />}
      </div>
      <footer className="flex items-center gap-x-3 border-t border-line px-4 py-1.5 text-xs text-muted max-lg:py-0">
        {!isArranging && <Legend />}
        {!isLocked && (
          <Button
            variant="tool"
            className="-mr-2 ml-auto px-2"
            title={copy.outline.arrange}
            onClick={() => setArranging(!isArranging)}
          >
            <ListOrdered size={16} />
            <span className={cx(!isArranging && 'lg:sr-only')}>
              {isArranging ? copy.outline.done : copy.outline.arrange}
            </span>
          </Button>
        )}
      </footer>
    </nav>
  );
}

function ChapterHead({ chapter, sections }: ReturnType<typeof chaptersOf>[number]) {
  const included = sections.filter((one) => one.included);
  const { done, of } = progressOf(included);
  return (
    <h2 className="flex gap-2 pt-2 pr-3 pb-0.5 pl-4 text-xs font-semibold">
      <span className="min-w-0 flex-1">{chapterName(chapter)}</span>
      <span className="font-normal text-muted">
        {copy.outline.of(done, of, included.length - of)}
      </span>
    </h2>
  );
}

function Row({
  report,
  section,
  chosen,
  drafted,
  isLocked,
  isOnly,
  onChoose,
  onDraft,
}: OutlineProps & { section: ReportSection; isOnly: boolean }) {
  const isChosen = section.id === chosen;
  const reds = redStatements(section).length;
  const ambers = ambersOf(section).length;
  const isBeingDrafted = section.id === drafted;
  const isUnsent = useIsUnsent(section.id);
  return (
    <li
      className={cx(
        'flex items-center border-l-[3px]',
        isChosen
          ? 'border-accent bg-accent-tint font-semibold'
          : 'border-transparent hover:bg-ground',
      )}
    >
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(section.id)}
        className="flex min-h-6.5 min-w-0 flex-1 items-center gap-1.5 py-0.5 pr-3 pl-3.25 text-left text-sm -outline-offset-2 max-lg:min-h-11"
      >
        <SectionMark section={section} isBeingDrafted={isBeingDrafted} />
        <span className="min-w-0 flex-1 truncate" title={section.title}>
          {isOnly ? chapterName(section.chapter) : numberedTitle(report, section)}
        </span>
        {section.open_comments > 0 && (
          <span
            title={copy.outline.comments(section.open_comments)}
            className="shrink-0 text-muted"
          >
            <MessageSquare size={12} />
            <span className="sr-only">{copy.outline.comments(section.open_comments)}</span>
          </span>
        )}
        {reds > 0 && <CountMark isShort kind="red" n={reds} words={copy.outline.reds(reds)} />}
        {ambers > 0 && (
          <CountMark isShort kind="amber" n={ambers} words={copy.outline.ambers(ambers)} />
        )}
        {isBeingDrafted && <span className="text-xs font-normal text-muted">{copy.drafting}</span>}
        {isUnsent && <span className="text-xs font-normal text-danger">{copy.outline.unsent}</span>}
      </button>
      {section.failure && !isBeingDrafted && !isLocked && (
        <button
          type="button"
          aria-label={copy.outline.againOf(section.title)}
          onClick={() => onDraft(section)}
          className="min-h-6.5 px-3 text-xs font-medium text-accent -outline-offset-2 hover:underline max-lg:min-h-11"
        >
          {copy.outline.again}
        </button>
      )}
    </li>
  );
}

const LEGEND = ['draf', 'ditelaah', 'kosong'] as const;

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 max-lg:hidden">
      {LEGEND.map((state) => (
        <li key={state} className="flex items-center gap-1">
          <span aria-hidden className="contents">
            <SectionMark section={{ state, failure: null }} />
          </span>
          {copy.sectionStates[state]}
        </li>
      ))}
    </ul>
  );
}
