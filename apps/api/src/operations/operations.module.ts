import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { OperationsController } from './operations.controller.js';
import { SectorWeightsController } from './sector-weights.controller.js';
import { StatusController } from './status.controller.js';
import { UsageLimitsController } from './usage-limits.controller.js';
import { Metrics } from './metrics.js';

@Module({
  imports: [JobsModule],
  controllers: [
    OperationsController,
    SectorWeightsController,
    StatusController,
    UsageLimitsController,
  ],
  providers: [Metrics],
})
export class OperationsModule {}
