import { type IndicatorKey, indicatorKeyOf, shortSectorName, type Statement } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { dotted } from '../../lib/format';
import { SHADE_LOOKS } from '../charts/shades';
import { indicatorDetailOf } from '../analysis-session/api';
import type { BasisProps } from './basis-props';
import { copy } from './copy';

/** How contacts answered, and quotes that support or oppose the sentence. */
export function BasisVoices(props: BasisProps & { readonly statement: Statement }) {
  const { counter, evidence } = props.statement;
  const agreeing = evidence.filter(({ support }) => support !== 'opposite');
  const opposing = [
    ...evidence
      .filter(({ support }) => support === 'opposite')
      .map(({ sentence: quote, ...one }) => ({ ...one, quote, contact: '' })),
    ...(counter?.quotes ?? []),
  ].filter(({ quote }) => !agreeing.some(({ sentence }) => sentence === quote));
  if (!counter && agreeing.length + opposing.length === 0)
    return <p className="border-t border-line pt-3 text-sm text-muted">{copy.basis.noQuotes}</p>;
  const against =
    props.statement.status === 'contradicted' ? copy.basis.against : copy.basis.opposing;
  const sides = [
    [
      copy.basis.agreeing,
      'border-accent',
      agreeing.map((one) => ({ ...one, quote: one.sentence, contact: '' })),
    ],
    [against, 'border-control border-dashed', opposing],
  ] as const;
  const total = counter ? counter.up + counter.same + counter.down : 0;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-sm font-semibold">
        {copy.basis.voices}{' '}
        {total > 0 && (
          <span className="text-xs font-normal text-muted">{copy.basis.voicesOf(total)}</span>
        )}
      </h3>
      {counter && total > 0 && <Answers {...counter} />}
      {sides.map(
        ([title, edge, voices]) =>
          voices.length > 0 && (
            <Voices key={title} title={title}>
              {voices.map(({ contact_id: id, quote, contact, indicator }) => (
                <Voice
                  key={`${id} ${quote}`}
                  {...props}
                  {...{ id, quote, edge }}
                  about={indicator}
                  name={contact}
                />
              ))}
            </Voices>
          ),
      )}
    </section>
  );
}

/** A bar of the numbers of contacts whose answers rose, stayed and fell. */
function Answers({ up, same, down }: { up: number; same: number; down: number }) {
  const parts = [
    { n: up, words: copy.basis.up(up), look: SHADE_LOOKS['rise-2'] },
    { n: same, words: copy.basis.same(same), look: SHADE_LOOKS.same },
    { n: down, words: copy.basis.down(down), look: SHADE_LOOKS['fall-2'] },
  ].filter(({ n }) => n > 0);
  return (
    <ul className="mt-1 flex min-h-5.5 gap-px text-xs font-semibold">
      {parts.map(({ n, words, look }) => (
        <li
          key={words}
          className="min-w-fit px-1.5 leading-5.5 whitespace-nowrap"
          style={{ ...look, flex: n }}
        >
          {words}
        </li>
      ))}
    </ul>
  );
}

// No colour of direction: quotes that support a sentence about a fall come from contacts that fell, too.
function Voices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4 className="mt-3 text-xs font-semibold">{title}</h4>
      <ul className="mt-1.5 space-y-2">{children}</ul>
    </>
  );
}

interface VoiceProps extends BasisProps {
  readonly id: string;
  readonly quote: string;
  /** The indicator that it was said of, where that is known. */
  readonly about: IndicatorKey | null | undefined;
  readonly name: string;
  readonly edge: string;
}

/** A quote with a link to its contact, and a button to insert it into the text. */
function Voice(props: VoiceProps) {
  const { report, section, id, quote, about, name, edge } = props;
  const { chosen, isReadOnly, actions, onContact } = props;
  const indicator = about ?? indicatorKeyOf(section.target) ?? 'domestik';
  const detail = useQuery(indicatorDetailOf(report.session_id, indicator, 'now'));
  const contact = detail.data?.contacts.find((one) => one.contact_id === id);
  const source = contact
    ? [
        contact.contact,
        contact.sector && shortSectorName(contact.sector),
        contact.narrative_cell && copy.basis.cell(contact.narrative_cell),
      ]
    : [name || copy.basis.contact];
  return (
    <li className={`border-l-[3px] pl-2.5 ${edge}`}>
      <blockquote className="text-sm">“{quote}”</blockquote>
      <p className="flex items-center gap-1">
        <button
          type="button"
          onClick={() => onContact(id, indicator)}
          className="min-h-6 min-w-0 flex-1 text-left text-xs text-accent hover:underline max-lg:min-h-11"
        >
          {dotted(...source)}
        </button>
        {!isReadOnly && (
          <button
            type="button"
            title={copy.basis.insert}
            aria-label={`${copy.basis.insert}: ${quote.slice(0, 60)}`}
            onClick={() =>
              actions.current?.insertAfter(chosen?.statement ?? null, copy.basis.quoted(quote))
            }
            className="grid size-6 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-accent max-lg:size-11"
          >
            <Quote size={14} />
          </button>
        )}
      </p>
    </li>
  );
}
