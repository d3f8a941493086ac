import { EyeOff, Merge } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { copy } from './copy';
import { useOfficeWord } from './use-office-word';

/** Hides a key word for the whole office, or shows it as another one; both can be taken back. */
export function WordChoices({ word, onDone }: { word: string; onDone: () => void }) {
  const say = useOfficeWord();
  const [other, setOther] = useState('');
  const shownAs = other.trim().toLowerCase();
  return (
    <Form
      className="flex flex-wrap items-end gap-2"
      onSend={() => say.mutate({ word, shownAs }, { onSuccess: onDone })}
    >
      <Button
        disabled={say.isPending}
        onClick={() => say.mutate({ word, shownAs: null }, { onSuccess: onDone })}
      >
        <EyeOff size={16} /> {copy.hideWord}
      </Button>
      <TextField
        label={copy.mergeInto}
        value={other}
        maxLength={60}
        onChange={({ target }) => setOther(target.value)}
      />
      <Button type="submit" disabled={!shownAs || shownAs === word || say.isPending}>
        <Merge size={16} /> {copy.merge}
      </Button>
    </Form>
  );
}
