import { create } from 'zustand';
import { signInStore } from '../../lib/sign-in-store';

/** The draft that *Tanya Lanjutan* asks about. */
export interface About {
  readonly title: string;
  readonly summary: string;
}

interface Opening {
  readonly isOpen: boolean;
  readonly about: About | null;
}

/** State of the assistant: open or closed, and the draft that it is about. */
export const useChatOpening = create<Opening>(() => ({ isOpen: false, about: null }));
signInStore.whenGone(() => useChatOpening.setState({ isOpen: false, about: null }));

/** Opens and closes the assistant, from any part of the dashboard. */
export const chatOpening = {
  open: (about: About | null = useChatOpening.getState().about) =>
    useChatOpening.setState({ isOpen: true, about }),
  close: () => useChatOpening.setState({ isOpen: false }),
  forgetAbout: () => useChatOpening.setState({ about: null }),
};
