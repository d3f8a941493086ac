import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { HistoryController } from './history.controller.js';
import { SummedQuarters } from './summed-quarters.js';

@Module({
  imports: [JobsModule],
  controllers: [HistoryController],
  providers: [SummedQuarters],
  exports: [SummedQuarters],
})
export class HistoryModule {}
