import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ThemeReader } from './theme-reader.js';
import { ThemesController } from './themes.controller.js';

@Module({ imports: [JobsModule], controllers: [ThemesController], providers: [ThemeReader] })
export class ThemesModule {}
