import { startModelStandIn } from '@lqc/drafting/testing';
import { sampleNames } from '@lqc/sample-data';

// A stand-in for the language model that writes as fast as people read. It runs in a separate process and
// prints its address as its first line.

const EVERY_MS = 50;
const text =
  'Rata-rata Harga Jual dibahas banyak kontak karena persaingan produk impor dan biaya energi. '.repeat(
    60,
  );
const standIn = await startModelStandIn(sampleNames, () => ({
  kind: 'text',
  text,
  everyMs: EVERY_MS,
}));
console.log(standIn.url);
