import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { Contradictions } from './contradictions';
import { copy } from './copy';
import { NoteChecks } from './note-checks';

/** Quality that people act on: scores against words, and notes that need another look. */
export function ChecksPage() {
  useTitle(copy.title);
  return (
    <PageFrame title={copy.title}>
      <div className="flex flex-col gap-3">
        <Contradictions />
        <NoteChecks />
      </div>
    </PageFrame>
  );
}
