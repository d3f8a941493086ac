import { shortSectorName } from '@lqc/contracts';
import { Button } from '../../components/button';
import { copy } from './copy';

interface SectorChoiceProps {
  readonly sectors: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: string[]) => void;
}

/** Chooses the sectors with a line of their own. */
export const SectorChoice = ({ sectors, chosen, onChoose }: SectorChoiceProps) => (
  <div role="group" aria-label={copy.lines} className="mt-2 flex flex-wrap items-center gap-1">
    <span className="mr-1 text-xs text-muted">{copy.lines}</span>
    {sectors.map((sector) => {
      const isChosen = chosen.includes(sector);
      return (
        <Button
          key={sector}
          size="small"
          variant={isChosen ? 'secondary' : 'quiet'}
          aria-pressed={isChosen}
          onClick={() =>
            onChoose(isChosen ? chosen.filter((one) => one !== sector) : [...chosen, sector])
          }
        >
          {shortSectorName(sector)}
        </Button>
      );
    })}
  </div>
);
