/** How many rows a page of a list may show. */
export const pageSizes = [10, 25, 50, 100, 250] as const
