import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [FilesController],
  providers: [UploadsService],
  exports: [UploadsService],
})
export class FilesModule {}
