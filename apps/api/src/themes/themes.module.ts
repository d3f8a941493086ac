import { Module } from '@nestjs/common';
import { ThemeReader } from './theme-reader.js';
import { ThemesController } from './themes.controller.js';

@Module({ controllers: [ThemesController], providers: [ThemeReader] })
export class ThemesModule {}
