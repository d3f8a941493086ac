import type { ContactResponse } from '@lqc/contracts';
import { Route } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toast';
import { useChoice } from './api';
import { copy } from './copy';

/** The button on a company's page that adds it to the list of visits or removes it. */
export function PlanButton({ contact }: { contact: ContactResponse }) {
  const choose = useChoice();
  const { company_key, name, planned, is_active: isActive } = contact;
  if (!isActive) return null;
  const isPlanned = planned === 'added';
  return (
    <Button
      variant={isPlanned ? 'secondary' : 'primary'}
      disabled={choose.isPending}
      onClick={() =>
        choose.mutate(
          { company_keys: [company_key], choice: isPlanned ? null : 'added' },
          { onSuccess: () => toast(isPlanned ? copy.removed(name) : copy.added(name)) },
        )
      }
    >
      <Route size={16} aria-hidden /> {isPlanned ? copy.unplan : copy.plan}
    </Button>
  );
}
