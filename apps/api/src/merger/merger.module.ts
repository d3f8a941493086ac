import { Module } from '@nestjs/common';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { FilesModule } from '../files/files.module.js';
import { MergerController } from './merger.controller.js';

@Module({
  imports: [ArtifactsModule, FilesModule],
  controllers: [MergerController],
})
export class MergerModule {}
