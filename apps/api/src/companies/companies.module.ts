import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { CompaniesController } from './companies.controller.js';

@Module({
  imports: [FilesModule],
  controllers: [CompaniesController],
})
export class CompaniesModule {}
