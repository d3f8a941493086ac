import type { CaptureField } from '@lqc/contracts';

type Value = string | number | boolean;

/** What the screens of one device had called saved of a note, by field. */
export class SavedValues {
  readonly #values = new Map<string, Value>();

  /** @param whose as a finding names the device */
  constructor(private readonly whose: string) {}

  get = (field: string): Value | undefined => this.#values.get(field);
  has = (field: string): boolean => this.#values.has(field);
  set = (field: string, value: Value): void => void this.#values.set(field, value);

  /** What is missing of a text that a screen shows; texts are only ever added to in the trials. */
  missingOn(field: string, there: string): string[] {
    const was = String(this.get(field) ?? '');
    return there.startsWith(was) ? [] : [`${field}: "${was}" was saved, "${there}" is there`];
  }

  /** What is missing of the note that the office holds: it stands in none of a field's versions. */
  missingAt(fields: readonly CaptureField[]): string[] {
    return [...this.#values].flatMap(([field, value]) => {
      const told = fields.find((one) => one.field === field);
      const standing = [told?.value ?? '', ...(told?.versions ?? []).map((one) => one.value)];
      // A text that somebody went on with begins with it.
      const holds = (there: unknown) =>
        there === value || (typeof value === 'string' && String(there).startsWith(value));
      return standing.some(holds)
        ? []
        : [`${field}: ${this.whose} saved "${value}", the office has ${JSON.stringify(standing)}`];
    });
  }
}
