/**
 * The stream cipher RC4, which `.xls` files are encrypted with. Node's OpenSSL no longer offers it.
 */
export class Rc4 {
  readonly #state = Uint8Array.from({ length: 256 }, (_, at) => at);
  #i = 0;
  #j = 0;

  constructor(key: Uint8Array) {
    const state = this.#state;
    for (let at = 0, other = 0; at < 256; at += 1) {
      other = (other + state[at]! + key[at % key.length]!) & 0xff;
      [state[at], state[other]] = [state[other]!, state[at]!];
    }
  }

  /** The next byte of the key stream. */
  next(): number {
    const state = this.#state;
    this.#i = (this.#i + 1) & 0xff;
    const a = state[this.#i]!;
    this.#j = (this.#j + a) & 0xff;
    const b = state[this.#j]!;
    state[this.#i] = b;
    state[this.#j] = a;
    return state[(a + b) & 0xff]!;
  }

  /** Decrypts the bytes that come next. */
  decrypted(bytes: Uint8Array): Uint8Array {
    return bytes.map((byte) => byte ^ this.next());
  }
}
