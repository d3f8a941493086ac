import type { SaveThemesRequest } from '@lqc/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { ThemesAddress } from './address';

const KEY = 'themes';
/** Delay of the next call while quarters are still unread; each call reads more of them. */
const ASK_AGAIN_MS = 500;

export const themeCounts = ({ quarter, sector }: ThemesAddress) =>
  queryOptions({
    queryKey: [KEY, quarter, sector],
    queryFn: () => api.call('themes', { query: { quarter, sector } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.unread ? ASK_AGAIN_MS : false),
  });

export const themeSentences = (
  theme: string,
  query: { quarter?: string; sector?: string; page?: number },
) =>
  queryOptions({
    queryKey: [KEY, 'sentences', theme, query],
    queryFn: () => api.call('themeSentences', { params: { key: theme }, query }),
    placeholderData: keepPreviousData,
  });

/** Query key of everything that depends on the dictionary. */
export const ALL_THEMES = [KEY] as const;

export const saveThemes = (body: SaveThemesRequest) => api.call('saveThemes', { body });
export const resetThemes = () => api.call('resetThemes');
