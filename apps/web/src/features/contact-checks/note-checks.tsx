import { indicatorOf, type NoteFinding, type NoteFindingsResponse } from '@lqc/contracts';
import { Disclosure } from '../../components/disclosure';
import { FigureTable } from '../../components/figure-table';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState } from '../../components/states';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { usePages } from '../../lib/use-pages';
import { CompanyLink } from '../companies/company-link';
import { useWorkQuery } from '../jobs/use-work-query';
import { copy } from './copy';

const KINDS = [
  'copied',
  'neutral',
  'blank',
  'short',
] as const satisfies readonly NoteFinding['kind'][];

/** Notes of the latest quarter that somebody should look at again, and how many each team has. */
export function NoteChecks() {
  const found = useWorkQuery(
    {
      queryKey: ['note-findings'],
      work: (options) => api.work('noteFindings', { query: {} }, options),
    },
    { changes: true },
  );
  const { data } = found;
  if (!data) return <Awaited of={found} rows={4} label={copy.checking} />;
  // Without a stored quarter there is nothing to check, which the part above says.
  if (data.label === null) return null;
  return (
    <>
      <Panel
        title={copy.findings(count(data.findings.length), count(data.notes), data.label)}
        note={copy.findingsNote(data.before)}
      >
        {data.findings.length === 0 && <EmptyState title={copy.noFindings} />}
        <div className="flex flex-col gap-2">
          {KINDS.map((kind) => (
            <Group
              key={kind}
              kind={kind}
              findings={data.findings.filter((one) => one.kind === kind)}
            />
          ))}
        </div>
      </Panel>
      {data.teams.length > 0 && <Teams teams={data.teams} />}
    </>
  );
}

function Group({
  kind,
  findings,
}: {
  kind: NoteFinding['kind'];
  findings: readonly NoteFinding[];
}) {
  const { shown, ...pages } = usePages(findings);
  if (findings.length === 0) return null;
  return (
    <Disclosure summary={copy.group(copy.kinds[kind], count(findings.length))}>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <li
            key={`${one.contact_id} ${'indicator' in one ? one.indicator : ''}`}
            className="grid gap-x-6 gap-y-1 py-2 md:grid-cols-[220px_minmax(0,1fr)]"
          >
            <div className="text-xs text-muted">
              <p className="text-base font-semibold">
                <CompanyLink companyKey={one.company_key}>{one.contact}</CompanyLink>
              </p>
              <p>{copy.place(one.sheet, 'cell' in one ? one.cell : null)}</p>
            </div>
            <Found finding={one} />
          </li>
        ))}
      </ul>
      <Pager label={copy.pagesOf(copy.kinds[kind])} {...pages} />
    </Disclosure>
  );
}

function Found({ finding }: { finding: NoteFinding }) {
  if (finding.kind === 'neutral') return <p>{copy.neutral(finding.scores)}</p>;
  if (finding.kind === 'blank') return <p>{copy.blank(finding.blank, finding.of)}</p>;
  return (
    <div>
      <p className="font-medium">
        {indicatorOf(finding.indicator).label}
        {finding.kind === 'copied' && (
          <span className="ml-2 text-xs font-normal text-muted">
            {copy.copied(Math.round(finding.similarity * 100))}
          </span>
        )}
      </p>
      <p className="whitespace-pre-line">{finding.words}</p>
      {finding.kind === 'copied' && finding.before !== finding.words && (
        <p className="text-sm whitespace-pre-line text-muted">{finding.before}</p>
      )}
    </div>
  );
}

const Teams = ({ teams }: { teams: NoteFindingsResponse['teams'] }) => (
  <Panel title={copy.teams} note={copy.teamsNote}>
    <FigureTable
      label={copy.teams}
      columns={Object.values(copy.columns)}
      rows={teams.map((one) => [
        one.team ?? copy.others,
        one.notes,
        count(one.narratives),
        one.copied,
        one.short,
        one.neutral,
        one.blank,
      ])}
    />
  </Panel>
);
