import { LLM_DEFAULTS, LlmConfig } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { firstRow } from '../rows.js';
import { safeJson } from '../safe-text.js';

const LLM = 'llm';

/** What admins have set. Read anew at each use, so that a change holds from the next call on. */
export class SettingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async llm(): Promise<LlmConfig> {
    const kept = await firstRow(
      this.dataSource,
      z.object({ value: LlmConfig.catch(LLM_DEFAULTS) }),
      `SELECT value FROM setting WHERE name = $1`,
      [LLM],
    );
    return kept?.value ?? LLM_DEFAULTS;
  }

  async setLlm(config: LlmConfig, changedBy: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO setting (name, value, changed_by) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET value = $2, changed_by = $3, changed_at = now()`,
      [LLM, safeJson(config), changedBy],
    );
  }
}
