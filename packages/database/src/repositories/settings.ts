import {
  type ChangedAt,
  CodedError,
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
  type UsageLimitsResponse,
} from '@lqc/contracts';
import { Raw } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { Setting } from '../entities/setting.js';
import { insertedNew, prepared } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

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
  z.object({ value: z.unknown(), changedAt: z.date() }),
  `SELECT value, changed_at AS "changedAt" FROM setting WHERE name = $1`,
);

/** Condition on a time: this one, which came back from a client with milliseconds. */
const atMoment = (moment: string) =>
  Raw((time) => `date_trunc('milliseconds', ${time}) = :moment`, { moment });

/** A change of a setting: by whom, and of which state of it. */
interface Change {
  readonly by: string;
  readonly basedOn: ChangedAt;
}

/** Settings made by admins. They are read at each use, so that a change takes effect with the next call. */
export class SettingRepository extends SqlRepository {
  async llm(): Promise<LlmConfig> {
    return (await this.standingLlm()).config;
  }

  /** The language model's settings, and when they were changed. */
  async standingLlm(): Promise<{ config: LlmConfig; changed_at: ChangedAt }> {
    const { value: config, changedAt } = await this.#kept(LLM, LlmConfig, LLM_DEFAULTS);
    return { config, changed_at: changedAt };
  }

  /**
   * Changes some of the language model's settings; the others stay. Without `basedOn` the change is made
   * upon what stands, and refused only where others change it in the same moment.
   *
   * @returns the settings that were replaced, and those that replaced them
   * @throws CodedError SETTING_CHANGED_MEANWHILE
   */
  async changeLlm(
    change: Partial<LlmConfig>,
    { by, basedOn }: { by: string; basedOn?: ChangedAt | undefined },
  ): Promise<{ from: LlmConfig; to: LlmConfig }> {
    const { config: from, changed_at: standing } = await this.standingLlm();
    const to = { ...from, ...change };
    await this.#change(LLM, to, { by, basedOn: basedOn === undefined ? standing : basedOn });
    return { from, to };
  }

  async limits(): Promise<UsageLimits> {
    return (await this.standingLimits()).limits;
  }

  /** The limits, and when they were changed. */
  async standingLimits(): Promise<Pick<UsageLimitsResponse, 'limits' | 'changed_at'>> {
    const { value: limits, changedAt } = await this.#kept(LIMITS, UsageLimits, STANDARD);
    return { limits, changed_at: changedAt };
  }

  /** Changes some limits; the others stay. @throws CodedError SETTING_CHANGED_MEANWHILE */
  async changeLimits(limits: Partial<UsageLimits>, change: Change): Promise<void> {
    await this.#change(LIMITS, { ...(await this.limits()), ...limits }, change);
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
    const { value, changedAt } = await this.#kept(THEMES, ThemeDictionary, shipped);
    const { themes } = value;
    const is_shipped = JSON.stringify(themes) === JSON.stringify(shipped.themes);
    return { themes, is_shipped, changed_at: changedAt };
  }

  /** Stores the whole dictionary. @throws CodedError SETTING_CHANGED_MEANWHILE */
  changeThemes({ themes }: ThemeDictionary, change: Change): Promise<void> {
    return this.#change(THEMES, { themes }, change);
  }

  async resetThemes(): Promise<void> {
    await this.dataSource.manager.delete(Setting, { name: THEMES });
  }

  async #read<Value>(name: string, schema: z.ZodType<Value>, standard: Value): Promise<Value> {
    return (await this.#kept(name, schema, standard)).value;
  }

  async #kept<Value>(
    name: string,
    schema: z.ZodType<Value>,
    standard: Value,
  ): Promise<{ value: Value; changedAt: ChangedAt }> {
    const [kept] = await findSetting(this.dataSource, [name]);
    // Settings that an earlier version did not store have their defaults.
    const value = schema.safeParse({ ...standard, ...(kept?.value as object) });
    const changedAt = kept?.changedAt.toISOString() ?? null;
    return { value: value.success ? value.data : standard, changedAt };
  }

  /** Sets a setting that nobody has changed since, compared by the statement that changes it. */
  async #change(name: string, value: object, { by, basedOn }: Change): Promise<void> {
    const { manager } = this.dataSource;
    const set = { value, changedBy: by, changedAt: now };
    const isChanged =
      basedOn === null
        ? await insertedNew(manager, Setting, { name, ...set })
        : (await manager.update(Setting, { name, changedAt: atMoment(basedOn) }, set)).affected ===
          1;
    if (!isChanged) throw new CodedError('SETTING_CHANGED_MEANWHILE');
  }

  async #set(name: string, value: object, changedBy: string): Promise<void> {
    const setting = { name, value, changedBy, changedAt: now };
    await this.dataSource.manager.upsert(Setting, setting, ['name']);
  }
}
