import type { ReleaseFinding, Report, ResultOf } from '@lqc/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { copy } from './copy';
import { ExportDialog } from './export-dialog';
import { verdictOf } from './release-filter';
import { Leaving } from './release-leaving';

interface ReleaseSummaryProps {
  readonly report: Report;
  readonly checked: ResultOf<'releaseCheck'>;
  /** Findings that nobody has decided. */
  readonly open: number;
}

/** What leaves the office as it is decided now, what left before, and the way to make the copy. */
export function ReleaseSummary({ report, checked, open }: ReleaseSummaryProps) {
  const [isMaking, setMaking] = useState(false);
  const { findings, leaving } = checked;
  const quotes = findings.filter(({ kind }) => kind === 'quote');
  const say = copy.release.leaves;
  const rows = [
    [say.quotes, say.ofAll(quotes.filter(leavesSomehow).length, quotes.length)],
    [say.cells, say.ofAll(leaving.cells - leaving.held_count, leaving.cells)],
    [say.names, String(findings.filter((one) => one.kind === 'name' && leavesWhole(one)).length)],
    [say.codes, say.noCodes],
    [say.letOut, String(findings.filter((one) => one.override && leavesWhole(one)).length)],
  ];
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold">{say.title}</h2>
        <p className={open > 0 ? 'mt-1 text-sm text-warn' : 'mt-1 text-sm text-success'}>
          {say.open(open)}
        </p>
      </div>
      <dl className="text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt>{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Leaving leaving={leaving} />
      <div className="border-t border-line pt-3">
        <Button
          variant={open > 0 ? 'secondary' : 'primary'}
          className="w-full justify-center"
          onClick={() => setMaking(true)}
        >
          <Download size={16} /> {say.make}
        </Button>
        <p className="mt-2 text-sm text-muted">{say.makeNote}</p>
      </div>
      {isMaking && <ExportDialog report={report} of="release" onClose={() => setMaking(false)} />}
    </section>
  );
}

const leavesWhole = (one: ReleaseFinding) => verdictOf(one) === 'aman';
const leavesSomehow = (one: ReleaseFinding) =>
  leavesWhole(one) || verdictOf(one) === 'digeneralisasi';
