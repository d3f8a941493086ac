import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { copyText } from '../../lib/clipboard';
import { copy } from './copy';

/** Shows a one-time password, which cannot be shown again; closes only by its button. */
export function OneTimePasswordDialog({
  username,
  password,
  onClose,
}: {
  username: string;
  password: string;
  onClose: () => void;
}) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const take = async () => setCopied(await copyText(password));
  return (
    <Dialog onClose={onClose} title={copy.passwordTitle} insistent>
      <p className="mt-2 text-muted">{copy.passwordBody(username)}</p>
      <div className="mt-3 flex items-center gap-2">
        <code className="flex-1 rounded-md border border-line bg-sunken px-3 py-2 font-mono">
          {password}
        </code>
        <Button onClick={() => void take()}>{copy.copy}</Button>
      </div>
      <p role="status" className="mt-1 min-h-4 text-xs text-muted">
        {copied !== null && (copied ? copy.copied : copy.copyFailed)}
      </p>
      <div className="mt-4 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </Dialog>
  );
}
