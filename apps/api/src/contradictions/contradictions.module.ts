import { Module } from '@nestjs/common';
import { ContradictionsController } from './contradictions.controller.js';

@Module({ controllers: [ContradictionsController] })
export class ContradictionsModule {}
