declare module 'natural/lib/natural/tfidf/index.js' {
  export class TfIdf {
    addDocument(text: string): void;
    listTerms(document: number): unknown[];
  }
}
