import { useTitle } from '../../lib/title';
import { FileManager } from '../files/file-manager';
import { copy } from './copy';
import { PageFrame } from '../frame/page-frame';

/** The simpler page: the same files, nothing else. */
export function SimpleAdminPage() {
  useTitle(copy.simpleTitle);
  return (
    <PageFrame title={copy.simpleTitle}>
      <FileManager />
    </PageFrame>
  );
}
