import { z } from 'zod';

/** A person's choice for the plan of visits: the company was added to it, or is not to be proposed. */
export const PlanChoice = z.enum(['added', 'removed']);
export type PlanChoice = z.infer<typeof PlanChoice>;
