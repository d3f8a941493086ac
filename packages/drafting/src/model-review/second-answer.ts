import { ClaimCategory, ClaimMeasure, IndicatorKeySchema, QuarterRole } from '@lqc/contracts';
import { z } from 'zod';
import type { AnswerSchema } from '../model/structured-output.js';

/** What a figure is of. */
const Named = z.object({
  indicator: IndicatorKeySchema.nullable().default(null),
  sector: z.string().nullable().default(null),
  category: z.string().nullable().default(null),
  period: QuarterRole.nullable().default(null),
});

/** An assertion in the words of `packages/claims`: an operator, a measure, and each dimension as it is said. */
const Claim = Named.extend({
  /** The number of the sentence it stands in. */
  sentence: z.number().int(),
  /** Its words, letter by letter. */
  span: z.string(),
  operator: z.enum(['equals', 'moved', 'stayed', 'compared', 'ranked', 'within']),
  measure: ClaimMeasure,
  base: QuarterRole.nullable().default(null),
  direction: z.enum(['up', 'same', 'down']).nullable().default(null),
  comparison: z.enum(['more', 'less', 'equal']).nullable().default(null),
  against: Named.nullable().default(null),
  end: z.enum(['top', 'bottom']).nullable().default(null),
  place: z.number().int().nullable().default(null),
  among: z.enum(['indicator', 'sector']).nullable().default(null),
  side: z.enum(['above', 'neutral', 'below']).nullable().default(null),
  value: z.number().nullable().default(null),
  negated: z.boolean().default(false),
});

/** A claim as the second reading has found it in a person's words. */
export type SecondClaim = Categorised<Omit<z.infer<typeof Claim>, 'against'>> & {
  readonly against: Categorised<z.infer<typeof Named>> | null;
};

type Categorised<T> = Omit<T, 'category'> & { readonly category: ClaimCategory | null };

const Support = z.object({
  sentence: z.number().int(),
  source: z.string(),
  level: z.enum(['didukung', 'sebagian', 'tidak']),
});

/** How far a source says what the sentence says that rests on it. */
type SecondSupport = z.infer<typeof Support>;

const Answer = z.object({
  claims: z.array(z.unknown()).max(200),
  support: z.array(z.unknown()).max(200),
});

export interface SecondAnswer {
  readonly claims: readonly SecondClaim[];
  readonly support: readonly SecondSupport[];
}

/** A reading with a larger share of faulty claims than this is not used. */
const MOST_FAULTY = 0.25;

/**
 * What a second reading found. Null for one that can't be used: no JSON of this form, or too many
 * claims that name what does not exist or words that the sentence does not have.
 */
export function readSecondAnswer(
  written: string,
  { sentences, sources }: Pick<SecondQuestion, 'sentences' | 'sources'>,
): SecondAnswer | null {
  const answer = Answer.safeParse(parsed(written));
  if (!answer.success) return null;
  const claims = answer.data.claims.flatMap((one): SecondClaim[] => {
    const claim = Claim.safeParse(one).data;
    if (!claim || !sentences.get(claim.sentence)?.includes(claim.span) || !claim.span) return [];
    const against = claim.against && categorised(claim.against);
    const own = categorised(claim);
    return own && (against || claim.against === null) ? [{ ...own, against }] : [];
  });
  const support = answer.data.support.flatMap((one): SecondSupport[] => {
    const level = Support.safeParse(one).data;
    return level && sources.get(level.source)?.sentence === level.sentence ? [level] : [];
  });
  const asked = answer.data.claims.length + answer.data.support.length;
  const faulty = asked - claims.length - support.length;
  return faulty > asked * MOST_FAULTY ? null : { claims, support };
}

/** Null for a category that does not exist. */
function categorised<T extends { readonly category: string | null }>(
  one: T,
): Categorised<T> | null {
  const category = ClaimCategory.safeParse(one.category).data ?? null;
  return one.category !== null && category === null ? null : { ...one, category };
}

/** Sentences by their numbers, and the sources that they rest on. */
export interface SecondQuestion {
  readonly sentences: ReadonlyMap<number, string>;
  readonly sources: ReadonlyMap<string, { readonly sentence: number; readonly text: string }>;
}

/** The form of the answer. */
export function secondSchema(): AnswerSchema {
  const schema = z.toJSONSchema(z.object({ claims: z.array(Claim), support: z.array(Support) }), {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  delete schema.$schema;
  return { name: 'bacaan_kedua', schema: schema as Record<string, unknown> };
}

function parsed(written: string): unknown {
  const text = written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
