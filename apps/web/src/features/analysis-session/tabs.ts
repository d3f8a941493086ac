/** The tabs of the dashboard in order. */
export const DASHBOARD_TABS = [
  'overview',
  'data1',
  'data2',
  'comparison',
  'tabulation',
  'analysis',
  'summary',
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
