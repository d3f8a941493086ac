import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { StatusController } from './status.controller.js';
import { UsageLimitsController } from './usage-limits.controller.js';
import { Metrics } from './metrics.js';

@Module({
  controllers: [OperationsController, StatusController, UsageLimitsController],
  providers: [Metrics],
})
export class OperationsModule {}
