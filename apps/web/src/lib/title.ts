import { useEffect } from 'react';

export const PRODUCT_NAME = 'Liaison Quick Capture';

/** Names the browser tab after the screen. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} - ${PRODUCT_NAME}`;
  }, [page]);
}
