import { pageSizes as sizes } from '#model/admin/page-sizes.ts'

/** How many rows a page of a list may show, as react-admin takes it. */
export const pageSizes: number[] = [...sizes]
