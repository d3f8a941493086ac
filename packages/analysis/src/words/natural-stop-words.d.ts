declare module 'natural/lib/natural/util/stopwords_id.js' {
  const list: { readonly words: readonly string[] };
  export default list;
}
