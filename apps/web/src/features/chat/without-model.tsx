import { Link } from '@tanstack/react-router';
import { ModelOff } from '../model/model-off';
import { copy } from './copy';
import { chatOpening } from './opening';

/** In place of suggested questions, where no model is configured: why, and what answers without one. */
export function WithoutModel({ sessionId: session }: { sessionId: string }) {
  const ways = [
    { ...copy.ways.summary, to: '/dashboard', search: { session, tab: 'summary' } },
    { ...copy.ways.comparison, to: '/dashboard', search: { session, tab: 'comparison' } },
    { ...copy.ways.search, to: '/cari', search: {} },
  ] as const;
  return (
    <div className="flex flex-col gap-2 px-3 pb-2">
      <ModelOff what={copy.off} />
      <p className="text-sm">{copy.waysTitle}</p>
      <ul aria-label={copy.waysTitle} className="flex flex-col gap-1 text-sm">
        {ways.map(({ label, what, ...link }) => (
          <li key={label}>
            <Link
              {...link}
              className="font-medium text-accent underline underline-offset-2"
              onClick={chatOpening.close}
            >
              {label}
            </Link>
            : {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
