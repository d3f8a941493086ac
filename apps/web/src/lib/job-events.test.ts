/** @jest-environment node */
import { jest } from '@jest/globals';
import { ApiError, NetworkError } from './http';
import { jobEvents } from './job-events';

const aJob = (status: string, progress = 0) =>
  `event: job\ndata: ${JSON.stringify({ status, progress, step: null })}\n\n`;
const aStream = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );
const answers = (...responses: (Response | Error)[]) => {
  const fetched = jest.fn(async () => {
    const next = responses.shift()!;
    if (next instanceof Error) throw next;
    return next;
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};
const PAUSES = [1, 1, 1] as unknown as Parameters<typeof jobEvents>[1];
const seen = async () => {
  const states: string[] = [];
  for await (const { status, progress } of jobEvents('id', PAUSES))
    states.push(`${status} ${progress}`);
  return states;
};

test('events arrive in order, also when one is cut in two, and the stream ends with the job', async () => {
  const event = aJob('running', 40);
  const fetched = answers(
    aStream(
      aJob('queued'),
      ': beat\n\n',
      event.slice(0, 20),
      event.slice(20) + aJob('completed', 100),
    ),
  );
  expect(await seen()).toEqual(['queued 0', 'running 40', 'completed 100']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a broken stream and a gateway that restarts are survived', async () => {
  answers(
    aStream(aJob('running', 10)),
    new TypeError('network'),
    Response.json({ code: 'SHUTTING_DOWN' }, { status: 503 }),
    aStream(aJob('completed', 100)),
  );
  expect(await seen()).toEqual(['running 10', 'completed 100']);
});

test('a server that stays away ends in a network error, a refusal at once', async () => {
  answers(...Array.from({ length: 4 }, () => new TypeError('network')));
  await expect(seen()).rejects.toBeInstanceOf(NetworkError);
  const refusal = { code: 'JOB_NOT_FOUND', message: 'Tidak ada.' };
  const fetched = answers(Response.json(refusal, { status: 404 }));
  await expect(seen()).rejects.toEqual(new ApiError(404, 'JOB_NOT_FOUND', 'Tidak ada.', null));
  expect(fetched).toHaveBeenCalledTimes(1);
});
