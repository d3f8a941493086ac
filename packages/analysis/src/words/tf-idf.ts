/** A word with its score over all documents, and the number of documents that contain it. */
export interface RankedWord {
  readonly word: string;
  readonly score: number;
  readonly documents: number;
}

/**
 * Words ranked by TF-IDF, highest score first, equal scores alphabetically. A document is the list of one
 * contact's words (`tokens`); empty documents count too.
 *
 * Source: scikit-learn's `TfidfVectorizer` with default settings: idf = ln((1 + n) / (1 + df)) + 1,
 * each document's vector scaled to length 1; a word's score is the sum over the documents.
 */
export function tfIdf(documents: readonly (readonly string[])[]): RankedWord[] {
  const vocabulary = new Map<string, number>();
  const counted = documents.map((words) => countWords(words, vocabulary));
  const frequency = new Uint32Array(vocabulary.size);
  for (const counts of counted) for (const word of counts.keys()) frequency[word]! += 1;
  const idf = Float64Array.from(
    frequency,
    (documentsWith) => Math.log((1 + documents.length) / (1 + documentsWith)) + 1,
  );
  const score = new Float64Array(vocabulary.size);
  for (const counts of counted) {
    let squares = 0;
    for (const [word, count] of counts) squares += (count * idf[word]!) ** 2;
    const length = Math.sqrt(squares);
    for (const [word, count] of counts) score[word]! += (count * idf[word]!) / length;
  }
  return [...vocabulary]
    .map(([word, id]) => ({ word, score: score[id]!, documents: frequency[id]! }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}

/** Counts the words of a document, by their index in the vocabulary; new words are added to it. */
function countWords(
  words: readonly string[],
  vocabulary: Map<string, number>,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    let id = vocabulary.get(word);
    if (id === undefined) vocabulary.set(word, (id = vocabulary.size));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
