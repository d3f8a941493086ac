import { type DynamicModule, Module } from '@nestjs/common';
import { ArtifactsModule } from './artifacts/artifacts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CaptureModule } from './capture/capture.module.js';
import { ChatModule } from './chat/chat.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { ContradictionsModule } from './contradictions/contradictions.module.js';
import { CoreModule, type GatewayParts } from './core.module.js';
import { FilesModule } from './files/files.module.js';
import { HistoryModule } from './history/history.module.js';
import { CallsModule } from './calls/calls.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MergerModule } from './merger/merger.module.js';
import { ModelSettingsModule } from './model-settings/model-settings.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SearchModule } from './search/search.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SummariesModule } from './summaries/summaries.module.js';
import { ThemesModule } from './themes/themes.module.js';
import { UsersModule } from './users/users.module.js';
import { WordsModule } from './words/words.module.js';

/** The gateway: one module for each noun of the API, and what all calls share. */
@Module({})
export class AppModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(parts),
        CallsModule,
        ArtifactsModule,
        AuditModule,
        AuthModule,
        CaptureModule,
        ChatModule,
        CompaniesModule,
        ContactsModule,
        ContradictionsModule,
        FilesModule,
        HistoryModule,
        JobsModule,
        MergerModule,
        ModelSettingsModule,
        OperationsModule,
        ReportsModule,
        SearchModule,
        SessionsModule,
        SummariesModule,
        ThemesModule,
        UsersModule,
        WordsModule,
      ],
    };
  }
}
