import { Copy, PinOff } from 'lucide-react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { Disclosure } from '../../components/disclosure';
import { ScrollArea } from '../../components/scroll-area';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { copy } from './copy';

/** A narrative that the user pinned, which stays visible while other figures are looked at. */
interface Pin {
  readonly contactId: string;
  readonly contact: string;
  /** Display name of the indicator, and the quarter's label. */
  readonly about: string;
  readonly quote: string;
}

const isSame = (one: Pin, other: Pin) =>
  one.contactId === other.contactId && one.about === other.about;

export interface Pins {
  readonly all: readonly Pin[];
  has(pin: Pin): boolean;
  /** Pins a quote, or unpins it. */
  toggle(pin: Pin): void;
}

/** The quotes pinned in an analysis, stored in the tab. */
export function usePins(sessionId: string): Pins {
  const [all, change] = useSavedDraft<readonly Pin[]>(`pinned quotes ${sessionId}`, []);
  const has = (pin: Pin) => all.some((one) => isSame(one, pin));
  return {
    all,
    has,
    toggle: (pin) => change(has(pin) ? all.filter((one) => !isSame(one, pin)) : [...all, pin]),
  };
}

export function PinnedQuotes({ pins }: { pins: Pins }) {
  if (pins.all.length === 0) return null;
  const text = pins.all
    .map(({ quote, contact, about }) => `"${quote}" (${contact}; ${about})`)
    .join('\n\n');
  return (
    <Disclosure summary={copy.pinned} count={pins.all.length}>
      <ScrollArea label={copy.pinned} className="max-h-40">
        <ul className="space-y-2">
          {pins.all.map((pin) => (
            <li key={pin.contactId + pin.about} className="flex items-start gap-2 text-sm">
              <blockquote className="min-w-0 flex-1 border-l-2 border-gold pl-2">
                {pin.quote}
                <footer className="text-xs text-muted">
                  {pin.contact} · {pin.about}
                </footer>
              </blockquote>
              <Button
                variant="tool"
                aria-label={copy.unpinOf(pin.contact)}
                onClick={() => pins.toggle(pin)}
              >
                <PinOff size={14} />
              </Button>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <Button variant="tool" className="mt-1" onClick={() => copyAndTell(text, copy)}>
        <Copy size={14} /> {copy.copyPinned}
      </Button>
    </Disclosure>
  );
}
