import { readDashboardState, writeDashboardState } from './dashboard-state';

const HOUR = 3_600_000;

test('the dashboard state is restored for 24 hours and removed afterwards', () => {
  writeDashboardState({ sessionId: 'a', quarterNowId: 'n', quarterBeforeId: 'b', lastYearId: '' });
  expect(readDashboardState(Date.now() + 23.9 * HOUR)?.sessionId).toBe('a');
  expect(readDashboardState(Date.now() + 24.1 * HOUR)).toBeNull();
  expect(localStorage.getItem('dashboardState')).toBeNull();
});

test('a full storage keeps no state, and breaks no page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDashboardState({ sessionId: 'a', quarterNowId: 'n', quarterBeforeId: 'b', lastYearId: '' });
  expect(readDashboardState()).toBeNull();
});
