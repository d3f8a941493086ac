import { Controller, Inject } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { type CaptureNoteWhole, Database, type SignedIn } from '@lqc/database';
import { noteJoined } from '@lqc/phrases';
import { olderFileOf } from '../files/newer-notes.js';
import { StorageRoom } from '../files/storage-room.js';
import type { Call } from '../http/call.js';
import { personOf } from '../http/person-of.js';
import { Serves } from '../http/serves.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { checkedEvent } from './checked-event.js';
import { colleaguesOn } from './colleagues-on.js';
import { disagreeingFields, foldedFields, missingOf, toldNote } from './told-note.js';

/** Notes that are taken at the visit. */
@Controller()
export class CaptureController {
  constructor(
    private readonly database: Database,
    private readonly storage: StorageRoom,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Serves('captureEvents')
  async captureEvents({ body: { events }, signedIn }: Call<'captureEvents'>) {
    await this.storage.requireRoom(signedIn.user.id, JSON.stringify(events).length);
    return this.database.capture.take(events.map(checkedEvent), personOf(signedIn), foldedFields);
  }

  @Serves('captureKey')
  captureKey() {
    return { public_key: this.config.captureOfficeKey };
  }

  @Serves('captureNotes')
  async captureNotes({ query: { quarter }, signedIn }: Call<'captureNotes'>) {
    const notes = await this.database.capture.list(personOf(signedIn), quarter);
    const alsoBy = colleaguesOn(await this.database.capture.subjects([quarter]));
    const olderFile = olderFileOf(await this.database.files.list());
    return {
      notes: notes.map((note) => ({
        ...toldNote(note, olderFile(note)),
        also_by: alsoBy(note),
      })),
    };
  }

  @Serves('captureNote')
  async captureNote({ params: { id }, signedIn }: Call<'captureNote'>) {
    return this.#told(await this.database.capture.find(id, personOf(signedIn)), signedIn);
  }

  @Serves('finishNote')
  async finishNote({ params: { id }, body: { accepted }, signedIn }: Call<'finishNote'>) {
    const closing = { state: 'finished', reason: null } as const;
    const note = await this.database.capture.close(id, personOf(signedIn), closing, (found) => {
      if (found.state === 'abandoned') throw new CodedError('CAPTURE_NOTE_ABANDONED');
      const missing = missingOf(found).filter((field) => !accepted.includes(field));
      if (found.company === null) missing.unshift('company');
      const disagreeing = disagreeingFields(found);
      const count = missing.length + disagreeing.length;
      if (count > 0)
        throw new CodedError(
          'CAPTURE_NOTE_INCOMPLETE',
          { count },
          { details: { missing, disagreeing } },
        );
    });
    return this.#told(note, signedIn);
  }

  @Serves('joinNotes')
  async joinNotes({ params: { id }, body: { other }, signedIn }: Call<'joinNotes'>) {
    const ways = { fold: foldedFields, reason: noteJoined };
    return this.#told(
      await this.database.capture.join(id, other, personOf(signedIn), ways),
      signedIn,
    );
  }

  @Serves('abandonNote')
  async abandonNote({ params: { id }, body: { reason }, signedIn }: Call<'abandonNote'>) {
    const closing = { state: 'abandoned', reason } as const;
    return this.#told(
      await this.database.capture.close(id, personOf(signedIn), closing, () => {}),
      signedIn,
    );
  }

  @Serves('noteSheet')
  async noteSheet({ params: { id }, signedIn }: Call<'noteSheet'>) {
    const note = await this.database.capture.find(id, personOf(signedIn));
    if (!note) throw new CodedError('CAPTURE_NOTE_NOT_FOUND');
    return { noteId: id, company: note.company ?? '', quarter: note.quarter ?? '' };
  }

  @Serves('captureQuarter')
  captureQuarter({ body: { label } }: Call<'captureQuarter'>) {
    return { label };
  }

  async #told(note: CaptureNoteWhole | null, signedIn: SignedIn) {
    if (!note) throw new CodedError('CAPTURE_NOTE_NOT_FOUND');
    const aside = await this.database.capture.setAsideOf(note.id, personOf(signedIn));
    const olderFile = olderFileOf(await this.database.files.list());
    return {
      ...toldNote(note, olderFile(note)),
      fields: note.fields,
      held: note.held,
      set_aside: aside.map(({ eventId, code, event, receivedAt }) => ({
        event_id: eventId,
        code,
        value: event.value ?? null,
        received_at: receivedAt.toISOString(),
      })),
    };
  }
}
