import { Controller, Inject } from '@nestjs/common';
import { CodedError, type LlmConfigResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves, ServesJobs } from '../http/serves.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';

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
  async saveLlmConfig({ body, signedIn }: Call<'saveLlmConfig'>) {
    if (!this.config.llm.models.includes(body.xai_model)) throw new CodedError('LLM_MODEL_UNKNOWN');
    await this.database.settings.setLlm(body, signedIn.user.id);
    return { ...done(messages.configSaved), config: await this.#read() };
  }

  async #read(): Promise<LlmConfigResponse> {
    const { models, isConfigured } = this.config.llm;
    const settings = await this.database.settings.llm();
    return { ...settings, models: [...models], configured: isConfigured };
  }
}
