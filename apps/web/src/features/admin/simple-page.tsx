import { useTitle } from '../../lib/title';
import { FileManager } from '../files/file-manager';
import { copy } from './copy';
import { PageFrame } from '../frame/page-frame';

/** The simple admin page of the specification: only the files. */
export function SimpleAdminPage() {
  useTitle(copy.simpleTitle);
  return (
    <PageFrame title={copy.simpleTitle}>
      <FileManager />
    </PageFrame>
  );
}
