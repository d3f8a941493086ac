import { cx } from '../../lib/cx';
import { useNotice } from '../../features/analysis-session/notices';

/** Success or failure of the last action. */
export function SidebarNotice() {
  const notice = useNotice();
  return (
    notice && (
      <p
        className={cx(
          'mt-4 border-l-2 pl-2 text-sm break-words',
          notice.kind === 'error' ? 'border-danger text-danger' : 'border-success text-success',
        )}
      >
        {notice.text}
      </p>
    )
  );
}
