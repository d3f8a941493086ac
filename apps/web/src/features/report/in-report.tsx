import {
  type Check,
  isFinal,
  type Report,
  type ReportListed,
  type ReportSection,
} from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileInput } from 'lucide-react';
import { Button, buttonLook } from '../../components/button';
import { Panel } from '../../components/panel';
import { ErrorNotice, QueryError } from '../../components/states';
import { toast } from '../../components/toast';
import { dotted } from '../../lib/format';
import { MarkedText } from '../checked-text/marked-text';
import { copy as checksCopy } from '../checked-text/copy';
import { releaseSection, reportOf, reportOn, saveSection, showSection } from './api';
import { copy as reportCopy } from './copy';
import { inReport as copy } from './copy/in-report';
import type { BoundText } from './editor/bound-text';
import { numberedTitle } from './outline-order';
import { sectionOf, type Subject } from './section-of';

interface InReportProps {
  /** The analysis that the report is based on. */
  readonly session: string;
  readonly subject: Subject;
  /** What can be taken into the report's section. */
  readonly draft: BoundText | null;
}

/** The same part of the quarter's report: how it stands there, and the way of a draft or a kept conclusion into it. */
export function InReport({ session, subject, draft }: InReportProps) {
  const { data: listed } = useQuery(reportOn(session));
  if (listed === undefined) return null;
  if (listed) return <OfReport listed={listed} subject={subject} draft={draft} />;
  return (
    <Panel
      className="print:hidden"
      title={copy.none}
      note={copy.noneBody}
      actions={
        <Link to="/laporan" search={{ analisis: session }} className={buttonLook({})}>
          {copy.begin} <ArrowRight size={16} />
        </Link>
      }
    />
  );
}

function OfReport({
  listed,
  subject,
  draft,
}: Omit<InReportProps, 'session'> & { listed: ReportListed }) {
  const report = useQuery(reportOf(listed.id));
  const section = report.data && sectionOf(report.data.sections, subject);
  if (report.error) return <QueryError of={report} />;
  if (!section) return null;
  return <InSection report={report.data} section={section} draft={draft} />;
}

interface InSectionProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly draft: BoundText | null;
}

function InSection({ report, section, draft }: InSectionProps) {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: (taken: BoundText) => saveSection(report.id, section, taken),
    onSuccess: (saved) => {
      showSection(queries, report.id, { ...saved, holder: null });
      toast(copy.taken(section.version > 0));
    },
    // Whoever saves a section holds it, which nobody goes on editing here.
    onSettled: () => releaseSection(report.id, section.id).catch(() => {}),
  });
  const isSame = draft?.text === section.text;
  return (
    <Panel
      className="print:hidden"
      title={copy.title(numberedTitle(report, section))}
      note={isSame ? copy.same : standingOf(section)}
      actions={
        <div className="flex flex-wrap gap-2">
          {draft && !isSame && !isFinal(report) && (
            <Button variant="primary" disabled={take.isPending} onClick={() => take.mutate(draft)}>
              <FileInput size={16} /> {copy.take}
            </Button>
          )}
          <Link
            to="/laporan/$id"
            params={{ id: report.id }}
            search={{ bagian: section.id }}
            className={buttonLook({})}
          >
            {copy.open} <ArrowRight size={16} />
          </Link>
        </div>
      }
    >
      {take.error ? (
        <ErrorNotice error={take.error} title={copy.notTaken} />
      ) : section.text && !isSame ? (
        <MarkedText
          summary={section.text}
          checks={checksOf(section)}
          statements={section.statements}
        />
      ) : null}
    </Panel>
  );
}

function standingOf({ text, counts, statements_left_out: leftOut }: ReportSection): string {
  if (text === '') return copy.empty;
  if (!counts) return checksCopy.noCounts;
  const unchecked = counts.statements - counts.checked;
  return dotted(
    checksCopy.counts(counts),
    unchecked > 0 && reportCopy.counts.unchecked(unchecked),
    leftOut > 0 && reportCopy.counts.leftOut(leftOut),
  );
}

/** A section's sentences with their results; which of their words these are about it does not keep. */
const checksOf = ({ text, statements }: ReportSection): Check[] =>
  statements.flatMap(({ start, end, status, claims }) =>
    status === 'supported' || status === 'contradicted'
      ? {
          kind: 'words' as const,
          start,
          end,
          text: text.slice(start, end),
          status,
          facts: [],
          expected: claims.find(({ expected }) => expected)?.expected ?? null,
        }
      : [],
  );
