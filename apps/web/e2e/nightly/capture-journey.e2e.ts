import { runTrial, type TrialOutcome } from '../support/capture-trial';
import { PLANTED_FAULTS } from '../support/planted-faults';
import { startVisitOffice, type VisitOffice } from '../support/visit-office';

/** How many trials, and the seed of the first: `CAPTURE_RUNS=300 CAPTURE_SEED=1`. */
const RUNS = Number(process.env.CAPTURE_RUNS ?? 40);
const FIRST = Number(process.env.CAPTURE_SEED ?? 1);
const AT_ONCE = Number(process.env.CAPTURE_AT_ONCE ?? 2);
const PER_PERSON = 100;
/** Within so many trials a planted fault must be found. */
const FOUND_WITHIN = 50;
const HOURS_MS = 3600 * 1000;

const isGood = ({ lost, doubled }: TrialOutcome) => lost.length + doubled.length === 0;

/** Trials one after the other, some at once, until one finds something or all are done. */
async function trials(
  office: VisitOffice,
  runs: number,
  { untilFound }: { readonly untilFound: boolean },
): Promise<{ outcomes: TrialOutcome[]; broken: string[] }> {
  const outcomes: TrialOutcome[] = [];
  const broken: string[] = [];
  const isFound = () => broken.length > 0 || !outcomes.every(isGood);
  let next = FIRST;
  const work = async () => {
    while (next < FIRST + runs && !(untilFound && isFound())) {
      const seed = next;
      next += 1;
      await runTrial(seed, office, office.people[seed % office.people.length]!).then(
        (outcome) => outcomes.push(outcome),
        (error: Error) => broken.push(`seed ${seed}: ${error.message.split('\n')[0]}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { outcomes, broken };
}

test(
  'nothing that the screen called saved is lost, doubled or overwritten, whatever happens to device and network',
  async () => {
    const office = await startVisitOffice(Math.ceil(RUNS / PER_PERSON));
    const { outcomes, broken } = await trials(office, RUNS, { untilFound: false }).finally(
      office.stop,
    );
    const bad = outcomes.filter((one) => !isGood(one));
    process.stderr.write(
      `capture: ${outcomes.length} of ${RUNS} trials from seed ${FIRST}, ${outcomes.reduce((sum, { steps }) => sum + steps.length, 0)} steps, ${bad.length} with losses, ${broken.length} did not end\n${broken.join('\n')}\n`,
    );
    expect(bad).toEqual([]);
    expect(broken).toEqual([]);
  },
  4 * HOURS_MS,
);

test.each(PLANTED_FAULTS.map((fault) => [fault.name, fault] as const))(
  'the trials find it where %s',
  async (name, fault) => {
    const office = await startVisitOffice(1, fault);
    const { outcomes, broken } = await trials(office, FOUND_WITHIN, { untilFound: true }).finally(
      office.stop,
    );
    const found = outcomes.find((one) => !isGood(one));
    const [what] = [...(found?.lost ?? []), ...(found?.doubled ?? []), ...broken];
    process.stderr.write(`capture: ${name}: after ${outcomes.length} trials: ${what}\n`);
    expect(what).toBeDefined();
  },
  HOURS_MS,
);
