import type { ReportSection, Statement } from '@lqc/contracts';
import { useRef } from 'react';
import { StepButtons } from '../../components/step-buttons';
import { BasisActions } from './basis-actions';
import type { BasisProps } from './basis-props';
import { useBasisSaid } from './basis-said';
import { BasisVerdict } from './basis-verdict';
import { BasisVoices } from './basis-voices';
import { copy } from './copy';
import { factsBehind } from './facts-behind';

/** The basis of the sentence at the cursor: facts, supporting and opposing quotes, actions. */
export function Basis(props: BasisProps) {
  const { section, session, chosen, actions } = props;
  const told = section.statements
    .map(({ status }, at) => ({ status, at }))
    .filter(({ status }) => status !== 'no_claim');
  const position = told.findIndex(({ at }) => at === chosen?.statement);
  const statement = chosen ? section.statements[chosen.statement] : undefined;
  const step = (by: 1 | -1) => {
    const next = told[position === -1 ? 0 : (position + by + told.length) % told.length];
    if (!next) return;
    stepped.current = next.at;
    actions.current?.show(next.at);
  };
  /** The sentence that the buttons go to, where the text is not read out. */
  const stepped = useRef<number | null>(null);
  useBasisSaid(section, chosen, () => {
    const isStep = chosen?.statement === stepped.current;
    stepped.current = null;
    if (!isStep || !chosen) return [];
    return [`${copy.basis.position(position + 1, told.length)}.`, chosen.text];
  });
  const source = session?.quarters.now?.source.file_name;
  return (
    <div className="flex flex-col gap-4">
      <header className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1 text-lg font-semibold">{copy.basis.title}</h2>
        {told.length > 0 && (
          <>
            <span className="mr-1 text-xs text-muted">
              {position !== -1 && copy.basis.position(position + 1, told.length)}
            </span>
            <StepButtons
              className="px-1.5 max-lg:px-3"
              back={copy.basis.previous}
              on={copy.basis.next}
              onStep={step}
            />
          </>
        )}
      </header>
      {!chosen || !statement ? (
        <p className="text-muted">{copy.basis.hint}</p>
      ) : (
        <>
          <BasisVerdict {...props} chosen={chosen} statement={statement} />
          {chosen.status !== 'edited' && (
            <>
              <Facts section={section} statement={statement} source={source} />
              <BasisVoices {...props} statement={statement} />
            </>
          )}
          <BasisActions key={chosen.statement} {...props} chosen={chosen} statement={statement} />
        </>
      )}
    </div>
  );
}

/** The figures that the sentence was checked against. */
function Facts({
  section,
  statement,
  source,
}: {
  section: ReportSection;
  statement: Statement;
  source: string | undefined;
}) {
  const facts = factsBehind(section, statement);
  if (facts.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{copy.basis.facts}</h3>
      <ul className="mt-1 space-y-1 text-sm">
        {facts.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {source && <p className="mt-1 text-xs text-muted">{copy.basis.of(source)}</p>}
    </section>
  );
}
