import { useState } from 'react';

const PAGE_SIZE = 50;

interface Pages<Item> {
  /** From 1; the last one when the list has become shorter. */
  readonly page: number;
  readonly pages: number;
  readonly shown: readonly Item[];
  readonly onPage: (page: number) => void;
}

/** The items of one page of a list that may hold thousands. */
export function usePages<Item>(items: readonly Item[]): Pages<Item> {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  return {
    page,
    pages,
    shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    onPage: setAsked,
  };
}
