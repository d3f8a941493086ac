import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { copy } from './copy';

const OFFICE_WORDS = ['office-words'] as const;

export const officeWords = queryOptions({
  queryKey: OFFICE_WORDS,
  queryFn: () => api.call('officeWords'),
});

/** What the office says of a word: another one stands for it, it is hidden (null), or nothing. */
export interface Say {
  readonly word: string;
  readonly shownAs: string | null | undefined;
}

/** Remembers or forgets what the office says of a word; words are then ranked anew. */
export function useOfficeWord() {
  const client = useQueryClient();
  const say = useMutation({
    mutationFn: ({ word, shownAs }: Say) =>
      shownAs === undefined
        ? api.call('forgetOfficeWord', { body: { word } })
        : api.call('setOfficeWord', { body: { word, shown_as: shownAs } }),
    onSuccess: ({ message }, { word, shownAs }) => {
      void client.invalidateQueries({ queryKey: OFFICE_WORDS });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('terms') });
      toast(message, {
        ...(shownAs !== undefined && {
          action: { label: copy.undo, run: () => say.mutate({ word, shownAs: undefined }) },
        }),
      });
    },
    onError: (error) => toast(failureSentence(error, copy.wordNotKept), { kind: 'error' }),
  });
  return say;
}
