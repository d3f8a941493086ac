import { createParser } from 'eventsource-parser';

/** The data of each server-sent event, as it comes; leaving the loop closes the stream. */
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
    // A browser holds few event streams at once: never leave one open.
    void reader.cancel().catch(() => {});
  }
}
