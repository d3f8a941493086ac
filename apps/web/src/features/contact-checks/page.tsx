import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { Contradictions } from './contradictions';
import { copy } from './copy';
import { NoteChecks } from './note-checks';

/** Quality that people act on: scores against words, and notes that need another look. */
export function ChecksPage() {
  useTitle(copy.title);
  const { page } = useSearch({ from: '/periksa' });
  const navigate = useNavigate();
  return (
    <PageFrame title={copy.title} isWide>
      <div className="flex flex-col gap-3">
        <Contradictions
          page={page ?? 1}
          onPage={(to) =>
            void navigate({ to: '/periksa', search: { page: to }, resetScroll: false })
          }
        />
        <NoteChecks />
      </div>
    </PageFrame>
  );
}
