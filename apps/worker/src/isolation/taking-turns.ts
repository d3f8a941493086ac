import { getOrInsert } from '@lqc/contracts';
import { Piscina, type PiscinaTask, type TaskQueue } from 'piscina';

/** What a task tells the queue: who asked for it. */
export const askedBy = (ownerId: string) => ({ [Piscina.queueOptionsSymbol]: { ownerId } });

/**
 * Tasks that wait for a thread, one of each person in turn, so that one person's many tasks delay
 * another's single one by one task at most.
 */
export class TakingTurns implements TaskQueue {
  /** The tasks of each person, first come first served; persons in the order of their turns. */
  readonly #waiting = new Map<string, Set<PiscinaTask>>();

  get size(): number {
    let size = 0;
    for (const tasks of this.#waiting.values()) size += tasks.size;
    return size;
  }

  push(task: PiscinaTask): void {
    getOrInsert(this.#waiting, ownerOf(task), () => new Set()).add(task);
  }

  shift(): PiscinaTask | null {
    for (const [ownerId, tasks] of this.#waiting) {
      for (const task of tasks) {
        this.remove(task);
        // Whoever had a turn goes behind the others.
        const left = this.#waiting.get(ownerId);
        if (left) {
          this.#waiting.delete(ownerId);
          this.#waiting.set(ownerId, left);
        }
        return task;
      }
    }
    return null;
  }

  remove(task: PiscinaTask): void {
    const ownerId = ownerOf(task);
    const own = this.#waiting.get(ownerId);
    own?.delete(task);
    if (own?.size === 0) this.#waiting.delete(ownerId);
  }
}

/** What a task was given for the queue stands under a symbol that its type does not name. */
const ownerOf = (task: PiscinaTask): string => {
  const options: unknown = Reflect.get(task, Piscina.queueOptionsSymbol);
  return (options as { readonly ownerId?: string } | null)?.ownerId ?? '';
};
