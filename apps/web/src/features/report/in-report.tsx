import type { Report, ReportListed, ReportSection, SessionResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileInput } from 'lucide-react';
import { Button, buttonLook } from '../../components/button';
import { Panel } from '../../components/panel';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { MarkedText } from '../checked-text/marked-text';
import { copy as checksCopy } from '../checked-text/copy';
import { reportOf, reportOn, saveSection, showSection } from '../report/api';
import { numberedTitle } from '../report/outline-order';
import { boundIn, type Draft } from './api';
import type { CompleteTarget } from './chapters';
import { copy } from './copy';
import { sectionOf } from './section-of';

interface InReportProps {
  readonly session: SessionResponse;
  readonly target: CompleteTarget;
  /** What can be taken into the report's section. */
  readonly draft: Draft | null;
}

/** The same part of the quarter's report: how it stands there, and the way of a draft into it. */
export function InReport({ session, target, draft }: InReportProps) {
  const { data: listed } = useQuery(reportOn(session.session_id));
  if (listed === undefined) return null;
  if (listed) return <OfReport listed={listed} target={target} draft={draft} />;
  return (
    <Panel
      className="print:hidden"
      title={copy.inReport.none}
      note={copy.inReport.noneBody}
      actions={
        <Link to="/laporan" className={buttonLook({})}>
          {copy.inReport.begin} <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      {null}
    </Panel>
  );
}

function OfReport({
  listed,
  target,
  draft,
}: Omit<InReportProps, 'session'> & { listed: ReportListed }) {
  const report = useQuery(reportOf(listed.id));
  const section = report.data && sectionOf(report.data.sections, target);
  if (report.error)
    return <ErrorNotice error={report.error} onRetry={() => void report.refetch()} />;
  if (!section) return null;
  return <InSection report={report.data} section={section} draft={draft} />;
}

interface InSectionProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly draft: Draft | null;
}

function InSection({ report, section, draft }: InSectionProps) {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: (taken: Draft) =>
      saveSection(report.id, section, { text: taken.summary, bound: boundIn(taken) }),
    onSuccess: (saved) => {
      showSection(queries, report.id, saved);
      toast(copy.inReport.taken(section.version > 0), { kind: 'success' });
    },
  });
  const isSame = draft?.summary === section.text;
  const isOpen = report.state === 'draf' || report.state === 'ditelaah';
  return (
    <Panel
      className="print:hidden"
      title={copy.inReport.title(numberedTitle(report, section))}
      note={isSame ? copy.inReport.same : standingOf(section)}
      actions={
        <div className="flex flex-wrap gap-2">
          {draft && !isSame && isOpen && (
            <Button variant="primary" disabled={take.isPending} onClick={() => take.mutate(draft)}>
              <FileInput size={16} aria-hidden /> {copy.inReport.take}
            </Button>
          )}
          <Link
            to="/laporan/$id"
            params={{ id: report.id }}
            search={{ bagian: section.id }}
            className={buttonLook({})}
          >
            {copy.inReport.open} <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
      }
    >
      {take.error && <ErrorNotice error={take.error} title={copy.inReport.notTaken} />}
      {section.text && !isSame && <MarkedText summary={section.text} checks={[]} evidence={[]} />}
    </Panel>
  );
}

const standingOf = ({ text, counts }: ReportSection) =>
  text === '' ? copy.inReport.empty : counts ? checksCopy.counts(counts) : checksCopy.noCounts;
