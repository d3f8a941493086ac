import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { FilesController } from './files.controller.js';
import { ReportRefresh } from './report-refresh.js';
import { StorageRoom } from './storage-room.js';
import { UndoController } from './undo.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [JobsModule],
  controllers: [FilesController, UndoController],
  providers: [ReportRefresh, StorageRoom, UploadsService],
  exports: [ReportRefresh, StorageRoom, UploadsService],
})
export class FilesModule {}
