import {
  LLM_DEFAULTS,
  LlmConfig,
  ReportSettings,
  ReportTemplate,
  SHIPPED_THEMES,
  ThemeDictionary,
  type ThemeDictionaryResponse,
  USAGE_LIMITS,
  type UsageLimitName,
  UsageLimits,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { Setting } from '../entities/setting.js';
import { prepared } from '../rows.js';

const LLM = 'llm';
const LIMITS = 'limits';
const REPORTS = 'reports';
const THEMES = 'themes';
const TEMPLATE = 'report template';

const STANDARD = Object.fromEntries(
  Object.entries(USAGE_LIMITS).map(([name, { standard }]) => [name, standard]),
) as Record<UsageLimitName, number>;

const findSetting = prepared(
  'find-setting',
  z.object({ value: z.unknown() }),
  `SELECT value FROM setting WHERE name = $1`,
);

/** Settings made by admins. They are read at each use, so that a change takes effect with the next call. */
export class SettingRepository {
  constructor(private readonly dataSource: DataSource) {}

  llm(): Promise<LlmConfig> {
    return this.#read(LLM, LlmConfig, LLM_DEFAULTS);
  }

  setLlm(config: LlmConfig, changedBy: string): Promise<void> {
    return this.#set(LLM, config, changedBy);
  }

  limits(): Promise<UsageLimits> {
    return this.#read(LIMITS, UsageLimits, STANDARD);
  }

  setLimits(limits: UsageLimits, changedBy: string): Promise<void> {
    return this.#set(LIMITS, limits, changedBy);
  }

  reports(): Promise<ReportSettings> {
    return this.#read(REPORTS, ReportSettings, { reviewer_is_not_author: false });
  }

  setReports(settings: ReportSettings, changedBy: string): Promise<void> {
    return this.#set(REPORTS, settings, changedBy);
  }

  /** The office's own template of exported reports. */
  async reportTemplate(): Promise<ReportTemplate | null> {
    const kept = await this.#read(TEMPLATE, ReportTemplate.partial(), {});
    const template = ReportTemplate.safeParse(kept);
    return template.success ? template.data : null;
  }

  setReportTemplate(template: ReportTemplate, changedBy: string): Promise<void> {
    return this.#set(TEMPLATE, template, changedBy);
  }

  async removeReportTemplate(): Promise<void> {
    await this.dataSource.manager.delete(Setting, { name: TEMPLATE });
  }

  /** The office's dictionary of themes, or the one that the product comes with. */
  async themes(): Promise<ThemeDictionaryResponse> {
    const shipped = { themes: SHIPPED_THEMES.map((one) => ({ ...one, terms: [...one.terms] })) };
    const { themes } = await this.#read(THEMES, ThemeDictionary, shipped);
    return { themes, is_shipped: JSON.stringify(themes) === JSON.stringify(shipped.themes) };
  }

  setThemes(dictionary: ThemeDictionary, changedBy: string): Promise<void> {
    return this.#set(THEMES, dictionary, changedBy);
  }

  async resetThemes(): Promise<void> {
    await this.dataSource.manager.delete(Setting, { name: THEMES });
  }

  async #read<Value>(name: string, schema: z.ZodType<Value>, standard: Value): Promise<Value> {
    const [kept] = await findSetting(this.dataSource, [name]);
    // Settings that an earlier version did not store have their defaults.
    const value = schema.safeParse({ ...standard, ...(kept?.value as object) });
    return value.success ? value.data : standard;
  }

  async #set(name: string, value: object, changedBy: string): Promise<void> {
    const setting = { name, value, changedBy, changedAt: now };
    await this.dataSource.manager.upsert(Setting, setting, ['name']);
  }
}
