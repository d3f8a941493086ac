import { rmSync } from 'node:fs';
import { runTrial, type TrialOutcome } from '../support/capture-trial';
import { PLANTED_FAULTS, type PlantedFault } from '../support/planted-faults';
import { buildVersions } from '../support/program-versions';
import { VisitOffice } from '../support/visit-office';

/** How many trials, and the seed of the first: `CAPTURE_RUNS=300 CAPTURE_SEED=1`. */
const RUNS = Number(process.env.CAPTURE_RUNS ?? 40);
const FIRST = Number(process.env.CAPTURE_SEED ?? 1);
const AT_ONCE = Number(process.env.CAPTURE_AT_ONCE ?? 2);
/** A person has at most 300 open notes. */
const PER_PERSON = 100;
/** Within so many trials a planted fault must be found. */
const FOUND_WITHIN = 50;
const HOURS_MS = 3600 * 1000;

interface Told {
  readonly seed: number;
  /** Null where the trial ended as it should. */
  readonly found: string | null;
  /** False where it was broken off: that is no find of a planted fault. */
  readonly isOver: boolean;
  readonly steps: number;
}

const hasFound = ({ found, isOver }: Told) => found !== null && isOver;

const told = ({ seed, steps, lost, doubled }: TrialOutcome): Told => ({
  seed,
  steps: steps.length,
  isOver: true,
  found:
    lost.length + doubled.length > 0
      ? `${[...lost, ...doubled.map((field) => `${field} is doubled`)].join('; ')} after ${steps.join(', ')}`
      : null,
});

/** Trials one after the other, some at once, each in an office of its own, until all are done. */
async function trials(
  runs: number,
  { fault, untilFound = false }: { readonly fault?: PlantedFault; readonly untilFound?: boolean },
): Promise<Told[]> {
  const ended: Told[] = [];
  const versions = await buildVersions(fault);
  let next = FIRST;
  const work = async () => {
    const office = await VisitOffice.start(versions, Math.ceil(runs / PER_PERSON), fault);
    try {
      while (next < FIRST + runs && !(untilFound && ended.some(hasFound))) {
        const seed = next;
        next += 1;
        const username = office.people[seed % office.people.length]!;
        const one = await runTrial(seed, office, username).then(told, (error: Error) => ({
          seed,
          steps: 0,
          isOver: false,
          found: `did not end: ${error.message.split('\n')[0]}`,
        }));
        ended.push(one);
        if (one.found) process.stderr.write(`capture: seed ${seed}: ${one.found}\n`);
        else if (ended.length % 20 === 0) process.stderr.write(`capture: ${ended.length} trials\n`);
      }
    } finally {
      await office.stop();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const folder of versions) rmSync(folder, { recursive: true, force: true });
  return ended;
}

test(
  'nothing that the screen called saved is lost, doubled or overwritten, whatever happens to device and network',
  async () => {
    const ended = await trials(RUNS, {});
    const found = ended.filter((one) => one.found);
    const steps = ended.reduce((sum, one) => sum + one.steps, 0);
    process.stderr.write(
      `capture: ${ended.length} trials from seed ${FIRST}, ${steps} steps, ${found.length} found something\n`,
    );
    expect(found).toEqual([]);
  },
  4 * HOURS_MS,
);

test.each(PLANTED_FAULTS.map((fault) => [fault.name, fault] as const))(
  'the trials find it where %s',
  async (name, fault) => {
    const ended = await trials(FOUND_WITHIN, { fault, untilFound: true });
    const found = ended.find(hasFound);
    process.stderr.write(`capture: ${name}: found by trial ${ended.indexOf(found!) + 1}\n`);
    expect(found).toBeDefined();
  },
  HOURS_MS,
);
