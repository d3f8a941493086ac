import { CodedError, MODEL_RESPONSE_MAX_BYTES } from '@lqc/contracts';

/**
 * Fetches as `fetch` does, but gives up a response, also one that tells an error, beyond the bytes that any
 * has. They are counted unpacked: half a megabyte of gzip can hold as much as the process may.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, control) {
      bytes += piece.byteLength;
      // Ends the call, too.
      if (bytes > MODEL_RESPONSE_MAX_BYTES) throw new CodedError('LLM_FAILED');
      control.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(bound), response);
};
