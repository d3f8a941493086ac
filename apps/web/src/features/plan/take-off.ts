import type { TargetQuarter } from '@lqc/contracts';
import { toast } from '../../components/toast';
import { useChoice } from './api';
import { copy } from './copy';

interface TakenOff {
  /** A visit's key, or its company's. */
  readonly key: string;
  readonly name: string;
  /** The quarter that it leaves; the next one unless given. */
  readonly target?: TargetQuarter;
}

/** Takes a company off a quarter's plan; its visits can be brought back with all that was settled for them. */
export function useTakeOff() {
  const choose = useChoice();
  const takeOff = ({ key, name, target }: TakenOff) =>
    choose
      .mutateAsync({ company_keys: [key], target, choice: 'removed' })
      .then(({ target, taken_off: visits }) => {
        const bringBack = () => {
          for (const { key, ...settled } of visits)
            choose.mutate({ company_keys: [key], target, choice: 'added', ...settled });
        };
        toast(copy.removed(name), {
          ...(visits.length > 0 && { action: { label: copy.undo, run: bringBack } }),
        });
      })
      // The refusal is told by the choice itself.
      .catch(() => {});
  return { takeOff, isPending: choose.isPending };
}
