import { MERGE_COUNTS, type MergeResponse } from '@lqc/contracts';
import { CircleCheck, Download, Info, ScrollText, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { ScrollArea } from '../../components/scroll-area';
import { toastError } from '../../components/toast';
import { cx } from '../../lib/cx';
import { saveText } from '../../lib/download';
import { count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { downloadArtifact } from '../jobs/artifact';
import {
  afterText,
  certificateText,
  filesOf,
  hiddenOf,
  isConverted,
  isSame,
  isWhole,
  marksOf,
  whereOf,
} from './certificate-text';
import { copy } from './copy';
import { StoreForm } from './store-form';

const { done } = copy;
const TEXT_NAME = 'sertifikat_gabungan.txt';

/**
 * The certificate of a merge: counts before and after, the source of each sheet, and all losses.
 */
export function Certificate({ response }: { response: MergeResponse }) {
  const { certificate } = response;
  const { before, after, sheets, losses, errors } = certificate;
  const { is_admin: isAdmin } = useUser();
  const files = filesOf(sheets);
  const hidden = hiddenOf(sheets);
  const whole = isWhole(certificate);
  const isAll = errors.length === 0;
  const converted = isConverted(sheets);
  const isSound = whole && isAll && !converted;
  const Mark = !whole ? TriangleAlert : isSound ? CircleCheck : Info;
  return (
    <Panel
      className="rule-gold"
      title={done.title}
      note={done.note(count(sheets.length), count(files))}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void downloadArtifact(response).catch(toastError)}>
            <Download size={14} /> {done.download}
          </Button>
          <Button size="small" onAction={() => saveText(certificateText(response), TEXT_NAME)}>
            <ScrollText size={14} /> {done.certificate}
          </Button>
        </div>
      }
    >
      {!isAll && (
        <p className="flex items-center gap-2 font-medium text-danger">
          <TriangleAlert size={16} className="shrink-0" />
          {done.leftOut(count(errors.length), count(files + errors.length))}
        </p>
      )}
      <p
        className={cx(
          'flex items-center gap-2',
          !whole ? 'text-danger' : isSound ? 'text-success' : 'text-muted',
        )}
      >
        <Mark size={16} className="shrink-0" />
        {!whole ? done.differs : isAll ? done.same : done.sameOfMerged}
      </p>
      {converted && (
        <p className="mt-1 flex items-center gap-2">
          <TriangleAlert size={16} className="shrink-0 text-warn" />
          {done.converted}
        </p>
      )}
      {hidden > 0 && (
        <p className="mt-1 flex items-center gap-2">
          <TriangleAlert size={16} className="shrink-0 text-warn" />
          {done.hidden(count(hidden))}
        </p>
      )}
      <Ledger label={done.counts} isDense className="my-3">
        <LedgerHead columns={[done.counts, { number: done.before }, { number: done.after }]} />
        <tbody>
          {MERGE_COUNTS.filter((key) => before[key] > 0 || after[key] > 0).map((key) => (
            <tr key={key} className={cx(!isSame(certificate, key) && 'text-danger')}>
              <th scope="row">{copy.counted[key]}</th>
              <td className="number">{count(before[key])}</td>
              <td className="number">{afterText(certificate, key)}</td>
            </tr>
          ))}
        </tbody>
      </Ledger>
      {losses.length === 0 && <p className="mb-2 text-muted">{done.noLosses}</p>}
      {losses.length > 0 && (
        <Disclosure summary={done.losses} count={losses.length} open>
          <ul className="space-y-1 text-sm">
            {losses.map((one) => (
              <li key={`${one.kind} ${whereOf(one)}`}>
                <b>{whereOf(one)}</b>: {count(one.count)} {one.label}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {errors.length > 0 && (
        <Disclosure summary={done.errors} count={errors.length} open>
          <ul className="space-y-1 text-sm">
            {errors.map((one) => (
              <li key={one.position}>
                <b>{one.file_name}</b>: {one.message}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={done.map} count={sheets.length}>
        <ScrollArea label={done.map} className="max-h-64">
          <ol className="list-decimal space-y-0.5 pl-6 text-sm">
            {sheets.map((one) => (
              <li key={one.final_sheet}>
                <b>{one.final_sheet}</b> <span className="text-muted">← {whereOf(one)}</span>
                {marksOf(one)}
              </li>
            ))}
          </ol>
        </ScrollArea>
      </Disclosure>
      {isAdmin && <StoreForm artifactId={response.artifact_id} />}
    </Panel>
  );
}
