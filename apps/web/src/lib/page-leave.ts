/** Calls `run` whenever the page is left, hidden or closed: it may not come back. Gives what ends that. */
export function whenPageLeft(run: () => void): () => void {
  const onHide = () => document.visibilityState === 'hidden' && run();
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    removeEventListener('pagehide', run);
  };
}
