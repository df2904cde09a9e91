import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is too narrow for a table: its rows become cards. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 899.98px)', { noSsr: true })
