import { Menu } from '@base-ui/react/menu';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { buttonLook } from '../../components/button';
import { cx } from '../../lib/cx';

interface Choice {
  readonly label: string;
  readonly note?: string;
  readonly icon?: LucideIcon;
  readonly disabled?: boolean;
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

interface ChoiceMenuProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly choices: readonly Choice[];
  readonly variant?: 'primary' | 'secondary';
  readonly disabled?: boolean;
  /** Shows only the icon, without the label. */
  readonly isBare?: boolean;
}

/** A button that opens a menu with variants of one action. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { label, icon: Icon, choices, variant = 'secondary', disabled, isBare } = props;
  return (
    <Menu.Root>
      <Menu.Trigger
        disabled={disabled}
        aria-label={isBare ? label : undefined}
        className={cx(buttonLook({ variant }), isBare && 'px-2.5')}
      >
        <Icon size={16} />
        {!isBare && (
          <>
            {label} <ChevronDown size={14} />
          </>
        )}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="w-72 rounded-md border border-line bg-surface p-1.5 shadow-xl outline-none">
            {choices.map(({ label: name, note, icon: Sign, isDangerous, ...choice }) => (
              <Menu.Item
                key={name}
                disabled={choice.disabled}
                onClick={choice.onChoose}
                className={cx(
                  'flex min-h-hit cursor-pointer items-center gap-2.5 rounded px-2.5 py-1.5 -outline-offset-2 data-disabled:opacity-50 data-highlighted:bg-sunken',
                  isDangerous && 'text-danger',
                )}
              >
                {Sign && <Sign size={16} className="shrink-0" />}
                <span>
                  <span className="block font-medium">{name}</span>
                  {note && <span className="block text-xs text-muted">{note}</span>}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
