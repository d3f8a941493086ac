import type { HeldFigure, ReleaseLeaving } from '@lqc/contracts';
import { Disclosure } from '../../components/disclosure';
import { dateTime } from '../../lib/format';
import { copy } from './copy';

/**
 * How many figures are released, which are withheld for what they would reveal, and the copies compared
 * with.
 */
export function Leaving({ leaving }: { readonly leaving: ReleaseLeaving }) {
  const { cells, held, held_count: count, compared_with: copies } = leaving;
  const say = copy.release.leaving;
  const differences = held.filter((one) => one.is_difference);
  const others = held.filter((one) => !one.is_difference);
  return (
    <section className="border-t border-line pt-2">
      <h3 className="font-semibold">{say.title}</h3>
      <p className="mt-1">{say.figures(cells - count, cells)}</p>
      {leaving.unremembered_until && (
        <p className="mt-2 border-l-[3px] border-gold pl-2.5">
          {say.unremembered(dateTime(leaving.unremembered_until))}
        </p>
      )}
      <h4 className="mt-2 text-sm font-medium">{say.comparedWith}</h4>
      {copies.length === 0 ? (
        <p className="text-sm text-muted">{say.none}</p>
      ) : (
        <ul className="text-sm">
          {copies.map(({ name, by, at, contacts }) => (
            <li key={`${name} ${at}`}>
              {say.copy(name, dateTime(at), by)}
              {contacts !== null && <span className="text-muted"> · {say.contacts(contacts)}</span>}
            </li>
          ))}
        </ul>
      )}
      <Held title={say.differences} note={say.differencesNote} held={differences} />
      <Held title={say.shown} note={say.shownNote} held={others} />
    </section>
  );
}

function Held({
  title,
  note,
  held,
}: {
  readonly title: string;
  readonly note: string;
  readonly held: readonly HeldFigure[];
}) {
  if (held.length === 0) return null;
  return (
    <Disclosure summary={title} count={held.length}>
      <p className="text-sm text-muted">{note}</p>
      <ul className="text-sm">
        {held.map((one) => (
          <li key={JSON.stringify(one)}>{copy.release.leaving.figure(one)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
