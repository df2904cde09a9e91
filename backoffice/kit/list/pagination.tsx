import { Pagination as Pages, useListPaginationContext, useTranslate } from 'react-admin'
import type { TablePaginationProps } from '@mui/material/TablePagination'
import { pageSizes } from './page-sizes.ts'

type Translate = ReturnType<typeof useTranslate>

/** The browser's own select of page sizes: a menu that closes while 250 rows are drawn costs a frame. */
export const pageSizeSelect = (translate: Translate): TablePaginationProps['slotProps'] => ({
  select: { native: true, inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') } },
})

/** Leads through the pages of a list. */
export function Pagination(
  props: Partial<Pick<TablePaginationProps, 'labelDisplayedRows'>> & { rowsPerPageOptions?: number[] },
) {
  const translate = useTranslate()
  const { setPerPage } = useListPaginationContext()
  const given = {
    rowsPerPageOptions: pageSizes,
    ...props,
    // a native select has texts
    onRowsPerPageChange: ({ target }: { target: { value: string } }) => setPerPage(Number(target.value)),
  }
  return <Pages slotProps={pageSizeSelect(translate)} {...given} />
}
