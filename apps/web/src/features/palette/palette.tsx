import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { CornerDownLeft, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useDismissal } from '../../components/use-dismissal';
import { useUser } from '../../lib/sign-in-store';
import { useCompaniesNamed } from '../companies/use-companies-named';
import { copy } from './copy';
import { type Destination, type DestinationGroup, destinationsFor } from './destinations';
import { usePaletteStore } from '../../lib/palette-store';

const CONTACTS_MAX = 6;

/** The palette (*Ctrl K*): search, contacts, pages and actions, on every page. */
export function Palette() {
  const { isOpen, close } = usePaletteStore();
  return (
    <Dialog.Root open={isOpen} onOpenChange={useDismissal(isOpen, close)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Popup
          aria-label={copy.title}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[76vh] w-[calc(100vw-32px)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-md border border-line bg-surface shadow-2xl"
        >
          <Choice onChosen={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choice({ onChosen }: { readonly onChosen: () => void }) {
  const [typed, setTyped] = useState('');
  const { is_admin: isAdmin } = useUser();
  const navigate = useNavigate();
  const helpId = useId();
  const { contacts, isError } = useContacts(typed);
  const groups = destinationsFor(typed, { isAdmin, contacts });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const choose = ({ href }: Destination) => {
    onChosen();
    void navigate({ href });
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={({ label }: Destination) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} className="shrink-0 text-muted" />
        <Autocomplete.Input
          aria-label={copy.title}
          aria-describedby={helpId}
          placeholder={copy.placeholder}
          className="h-13 w-full bg-transparent text-lg outline-none placeholder:text-muted"
        />
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain py-2">
        <Autocomplete.Empty className="px-4 text-muted not-empty:py-6">
          {copy.nothing}
        </Autocomplete.Empty>
        <Autocomplete.Status className="sr-only">{copy.count(count)}</Autocomplete.Status>
        <Autocomplete.List>
          {(group: DestinationGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
              <Autocomplete.GroupLabel className="px-4 py-1 text-sm font-medium text-muted">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Destination) => (
                  <Autocomplete.Item
                    key={item.href + item.label}
                    value={item}
                    onClick={() => choose(item)}
                    className="group flex min-h-11 cursor-default items-center gap-3 px-4 -outline-offset-2 outline-accent select-none data-highlighted:bg-accent-tint data-highlighted:outline-2"
                  >
                    <span className="max-w-3/4 shrink-0 truncate">{item.label}</span>
                    <span className="min-w-0 flex-1 truncate text-right text-muted">
                      {item.detail}
                    </span>
                    <CornerDownLeft
                      size={16}
                      className="invisible shrink-0 text-muted group-data-highlighted:visible max-sm:hidden"
                    />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {isError && <p className="px-4 py-2 text-muted">{copy.failed}</p>}
      </div>
      <p id={helpId} className="border-t border-line px-4 py-2 text-sm text-muted max-sm:sr-only">
        {copy.help}
      </p>
    </Autocomplete.Root>
  );
}

/** The companies whose names contain the typed text. */
function useContacts(typed: string): {
  readonly contacts: readonly Destination[];
  readonly isError: boolean;
} {
  const { companies = [], isError } = useCompaniesNamed(typed);
  const contacts = companies.slice(0, CONTACTS_MAX).map(({ company_key: key, name, sector }) => ({
    href: `/kontak/${encodeURIComponent(key)}`,
    label: name,
    ...(sector && { detail: sector }),
  }));
  return { contacts, isError };
}
