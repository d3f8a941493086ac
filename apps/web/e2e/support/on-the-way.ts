import type { Route } from 'playwright-core';

/** What may happen to a batch on its way. */
export const ON_THE_WAY = {
  async dropped(route: Route) {
    await route.abort('connectionfailed');
  },
  async 'answer lost'(route: Route) {
    await route.fetch().catch(() => {});
    await route.abort('connectionreset');
  },
  async doubled(route: Route) {
    await route.fetch().catch(() => {});
    await route.continue();
  },
  async refused(route: Route) {
    await route.fulfill({
      status: 503,
      json: {
        success: false,
        code: 'DATABASE_UNAVAILABLE',
        message: 'x',
        detail: 'x',
        request_id: 'x',
      },
    });
  },
  async late(route: Route) {
    await new Promise((over) => setTimeout(over, 700));
    await route.continue().catch(() => {});
  },
  /** Its events in another order than they were typed in. */
  async reordered(route: Route) {
    const { events } = route.request().postDataJSON() as { events: unknown[] };
    await route.continue({ postData: JSON.stringify({ events: events.toReversed() }) });
  },
} as const;
export type OnTheWay = keyof typeof ON_THE_WAY;
export const ALL_ON_THE_WAY = Object.keys(ON_THE_WAY) as OnTheWay[];
