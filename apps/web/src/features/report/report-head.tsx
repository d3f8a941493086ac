import {
  isFinal,
  type LapsedApproval,
  type Report,
  REPORT_STATES,
  type ReportState,
} from '@lqc/contracts';
import { useNavigate } from '@tanstack/react-router';
import {
  ChevronRight,
  Download,
  EllipsisVertical,
  PencilLine,
  ShieldCheck,
  Sparkles,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Button } from '../../components/button';
import { dateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useMedia } from '../../lib/use-media';
import { ChoiceMenu } from './choice-menu';
import { copy } from './copy';
import { includedOf, isOutstanding } from './outline-order';
import type { Drafting } from './use-drafting';

export type Task = 'export' | 'rename' | 'delete' | ReportState;

interface ReportHeadProps {
  readonly report: Report;
  readonly drafting: Drafting;
  readonly onTask: (task: Task) => void;
}

/** The head of the page: title and state of the report, and actions on the whole report. */
export function ReportHead({ report, drafting, onTask }: ReportHeadProps) {
  const { username, is_admin: isAdmin } = useUser();
  const navigate = useNavigate();
  const checkRelease = () => void navigate({ to: '/laporan/$id/rilis', params: { id: report.id } });
  const isNarrow = useMedia('(width < 48rem)');
  const { state } = report;
  /** True while sections are empty, so that drafting comes before sending the report on. */
  const isPreparing = !isFinal(report) && includedOf(report).some(isOutstanding);
  const next = REPORT_STATES[REPORT_STATES.indexOf(state) + 1];
  // What was approved may be outside, so that administrators alone delete it.
  const mayDelete =
    isAdmin || (report.created_by === username && !isFinal(report) && !report.lapsed_approval);
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-ground px-4 py-1.5">
      <h1 className="min-w-0 text-xl font-semibold text-balance max-md:sr-only">{report.title}</h1>
      <Steps report={report} />
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        {isPreparing && (
          <ChoiceMenu
            label={copy.draft.all}
            icon={Sparkles}
            variant="primary"
            disabled={drafting.isDrafting}
            choices={[
              {
                label: copy.draft.automatic,
                note: copy.draft.automaticNote,
                onChoose: () => drafting.draft('automatic'),
              },
              {
                label: copy.draft.model,
                note: copy.draft.modelNote,
                onChoose: () => drafting.draft('model'),
              },
            ]}
          />
        )}
        <Button className="max-md:hidden" onClick={checkRelease}>
          <ShieldCheck size={16} />
          <span className={isPreparing ? 'max-2xl:sr-only' : 'max-[85rem]:sr-only'}>
            {copy.release.button}
          </span>
        </Button>
        <Button className="max-md:hidden" onClick={() => onTask('export')}>
          <Download size={16} /> {copy.export.button}
        </Button>
        {next && !(isNarrow && isPreparing) && (
          <Button
            variant={isPreparing ? 'secondary' : 'primary'}
            disabled={drafting.isDrafting}
            onClick={() => onTask(next)}
          >
            {copy.review.to[next]}
          </Button>
        )}
        <ChoiceMenu
          isBare
          label={copy.review.more}
          icon={EllipsisVertical}
          choices={[
            ...(state === 'draf'
              ? [{ label: copy.review.to.disetujui, onChoose: () => onTask('disetujui') }]
              : [
                  {
                    label: copy.review.to.draf,
                    icon: Undo2,
                    onChoose: () => onTask('draf'),
                  },
                ]),
            ...(isNarrow && isPreparing && next
              ? [{ label: copy.review.to[next], onChoose: () => onTask(next) }]
              : []),
            ...(isNarrow
              ? [
                  {
                    label: copy.release.button,
                    icon: ShieldCheck,
                    onChoose: checkRelease,
                  },
                  { label: copy.export.title, icon: Download, onChoose: () => onTask('export') },
                ]
              : []),
            {
              label: copy.review.rename,
              icon: PencilLine,
              onChoose: () => onTask('rename'),
            },
            {
              label: copy.title,
              icon: ChevronRight,
              onChoose: () => void navigate({ to: '/laporan' }),
            },
            {
              label: copy.review.remove,
              icon: Trash2,
              isDangerous: true,
              disabled: !mayDelete,
              onChoose: () => onTask('delete'),
            },
          ]}
        />
      </div>
      {report.lapsed_approval && <Lapsed {...report.lapsed_approval} />}
    </header>
  );
}

/** That the report was approved or published before it was changed, so that copies of it may be outside. */
const Lapsed = ({ by, at, since, was_published: isPublished }: LapsedApproval) => (
  <p className="w-full text-sm font-medium text-warn">
    {copy.review.lapsed({ by, at: dateTime(at), since: dateTime(since), isPublished })}
  </p>
);

/** The report's state among all states from draft to published. */
function Steps({ report: { state, approved_by: by, approved_at: at } }: { report: Report }) {
  return (
    <ol
      aria-label={copy.statesLabel}
      title={by && at ? copy.review.approvedBy(by, dateTime(at)) : undefined}
      className="flex items-center gap-1.5 text-sm text-muted"
    >
      {REPORT_STATES.map((one, position) => (
        <li key={one} className="flex items-center gap-1.5">
          {position > 0 && <ChevronRight size={14} />}
          <span
            aria-current={one === state ? 'step' : undefined}
            className="aria-[current]:border-b-2 aria-[current]:border-gold aria-[current]:leading-5.5 aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {copy.states[one]}
          </span>
        </li>
      ))}
    </ol>
  );
}
