import { unsure } from '../../judging/reading.js';
import type { Reader } from '../reader.js';
import { readNumber } from './read-number.js';

/** Every number that is left, as the figure that it states, once for each name that it is said of. */
export const readNumbers: Reader = (sentence, _readings, bindings) =>
  sentence.all('number').flatMap((item) => {
    if (item.used) return [];
    const { bounds, isGuess } = bindings(item);
    return bounds.flatMap((bound) => {
      const reading = readNumber(sentence, item, bound);
      return reading ? [isGuess ? unsure(reading) : reading] : [];
    });
  });
