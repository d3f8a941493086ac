import { Button } from '../../components/button';
import { copy } from './copy';
import { SectionNotice } from './section-notice';

interface OfferedTextProps {
  readonly text: string;
  /** Absent while the section cannot be written in. */
  readonly onTake?: () => void;
  readonly onDiscard: () => void;
}

/** A text that was not stored, of a closed tab or replaced here, beside the section's stored one: *Pakai* or *Buang*. */
export function OfferedText({ text, onTake, onDiscard }: OfferedTextProps) {
  return (
    <SectionNotice>
      <b className="font-semibold">{copy.section.fromDevice}.</b> {copy.section.fromDeviceBody}
      <p className="my-2 max-h-48 overflow-y-auto whitespace-pre-line">{text}</p>
      <div className="flex gap-2">
        <Button size="small" disabled={!onTake} onClick={onTake}>
          {copy.section.takeFromDevice}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {copy.section.discardFromDevice}
        </Button>
      </div>
    </SectionNotice>
  );
}
