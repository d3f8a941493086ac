import { useNavigate, useSearch } from '@tanstack/react-router';
import { Select } from '../../components/select';
import { ErrorNotice, Skeleton } from '../../components/states';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { SampleData } from '../files/sample-data';
import { ROOMS } from '../frame/navigation';
import { PageFrame } from '../frame/page-frame';
import { useStartAnalysis } from '../analysis-session/use-start-analysis';
import { Checklist, StepRow } from './checklist';
import { copy } from './copy';
import { StepAction } from './step-action';
import { nextOf, stepsOf } from './steps';
import { ToolCards } from './tool-cards';
import { useQuarterFacts } from './use-quarter-facts';
import { WhatChanged } from './what-changed';

/** A quarter's way to the report, ticked off by its data; beside it what changed. */
export function HomePage() {
  useTitle(copy.title);
  const { triwulan } = useSearch({ from: '/homepage' });
  const { is_admin: isAdmin } = useUser();
  const navigate = useNavigate();
  const known = useQuarterFacts(triwulan);
  const { facts, chosen, quarters, session, changes, isKnown, error } = known;
  const start = useStartAnalysis(
    (id) => void navigate({ to: '/dashboard', search: { tab: 'overview', session: id } }),
  );
  const steps = stepsOf(facts);
  const done = steps.filter(({ state }) => state === 'done').length;
  const canStart = Boolean(facts.company && facts.before);
  const isEmpty = isKnown && quarters.length === 0 && !facts.company;
  return (
    <PageFrame title={ROOMS[0].label} hasOwnHead className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <div className="rule-gold w-16" />
          <div className="mt-3 flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-2xl font-semibold text-balance">
              {facts.quarter?.label ?? copy.welcome}
            </h1>
            {isKnown && (
              <p className="text-lg text-muted">
                {copy.progress(done, steps.length, nextOf(steps))}
              </p>
            )}
          </div>
        </div>
        {quarters.length > 1 && (
          <Select
            label={copy.otherQuarter}
            options={quarters.map(({ id }) => id)}
            nameOf={(one) => quarters.find(({ id }) => id === one)!.label}
            value={facts.quarter?.id}
            onChoose={(one) => void navigate({ to: '/homepage', search: { triwulan: one } })}
          />
        )}
      </header>
      <ErrorNotice error={error} onRetry={known.retry} />
      <ErrorNotice error={start.error} onRetry={() => start.mutate(chosen)} />
      {isEmpty && isAdmin && <SampleData />}
      {!isKnown && !error && <Skeleton rows={9} />}
      {isKnown && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_384px]">
          <Checklist>
            {steps.map((step) => (
              <StepRow
                key={step.id}
                step={step}
                action={
                  <StepAction
                    step={step}
                    isAdmin={isAdmin}
                    sessionId={session?.session_id}
                    reportId={facts.report?.id}
                    start={canStart ? () => start.mutate(chosen) : null}
                    isStarting={start.isPending}
                  />
                }
              />
            ))}
          </Checklist>
          <div className="flex min-w-0 flex-col gap-3">
            <WhatChanged
              before={session?.label_before ?? facts.before?.label}
              sessionId={session?.session_id}
              changes={changes}
            />
          </div>
        </div>
      )}
      <ToolCards
        keptConclusions={known.kept?.length}
        reports={known.reports}
        analysedLabel={known.analysedLabel}
      />
    </PageFrame>
  );
}
