import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CodedError, type LlmConfigResponse, type SaveLlmConfigResponse } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, RouteBody, RouteOf } from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';

/** What admins set of the language model. */
@Controller()
export class SettingsController {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(Database) private readonly database: Database,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('llmConfig')
  async read(): Promise<LlmConfigResponse> {
    const { models, isConfigured } = this.config.llm;
    return {
      ...(await this.database.settings.llm()),
      models: [...models],
      configured: isConfigured,
    };
  }

  @RouteOf('saveLlmConfig')
  async save(
    @RouteBody('saveLlmConfig') config: BodyOf<'saveLlmConfig'>,
    @CurrentUser() { user }: SignedIn,
  ): Promise<SaveLlmConfigResponse> {
    if (!this.config.llm.models.includes(config.xai_model))
      throw new CodedError('LLM_MODEL_UNKNOWN');
    await this.database.settings.setLlm(config, user.id);
    return { success: true, message: messages.configSaved, config: await this.read() };
  }

  @RouteOf('testModel')
  test(
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.work.answer('test-model', {}, { request, response });
  }
}
