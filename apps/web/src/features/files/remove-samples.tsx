import type { SampleDataUseResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialog';
import { Awaited, ErrorNotice } from '../../components/states';
import { count } from '../../lib/format';
import { useFilesDeleted } from '../undo/use-undo';
import { removeSampleData, sampleDataUse } from './api';
import { copy } from './copy';

/** Asks before the sample files are removed, and names what goes with them and what stays. */
export function RemoveSamples({ onClose }: { onClose: () => void }) {
  const use = useQuery(sampleDataUse);
  const remove = useFilesDeleted(removeSampleData, onClose);
  return (
    <ConfirmDialog
      danger
      title={copy.removeSampleTitle}
      confirm={copy.removeSample}
      busy={remove.isPending || !use.data}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Awaited of={use} rows={3} />
      {use.data && <Use {...use.data} />}
      <ErrorNotice error={remove.error} />
    </ConfirmDialog>
  );
}

function Use({ files, analyses, reports }: SampleDataUseResponse) {
  const goingReports = reports.filter(({ goes }) => goes);
  const goingAnalyses = analyses.filter(({ goes }) => goes);
  const stay = [...analyses, ...reports].filter(({ goes }) => !goes).length;
  return (
    <div className="flex max-h-[50vh] flex-col gap-2 overflow-auto">
      <p>{copy.removeSampleFiles(files.join(', '))}</p>
      <Going title={copy.removeSampleReports(count(goingReports.length))}>
        {goingReports.map(({ id, title, sections }) => (
          <li key={id}>
            {title} ({copy.sampleSections(count(sections))})
          </li>
        ))}
      </Going>
      <Going title={copy.removeSampleAnalyses(count(goingAnalyses.length))}>
        {goingAnalyses.map(({ id, label, owner_username: owner }) => (
          <li key={id}>
            {label} · {owner}
          </li>
        ))}
      </Going>
      {goingReports.length + goingAnalyses.length === 0 && <p>{copy.removeSampleAlone}</p>}
      {stay > 0 && <p>{copy.sampleStays(count(stay))}</p>}
      <p>{copy.sampleUndo}</p>
    </div>
  );
}

function Going({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <p className="font-medium text-ink">{title}</p>
      <ul className="list-disc pl-5">{children}</ul>
    </div>
  );
}
