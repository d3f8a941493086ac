import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { CheckField } from '../../components/field';
import { toast } from '../../components/toast';
import { useSignIn } from '../../lib/sign-in-store';
import { copy } from './copy';
import { forgetVault, unheldOf } from './device/keeper';
import { isReadableByOffice, saveLockedCopy } from './device/locked-copy';
import { tellNotSaved } from './save-copy';

/**
 * Lets who forgot the passphrase begin anew on this device: after a locked copy was saved, or, where the office
 * has no key that opens one, after the person says that what was not sent is lost. Only the signed-in person may,
 * and within reach of the office, whose key the next vault gets.
 */
export function BeginAnew({ owner, isReached }: { owner: string; isReached: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const isOwn = useSignIn()?.user.username === owner;
  if (!isOwn || !isReached)
    return <p className="text-sm text-muted">{copy.beginAnew.needsOffice}</p>;
  return (
    <>
      <Button variant="quietDanger" onClick={() => setAsking(true)}>
        {copy.beginAnew.offer}
      </Button>
      {isAsking && <Asked owner={owner} onClose={() => setAsking(false)} />}
    </>
  );
}

function Asked({ owner, onClose }: { owner: string; onClose: () => void }) {
  const [saved, setSaved] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const queries = useQueryClient();
  const lost = useQuery({
    queryKey: ['capture', 'what is lost', owner],
    gcTime: 0,
    queryFn: async () => ({
      unheld: await unheldOf(owner),
      isReadable: await isReadableByOffice(owner),
    }),
  });
  const begin = useMutation({
    mutationFn: forgetVault,
    onSuccess: (isForgotten) =>
      isForgotten
        ? queries.invalidateQueries({ queryKey: ['capture'] })
        : toast(copy.beginAnew.openElsewhere, { kind: 'error' }),
    onError: () => toast(copy.beginAnew.failed, { kind: 'error' }),
    onSettled: onClose,
  });
  if (!lost.data) return null;
  const { unheld, isReadable } = lost.data;
  return (
    <ConfirmDialog
      danger
      title={copy.beginAnew.title}
      confirm={copy.beginAnew.confirm}
      busy={begin.isPending || !isSure}
      onConfirm={() => begin.mutate()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>{copy.beginAnew.body}</p>
        <p className="font-medium text-ink">{copy.beginAnew.unheld(unheld)}</p>
        <p>{isReadable ? copy.beginAnew.saveFirst : copy.beginAnew.unreadable}</p>
        {isReadable && (
          <Button
            className="self-start"
            onAction={() => saveLockedCopy(owner).then(setSaved, tellNotSaved)}
          >
            {copy.beginAnew.save}
          </Button>
        )}
        {saved && <p role="status">{copy.lockedCopy.saved(saved)}</p>}
        <CheckField
          label={isReadable ? copy.beginAnew.isSaved : copy.beginAnew.isUnderstood}
          disabled={isReadable && saved === null}
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        />
      </div>
    </ConfirmDialog>
  );
}
