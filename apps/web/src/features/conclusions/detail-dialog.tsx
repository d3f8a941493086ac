import { FileText, FileType } from 'lucide-react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Disclosure } from '../../components/disclosure';
import { count } from '../../lib/format';
import { MarkedText } from '../checked-text/marked-text';
import { WrongClaims } from '../checked-text/wrong-claims';
import { InReport } from '../report/in-report';
import type { Conclusion } from './api';
import { copy } from './copy';
import { exportDocument, exportText } from './export';
import { capitalised } from './filter';
import { headLines } from './plain-text';

/** A whole conclusion, with its sources and checks of the time of saving. */
export function DetailDialog({
  conclusion,
  onClose,
}: {
  conclusion: Conclusion;
  onClose: () => void;
}) {
  const wrong = conclusion.counts?.contradicted ?? 0;
  return (
    <Dialog wide title={capitalised(conclusion.indicator)} onClose={onClose}>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {headLines(conclusion)
          .slice(1)
          .map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {conclusion.data_changed && (
        <p role="status" className="mt-3 rounded-md bg-warn-tint px-3 py-2 text-sm">
          <strong>{copy.dataChanged}.</strong> {copy.dataChangedNote}
        </p>
      )}
      {wrong > 0 && (
        <div className="mt-3 space-y-1">
          <p className="text-sm text-danger">{copy.wrong(count(wrong))}</p>
          <WrongClaims checks={conclusion.checks} />
        </div>
      )}
      <div className="my-4 border-t border-line pt-4">
        <MarkedText
          summary={conclusion.summary}
          checks={conclusion.checks}
          statements={conclusion.statements}
        />
      </div>
      <InReport
        session={conclusion.session_id}
        subject={{ ...conclusion, indicator_type: conclusion.indicator }}
        draft={{ text: conclusion.summary, bound: [] }}
      />
      {conclusion.facts.length > 0 && (
        <Disclosure summary={copy.facts} count={conclusion.facts.length}>
          <ul className="space-y-1 text-sm">
            {conclusion.facts.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={copy.sources} count={conclusion.sources.length}>
        <ul className="space-y-1 text-sm">
          {conclusion.sources.map(({ label, sha256 }) => (
            <li key={sha256}>
              {label} <code className="text-xs break-all text-muted">SHA-256 {sha256}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onAction={() => exportText(conclusion)}>
          <FileText size={16} /> {copy.export}
        </Button>
        <Button onAction={() => exportDocument([conclusion])}>
          <FileType size={16} /> {copy.document}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Dialog>
  );
}
