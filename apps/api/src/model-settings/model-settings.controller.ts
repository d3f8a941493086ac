import { Controller, Inject } from '@nestjs/common';
import { CodedError, type LlmConfigResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves, ServesJobs } from '../http/serves.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { auditModelChange } from './audit-model-change.js';

/** The settings of the language model, for admins. */
@Controller()
@ServesJobs('testModel')
export class ModelSettingsController {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly database: Database,
  ) {}

  @Serves('llmConfig')
  llmConfig() {
    return this.#read();
  }

  @Serves('saveLlmConfig')
  async saveLlmConfig({ body, signedIn: { user }, request }: Call<'saveLlmConfig'>) {
    const { based_on: basedOn, ...config } = body;
    // Of a body that names no setting nothing could be saved.
    if (Object.keys(config).length === 0) throw new CodedError('LLM_CONFIG_INVALID');
    const { xai_model: model } = config;
    if (model !== undefined && !this.config.llm.models.includes(model))
      throw new CodedError('LLM_MODEL_UNKNOWN');
    const change = await this.database.settings.changeLlm(config, { by: user.id, basedOn });
    auditModelChange(request, change);
    return { ...done(messages.configSaved), config: await this.#read() };
  }

  async #read(): Promise<LlmConfigResponse> {
    const { models, isConfigured } = this.config.llm;
    const { config, changed_at } = await this.database.settings.standingLlm();
    return { ...config, changed_at, models: [...models], configured: isConfigured };
  }
}
