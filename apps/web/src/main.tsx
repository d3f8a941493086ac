import './styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router';
import { Announcements } from './components/announcements';
import { ToastProvider } from './components/toast';
import { ApiError } from '@lqc/client';
import { keepFocus } from './lib/keep-focus';
import { applyTheme } from './lib/theme';

applyTheme();
keepFocus();

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it refuses again, and without a network there is nothing to ask.
      retry: (failures, error) => !(error instanceof ApiError) && navigator.onLine && failures < 2,
      // A browser that is offline says so at once, where it would otherwise wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

const root = createRoot(document.querySelector('#root')!);
// As a transition, so that drawing the first page yields to the person in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RouterProvider router={router} />
          <Announcements />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
