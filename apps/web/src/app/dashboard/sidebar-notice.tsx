import { cx } from '../../lib/cx';
import { type Notice, useNotice } from '../../features/analysis-session/notices';

/** Success or failure of the last action; read out where nothing else on the page says it. */
export function SidebarNotice() {
  const notice = useNotice();
  return (
    <>
      {/* On the page before anything is said, or it is not heard. */}
      <div role="status">{notice && !notice.isSaid && <Line {...notice} />}</div>
      {notice?.isSaid && <Line {...notice} />}
    </>
  );
}

const Line = ({ kind, text }: Notice) => (
  <p
    className={cx(
      'mt-4 border-l-2 pl-2 text-sm break-words',
      kind === 'error' ? 'border-danger text-danger' : 'border-success text-success',
    )}
  >
    {text}
  </p>
);
