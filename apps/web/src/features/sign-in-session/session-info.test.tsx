import { screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { SessionInfo } from './session-info';

test.each([
  [{ active_sessions: 4, session_expire_minutes: 45 }, '45 menit'],
  [{ active_sessions: 4 }, '60 menit'],
  [{ active_sessions: 4, session_expire_minutes: null }, '60 menit'],
])('a session that ends as %j says reads %s', async (status, minutes) => {
  answering({ adminStatus: () => status });
  renderInProduct(<SessionInfo />);
  await screen.findByText(minutes);
});
