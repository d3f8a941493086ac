import { CodedError } from '@lqc/contracts';
import { makers, type MakeRequest, type MakingAnswer } from './makers.js';

/** Runs in a thread of the workshop: errors cross threads as data, for their class would be lost. */
export default async function make({ name, input }: MakeRequest): Promise<MakingAnswer> {
  try {
    return { made: await makers[name](input as never) };
  } catch (error) {
    if (error instanceof CodedError) return { refused: { code: error.code, args: error.args } };
    throw error;
  }
}
