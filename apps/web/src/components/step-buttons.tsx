import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button';

interface StepButtonsProps {
  readonly back: string;
  readonly on: string;
  /** Whether there is nothing in this direction. */
  readonly isEnd?: (by: -1 | 1) => boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly className?: string;
}

/** Two small buttons: to what comes before, and to what follows. */
export const StepButtons = ({ back, on, isEnd, onStep, className = '' }: StepButtonsProps) =>
  ([-1, 1] as const).map((by) => (
    <Button
      key={by}
      isStep
      variant="tool"
      className={className}
      aria-label={by === -1 ? back : on}
      disabled={isEnd?.(by)}
      onClick={() => onStep(by)}
    >
      {by === -1 ? <ChevronLeft size={16} /> : <ChevronRight size={16} />}
    </Button>
  ));
