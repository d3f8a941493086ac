import {
  hasScale,
  type IndicatorContact,
  type IndicatorDetailResponse,
  type IndicatorKey,
  type QuarterRole,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { SidePanel } from '../../components/side-panel';
import { QueryError, Skeleton } from '../../components/states';
import { average, count, dateTime } from '../../lib/format';
import { Distribution } from '../charts/distribution';
import { copy as quarterCopy } from '../quarter/copy';
import { indicatorDetailOf } from '../analysis-session/api';
import { ContactTable } from './contact-table';
import { copy } from './copy';
import { PinnedQuotes, usePins } from './pinned-quotes';
import { type Asked, EVERYONE, shownContacts, sortedBy } from './shown-contacts';

interface IndicatorPanelProps {
  readonly sessionId: string;
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  /** Id of the contact whose row is expanded. */
  readonly contactId?: string;
  readonly onClose: () => void;
}

/** The panel of an indicator: average, distribution, and the contacts with their narratives. */
export function IndicatorPanel(props: IndicatorPanelProps) {
  const { sessionId, indicator, quarter, contactId, onClose } = props;
  const detail = useQuery(indicatorDetailOf(sessionId, indicator, quarter));
  const { data } = detail;
  return (
    <SidePanel
      title={data ? copy.title(data.figure.label, data.source.label) : copy.loading}
      note={data && figuresOf(data, indicator)}
      close={copy.close}
      onClose={onClose}
    >
      {detail.error && <QueryError className="m-4" of={detail} />}
      {detail.isPending && <Skeleton className="p-4" rows={10} label={copy.loading} />}
      {data && (
        <Behind
          key={`${indicator} ${quarter}`}
          detail={data}
          sessionId={sessionId}
          contactId={contactId}
        />
      )}
    </SidePanel>
  );
}

const figuresOf = ({ figure, contacts }: IndicatorDetailResponse, indicator: IndicatorKey) =>
  hasScale(indicator)
    ? copy.figures(
        average(figure.average),
        count(figure.n),
        count(contacts.length),
        count(figure.narratives),
      )
    : copy.withoutScale(count(figure.narratives));

interface BehindProps {
  readonly detail: IndicatorDetailResponse;
  readonly sessionId: string;
  readonly contactId: string | undefined;
}

function Behind({ detail: { figure, source, contacts }, sessionId, contactId }: BehindProps) {
  const [asked, setAsked] = useState<Asked>(EVERYONE);
  const pins = usePins(sessionId);
  const shown = shownContacts(contacts, asked);
  const pinOf = ({ contact_id: id, contact, narrative }: IndicatorContact) => ({
    contactId: id,
    contact,
    about: copy.title(figure.label, source.label),
    quote: narrative ?? '',
  });
  return (
    <>
      <div className="flex flex-col gap-1.5 px-4 pt-1 pb-2">
        {figure.distribution.length > 0 && (
          <Distribution
            bins={figure.distribution}
            label={copy.distribution}
            chosen={asked.score}
            onChoose={(score) => setAsked({ ...asked, score })}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="flex-1 font-semibold">
            {copy.contacts}{' '}
            <span role="status" className="font-normal text-muted">
              {copy.shown(count(shown.length), count(contacts.length))}
            </span>
          </h3>
          <div className="relative max-sm:w-full">
            <Search size={14} className="absolute inset-y-0 left-2.5 my-auto text-muted" />
            <input
              type="search"
              aria-label={copy.search}
              placeholder={copy.search}
              value={asked.text}
              onChange={({ target }) => setAsked({ ...asked, text: target.value })}
              className="h-hit-small w-72 rounded-md border border-control bg-surface pr-2 pl-8 text-sm placeholder:text-muted max-sm:w-full"
            />
          </div>
        </div>
        <PinnedQuotes pins={pins} />
      </div>
      {shown.length > 0 ? (
        <ContactTable
          contacts={shown}
          asked={asked}
          lookedAt={contactId}
          onSort={(by) => setAsked(sortedBy(asked, by))}
          isPinned={(one) => pins.has(pinOf(one))}
          onPin={(one) => pins.toggle(pinOf(one))}
        />
      ) : (
        <div className="flex-1 border-t border-line p-4 text-muted">
          <p>{copy.none}</p>
          <Button
            size="small"
            className="mt-2"
            onClick={() => setAsked({ ...asked, score: null, text: '' })}
          >
            {copy.everyone}
          </Button>
        </div>
      )}
      <p className="truncate px-4 py-1.5 text-xs text-muted" title={provenanceOf(source)}>
        {provenanceOf(source)}
      </p>
    </>
  );
}

const provenanceOf = (source: IndicatorDetailResponse['source']) =>
  quarterCopy.provenance(source.file_name, dateTime(source.upload_date), source.owner_username);
