import { Dialog } from '@base-ui/react/dialog';
import { ListTree, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../components/button';
import { useDismissal } from '../../components/use-dismissal';
import { copy } from './copy';
import { Outline } from './outline';
import { numberedTitle } from './outline-order';

/** The outline for narrow screens: one line with the current section, which opens the outline. */
export function OutlineChooser(props: ComponentProps<typeof Outline>) {
  const [isOpen, setOpen] = useState(false);
  const dismiss = useDismissal(isOpen, () => setOpen(false));
  const section = props.report.sections.find(({ id }) => id === props.chosen);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, how) => (open ? setOpen(true) : dismiss(open, how))}
    >
      <Dialog.Trigger className="flex min-h-11 w-full items-center gap-2 border-b border-line bg-surface px-4 text-left font-medium -outline-offset-2 lg:hidden print:hidden">
        <ListTree size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{copy.outline.choose}: </span>
        <span className="min-w-0 flex-1 truncate" title={section?.title}>
          {section && numberedTitle(props.report, section)}
        </span>
        <span aria-hidden className="text-sm text-accent">
          {copy.outline.title}
        </span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-88 max-w-[calc(100vw-32px)] flex-col bg-surface shadow-2xl">
          <div className="flex items-center border-b border-line py-1 pr-1 pl-4">
            <Dialog.Title className="flex-1 font-semibold">{copy.outline.title}</Dialog.Title>
            <Dialog.Close
              render={<Button variant="quiet" aria-label={copy.side.close} className="px-3.5" />}
            >
              <X size={16} />
            </Dialog.Close>
          </div>
          <Outline
            {...props}
            onChoose={(section) => {
              props.onChoose(section);
              setOpen(false);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
