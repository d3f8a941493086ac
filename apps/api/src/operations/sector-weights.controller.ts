import { Controller } from '@nestjs/common';
import { CodedError, type SectorWeightsResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';

/** Weights of sectors for the weighted net balance, which admins store. */
@Controller()
export class SectorWeightsController {
  constructor(private readonly database: Database) {}

  @Serves('sectorWeights')
  sectorWeights() {
    return this.#read();
  }

  @Serves('saveSectorWeights')
  async saveSectorWeights({ body, signedIn }: Call<'saveSectorWeights'>) {
    await this.database.sectorWeights.add(body, signedIn.user.id);
    return this.#read();
  }

  @Serves('removeSectorWeights')
  async removeSectorWeights({ params }: Call<'removeSectorWeights'>) {
    const isRemoved = await this.database.sectorWeights.remove(params.id);
    if (!isRemoved) throw new CodedError('SECTOR_WEIGHTS_NOT_FOUND');
    return this.#read();
  }

  async #read(): Promise<SectorWeightsResponse> {
    return { sets: await this.database.sectorWeights.list() };
  }
}
