import { create } from 'zustand';

/** The draft that a question is about. */
export interface About {
  readonly title: string;
  readonly summary: string;
}

interface Opening {
  readonly isOpen: boolean;
  readonly about: About | null;
}

/** Whether the assistant is open, and about what. */
export const useChatOpening = create<Opening>(() => ({ isOpen: false, about: null }));

/** Opens and closes the assistant, from any part of the dashboard. */
export const chatOpening = {
  open: (about: About | null = useChatOpening.getState().about) =>
    useChatOpening.setState({ isOpen: true, about }),
  close: () => useChatOpening.setState({ isOpen: false }),
  forgetAbout: () => useChatOpening.setState({ about: null }),
};
