import { Module } from '@nestjs/common';
import { ContradictionsController } from './contradictions.controller.js';
import { NoteFindingsController } from './note-findings.controller.js';

@Module({ controllers: [ContradictionsController, NoteFindingsController] })
export class ContradictionsModule {}
