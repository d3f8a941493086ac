import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Problem } from '../../components/states';
import { copy } from './copy';
import { extendSession } from './extend';

/** Shown from five minutes before the sign-in expires, with the minutes left. */
export function WarningDialog({ minutesLeft }: { minutesLeft: number }) {
  const extend = useMutation({ mutationFn: extendSession });
  return (
    <Dialog onClose={() => {}} title={copy.warningTitle} insistent isFocused>
      <p role="timer" aria-live="polite" className="mt-2">
        {copy.warningBody(minutesLeft)}
      </p>
      <p className="mt-1 text-muted">{copy.warningNote}</p>
      {extend.data === false && <Problem className="mt-3">{copy.unreachable}</Problem>}
      <div className="mt-5 flex justify-end">
        <Button variant="primary" disabled={extend.isPending} onClick={() => extend.mutate()}>
          {extend.isPending ? copy.extending : copy.extend}
        </Button>
      </div>
    </Dialog>
  );
}
