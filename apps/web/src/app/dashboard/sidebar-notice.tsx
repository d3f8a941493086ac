import { cx } from '../../lib/cx';
import { useNotice } from '../../features/analysis-session/notices';

/** Success or failure of the last action; the part of the page that did it says so as well. */
export function SidebarNotice() {
  const notice = useNotice();
  if (!notice) return null;
  return (
    <p
      role="status"
      className={cx(
        'mt-4 border-l-2 pl-2 text-sm break-words',
        notice.kind === 'error' ? 'border-danger text-danger' : 'border-success text-success',
      )}
    >
      {notice.text}
    </p>
  );
}
