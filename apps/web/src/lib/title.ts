import { useEffect } from 'react';

export const PRODUCT_NAME = 'Liaison Quick Capture';

/** Sets the title of the browser tab to the page's name. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} - ${PRODUCT_NAME}`;
  }, [page]);
}
