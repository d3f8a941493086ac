import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '../../lib/api';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import type { WordsCard } from './card';
import { WordsAnalysis } from './words-analysis';

const session = aSession({ now: {} });

const Tab = () => {
  const [cards, setCards] = useState<readonly WordsCard[]>([]);
  const nowhere = () => {};
  return (
    <WordsAnalysis
      {...{ session, cards }}
      openWord={null}
      onCards={setCards}
      onWord={nowhere}
      onContact={nowhere}
    />
  );
};

afterEach(() => jest.restoreAllMocks());

test('the button that could not make a cloud makes it when it is pressed again', async () => {
  answering({
    availableIndicators: () => ({ items: [{ key: 'domestik', answers: 12 }] }),
  });
  const clouds: string[] = [];
  jest.spyOn(api, 'work').mockImplementation(async (name) => {
    if (name !== 'wordcloud') return new Promise(() => {});
    clouds.push(name);
    throw new Error('away');
  });
  renderInProduct(<Tab />);
  const make = await screen.findByRole('button', { name: 'Buat Wordcloud' });
  await userEvent.click(make);
  await screen.findByText(/^Gagal membuat/);
  expect(clouds).toHaveLength(1);
  await userEvent.click(make);
  await waitFor(() => expect(clouds).toHaveLength(2));
});
