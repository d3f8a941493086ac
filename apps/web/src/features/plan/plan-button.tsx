import type { ContactResponse } from '@lqc/contracts';
import { Route } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toast';
import { useChoice } from './api';
import { copy } from './copy';
import { useTakeOff } from './take-off';

/** The button on a company's page that adds it to the list of visits or removes it. */
export function PlanButton({ contact }: { contact: ContactResponse }) {
  const choose = useChoice();
  const { takeOff, isPending } = useTakeOff();
  const { company_key: key, name, planned, is_active: isActive } = contact;
  const isPlanned = planned === 'added';
  if (!isActive && !isPlanned) return null;
  const add = () =>
    choose.mutate(
      { company_keys: [key], choice: 'added' },
      { onSuccess: () => toast(copy.added(name)) },
    );
  return (
    <Button
      variant={isPlanned ? 'secondary' : 'primary'}
      disabled={choose.isPending || isPending}
      onClick={() => (isPlanned ? void takeOff({ key, name }) : add())}
    >
      <Route size={16} /> {isPlanned ? copy.unplan : copy.plan}
    </Button>
  );
}
