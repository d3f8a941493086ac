import { addPerson } from '../support/people';
import { runTrial, type TrialOutcome } from '../support/capture-trial';
import { signInFirst } from '../support/first-analysis';
import { journey, page, product } from '../support/journey';

/** How many trials, and the seed of the first: `CAPTURE_RUNS=300 CAPTURE_SEED=1`. */
const RUNS = Number(process.env.CAPTURE_RUNS ?? 20);
const FIRST = Number(process.env.CAPTURE_SEED ?? 1);
const AT_ONCE = Number(process.env.CAPTURE_AT_ONCE ?? 2);
const PER_PERSON = 100;

let people: string[] = [];
journey('empty', async () => {
  await signInFirst(page, product.admin);
  people = Array.from({ length: Math.ceil(RUNS / PER_PERSON) }, (_, at) => `petugas.${at + 1}`);
  for (const username of people) await addPerson(page, { username, role: 'staff' });
});

test(
  'nothing that the screen called saved is lost, doubled or overwritten, whatever happens to device and network',
  async () => {
    const outcomes: TrialOutcome[] = [];
    const broken: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < RUNS) {
        const at = next;
        next += 1;
        const seed = FIRST + at;
        const username = people[at % people.length]!;
        await runTrial(seed, { url: product.url, username }).then(
          (outcome) => outcomes.push(outcome),
          (error: Error) => broken.push(`seed ${seed}: ${error.message.split('\n')[0]}`),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const bad = outcomes.filter(({ lost, doubled }) => lost.length + doubled.length > 0);
    process.stderr.write(
      `capture: ${outcomes.length} of ${RUNS} trials from seed ${FIRST}, ${outcomes.reduce((sum, { steps }) => sum + steps.length, 0)} steps, ${bad.length} with losses, ${broken.length} did not end\n${broken.join('\n')}\n`,
    );
    expect(bad).toEqual([]);
    expect(broken).toEqual([]);
  },
  4 * 3600 * 1000,
);
