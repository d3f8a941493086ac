import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { ContactsController } from './contacts.controller.js';
import { VisitPlanController } from './visit-plan.controller.js';

@Module({ imports: [HistoryModule], controllers: [ContactsController, VisitPlanController] })
export class ContactsModule {}
