import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { SectorWeightsController } from './sector-weights.controller.js';
import { StatusController } from './status.controller.js';
import { UsageLimitsController } from './usage-limits.controller.js';
import { Metrics } from './metrics.js';

@Module({
  controllers: [
    OperationsController,
    SectorWeightsController,
    StatusController,
    UsageLimitsController,
  ],
  providers: [Metrics],
})
export class OperationsModule {}
