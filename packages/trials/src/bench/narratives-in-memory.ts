import { chosenIn, type SearchQuery } from '@lqc/contracts';
import type { Client } from 'pg';
/** Every narrative of an archive as numbers of words, to count by without a database what a search counts. */
export class NarrativesInMemory {
  #numbers: Map<string, number> = new Map();
  #words: string[] = [];
  #told: {
    quarter: string;
    sector: string;
    method: string;
    indicator: string;
    score: string;
    contact: number;
  }[] = [];
  #ends = new Uint32Array(2_000_000);
  #said = new Uint16Array(64_000_000);

  static async of(database: Client) {
    const all = new NarrativesInMemory();
    const { rows: quarters } = await database.query(
      `SELECT id, survey_id FROM workbook_file WHERE kind = 'quarterly'`,
    );
    for (const { id, survey_id: survey } of quarters) {
      const { rows } = await database.query(
        `SELECT n.position, n.method, c.sector, a.indicator, a.score, a.narrative
           FROM contact_note n JOIN answer a ON a.contact_id = n.id
           JOIN noted_company c ON c.contact_id = n.id
          WHERE n.survey_id = $1 AND a.narrative IS NOT NULL ORDER BY n.position`,
        [survey],
      );
      for (const row of rows) all.#add(id, row);
    }
    return all;
  }

  #add(
    quarter: string,
    {
      position,
      method,
      sector,
      indicator,
      score,
      narrative,
    }: {
      position: number;
      method: string;
      sector: string | null;
      indicator: string;
      score: number | null;
      narrative: string;
    },
  ) {
    const at = this.#told.push({
      quarter,
      method,
      indicator,
      sector: sector ?? '-',
      score: String(score ?? '-'),
      contact: position,
    });
    let end = at > 1 ? (this.#ends[at - 2] as number) : 0;
    for (const word of narrative.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      const number = this.#numbers.get(word) ?? this.#words.push(word) - 1;
      this.#numbers.set(word, number);
      this.#said[end++] = number;
    }
    this.#ends[at - 1] = end;
  }

  /** How many interviews and narratives match. */
  count({ groups, without }: SearchQuery, filters: Record<string, string | undefined>) {
    const terms = [...groups.flat(), ...without];
    /** Which terms may end with a word. */
    const ending: Map<number, number[]> = new Map();
    const isEnding = new Uint8Array(this.#words.length);
    for (const [nth, { words, forms, isPrefix }] of terms.entries())
      for (const [number, word] of this.#words.entries())
        if (isPrefix ? word.startsWith(words.at(-1) ?? '') : forms.has(word)) {
          ending.set(number, [...(ending.get(number) ?? []), nth]);
          isEnding[number] = 1;
        }
    const before = terms.map(({ words }) =>
      words.slice(0, -1).map((word) => this.#numbers.get(word) ?? -1),
    );
    let nth = 0;
    const placed = groups.map((group) => group.map(() => nth++));
    const left = without.map(() => nth++);
    const chosen = ['quarter', 'sector', 'method', 'indicator', 'score'].flatMap((field) =>
      filters[field] ? [{ field, values: new Set(chosenIn(filters[field])) }] : [],
    );
    const contacts = new Set();
    let hits = 0;
    const found = new Uint8Array(terms.length);
    let begin = 0;
    for (let at = 0; at < this.#told.length; at += 1) {
      const end = this.#ends[at] as number;
      let isAny = false;
      for (let place = begin; place < end; place += 1) {
        const number = this.#said[place] as number;
        if (!isEnding[number]) continue;
        for (const term of ending.get(number) ?? []) {
          const words = before[term] as number[];
          const first = place - words.length;
          if (first >= begin && words.every((one, offset) => this.#said[first + offset] === one)) {
            found[term] = 1;
            isAny = true;
          }
        }
      }
      begin = end;
      if (!isAny) continue;
      const matches =
        placed.every((group) => group.some((term) => found[term])) &&
        !left.some((term) => found[term]);
      found.fill(0);
      const told = this.#told[at] as unknown as Record<string, string>;
      if (!matches || !chosen.every(({ field, values }) => values.has(told[field]!))) continue;
      hits += 1;
      contacts.add(`${told.quarter} ${told.contact}`);
    }
    return { contacts: contacts.size, hits_total: hits };
  }
}
