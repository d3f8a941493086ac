import { createParser } from 'eventsource-parser';

/** Yields the data of each server-sent event as it arrives; leaving the loop closes the stream. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  const text = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(text.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // A browser allows few event streams at once, so each is closed when it is no longer read.
    void reader.cancel().catch(() => {});
  }
}
