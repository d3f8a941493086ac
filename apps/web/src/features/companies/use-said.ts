import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toast';
import { failureSentence } from '../../lib/failure';
import { storedFilesChanged } from '../../lib/stored-files-changed';

const FAILED = 'Perubahan tidak tersimpan';

/** Keeps what a person says of a company; everything that is counted by companies is then read anew. */
export function useSaid<Body>(say: (body: Body) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: say,
    onSuccess: async ({ message }) => {
      toast(message);
      await storedFilesChanged(client);
    },
    onError: (error) => toast(failureSentence(error, FAILED), { kind: 'error' }),
  });
}
