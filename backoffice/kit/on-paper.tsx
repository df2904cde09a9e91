import GlobalStyles from '@mui/material/GlobalStyles'

/** Paper shows the page alone, dark on white, whatever the screen shows; bars and charts keep their colors and fit the sheet. */
export const OnPaper = () => <GlobalStyles styles={onPaper} />

const onPaper = {
  '@page': { margin: '16mm' },
  '@media print': {
    ':root': { colorScheme: 'light !important' },
    'a[href="#main-content"], header.MuiAppBar-root, .MuiDrawer-root, .not-on-paper, .not-on-paper *, button': {
      display: 'none !important',
    },
    'html, body, main, #root, #root > div, .MuiPaper-root, .MuiTableCell-root': {
      backgroundColor: '#fff !important',
      backgroundImage: 'none !important',
      boxShadow: 'none !important',
    },
    'main, main *': { color: '#000 !important', borderColor: '#999 !important', printColorAdjust: 'exact' },
    main: { width: '100% !important', padding: '0 !important' },
    'tr, h2, h3, h4': { breakInside: 'avoid' },
    'h2, h3, h4': { breakAfter: 'avoid' },
    // what is scrolled on the screen stands whole on paper
    'main .MuiCard-root, main [role="region"]': { overflow: 'visible !important', maxHeight: 'none !important' },
    'main .MuiTableCell-root': { position: 'static !important' },
    'main table:has(th:nth-of-type(7)) .MuiTableCell-root': {
      minWidth: '0 !important',
      padding: '2px 4px !important',
      fontSize: '8pt !important',
    },
    // charts are drawn for the screen's width
    '.recharts-responsive-container > div, .recharts-wrapper, .recharts-surface': {
      width: '100% !important',
      height: '100% !important',
    },
    '.recharts-text, .recharts-text tspan': { fill: '#000 !important' },
    '.recharts-cartesian-grid line': { stroke: '#ccc !important' },
    // the total stands once, not on each sheet
    tfoot: { display: 'table-row-group' },
  },
}
