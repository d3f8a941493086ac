import { INDICATORS, SESSION_ID_SHOWN_LENGTH, type SummaryTarget } from '@lqc/contracts';
import { chapterName } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { AlertTriangle } from 'lucide-react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Disclosure } from '../../components/disclosure';
import { ScrollArea } from '../../components/scroll-area';
import { ErrorNotice, Skeleton } from '../../components/states';
import { count, dateTime } from '../../lib/format';
import { useFailureNotice } from '../analysis-session/notices';
import { previewOf } from './api';
import { TYPE_NAMES } from './chapters';
import { copy } from './copy';
import { previewFailure } from './previewing';

interface PreviewDialogProps {
  readonly sessionId: string;
  readonly target: SummaryTarget;
  readonly onClose: () => void;
}

/** The chapter, its kind of analysis and what it is about, as the form calls them. */
function targetWords({ chapter, analysis_type: type, indicator_type: about }: SummaryTarget) {
  return [
    chapter ? chapterName(chapter) : '',
    type ? TYPE_NAMES[type] : '',
    INDICATORS.find(({ key }) => key === about)?.label ?? about ?? '',
  ];
}

/** What a draft would be made of: figures, narratives, files. */
export function PreviewDialog({ sessionId, target, onClose }: PreviewDialogProps) {
  const preview = useQuery(previewOf(sessionId, target));
  const { data } = preview;
  useFailureNotice(preview.error && previewFailure(preview.error));
  return (
    <Dialog wide onClose={onClose} title={copy.previewTitle}>
      {preview.error && (
        <ErrorNotice error={new Error(previewFailure(preview.error))} title={copy.previewFailed} />
      )}
      {preview.isPending && <Skeleton rows={6} />}
      {data && (
        <>
          {data.notes.map((note) => (
            <p key={note} className="mt-3 flex items-center gap-2 text-sm">
              <AlertTriangle size={16} className="shrink-0 text-gold" />
              {note}
            </p>
          ))}
          <dl className="mt-3 grid grid-cols-2 rounded-md border border-line sm:grid-cols-5 sm:divide-x sm:divide-line">
            {Object.entries(copy.previewCards).map(([key, label]) => (
              <div key={key} className="px-3 py-2">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="text-lg font-semibold">
                  {count(data.summary[key as keyof typeof data.summary])}
                </dd>
              </div>
            ))}
          </dl>
          <Disclosure summary={copy.previewStructure}>
            <ul>
              {data.data_structure.map(({ name, entries }) => (
                <li key={name}>
                  {name}: {count(entries)}
                </li>
              ))}
            </ul>
          </Disclosure>
          <Disclosure summary={copy.previewFacts} open>
            <ScrollArea label={copy.previewFacts} className="max-h-48">
              <ul className="text-sm">
                {data.processed_data.map(({ id, label }) => (
                  <li key={id}>{label}</li>
                ))}
              </ul>
            </ScrollArea>
          </Disclosure>
          <Disclosure summary={copy.previewRaw}>
            <ScrollArea label={copy.previewRaw} className="max-h-48">
              <ul className="space-y-2 text-sm">
                {data.raw_data_preview.map(({ contact, indicator, narrative }) => (
                  <li key={`${contact} ${indicator}`}>
                    <b>{contact}</b> <span className="text-muted">{indicator}</span>
                    <p>{narrative}</p>
                  </li>
                ))}
              </ul>
            </ScrollArea>
          </Disclosure>
          <Disclosure summary={copy.previewSources}>
            <ul className="text-sm">
              {data.data_sources.map(({ label, file_name: name, upload_date: date, sha256 }) => (
                <li key={label}>
                  <b>{label}</b> {name}, {dateTime(date)}{' '}
                  <span className="font-mono text-xs text-muted">{sha256.slice(0, 12)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="text-xs text-muted">
          {copy.previewFoot(sessionId.slice(0, SESSION_ID_SHOWN_LENGTH), ...targetWords(target))}
        </p>
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
