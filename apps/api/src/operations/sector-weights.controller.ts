import { Controller } from '@nestjs/common';
import { CodedError, type SectorWeightsResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Handlers } from '../http/call.js';

/** Weights of sectors for the weighted net balance, which admins store. */
@Controller()
export class SectorWeightsController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    sectorWeights: () => this.#read(),

    saveSectorWeights: async ({ body, signedIn }) => {
      await this.database.sectorWeights.add(body, signedIn.user.id);
      return this.#read();
    },

    removeSectorWeights: async ({ params }) => {
      const isRemoved = await this.database.sectorWeights.remove(params.id);
      if (!isRemoved) throw new CodedError('SECTOR_WEIGHTS_NOT_FOUND');
      return this.#read();
    },
  };

  async #read(): Promise<SectorWeightsResponse> {
    return { sets: await this.database.sectorWeights.list() };
  }
}
