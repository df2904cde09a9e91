import { createTheme, type Theme } from '@mui/material/styles'
import type { Components } from '@mui/material/styles'

/** Colour says something or is not there: one accent for what can be done, and one for each kind of state. */
interface Tones {
  mode: 'light' | 'dark'
  page: string
  card: string
  line: string
  text: string
  quiet: string
  accent: string
  onAccent: string
  danger: string
  warn: string
  good: string
  hover: string
}

const light: Tones = {
  mode: 'light',
  page: '#f6f7f9',
  card: '#ffffff',
  line: '#e1e4ea',
  text: '#1b2130',
  quiet: '#5a6375',
  accent: '#2f4b9b',
  onAccent: '#ffffff',
  danger: '#b3261e',
  warn: '#8a5300',
  good: '#1a6b3c',
  hover: 'rgba(47, 75, 155, 0.05)',
}
const dark: Tones = {
  mode: 'dark',
  page: '#0f131a',
  card: '#171c25',
  line: '#2a313e',
  text: '#e6e9ef',
  quiet: '#a3acbb',
  accent: '#9fb4f5',
  onAccent: '#0f131a',
  danger: '#ff9a91',
  warn: '#f0b866',
  good: '#7fd3a0',
  hover: 'rgba(159, 180, 245, 0.07)',
}

const font =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'
export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace'

function build(tone: Tones): Theme {
  return createTheme({
    palette: {
      mode: tone.mode,
      primary: { main: tone.accent, contrastText: tone.onAccent },
      secondary: { main: tone.accent, contrastText: tone.onAccent },
      error: { main: tone.danger },
      warning: { main: tone.warn },
      success: { main: tone.good },
      info: { main: tone.accent },
      background: { default: tone.page, paper: tone.card },
      text: { primary: tone.text, secondary: tone.quiet },
      divider: tone.line,
      action: { hover: tone.hover },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily: font,
      fontSize: 13,
      htmlFontSize: 16,
      h1: { fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3 },
      h2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '1rem', fontWeight: 600 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 550, fontSize: '0.8125rem' },
      overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.05em', lineHeight: 2 },
    },
    components: components(tone),
  })
}

const components = (tone: Tones): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': {
        outline: `2px solid ${tone.accent}`,
        outlineOffset: 1,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  // react-admin's icons repeat the words beside them, and have no name
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: { minHeight: 32, padding: '3px 12px', whiteSpace: 'nowrap' },
      outlined: { borderColor: tone.line, color: tone.text },
      text: { color: tone.text },
      colorInherit: { color: 'inherit', borderColor: 'currentColor' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: tone.line } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${tone.line}`, boxShadow: '0 8px 28px rgba(10, 15, 30, 0.18)' } },
  },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${tone.line}` } } },
  // the buttons end where the fields end
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { borderColor: tone.mode === 'light' ? '#8b93a3' : '#5d6675' } },
  },
  MuiInputLabel: { styleOverrides: { root: { color: tone.quiet } } },
  // what is only said and not shown stays inside, or the page would grow by it
  MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: tone.line, padding: '7px 10px', fontSize: '0.8125rem', lineHeight: 1.4 },
      head: {
        color: tone.quiet,
        fontWeight: 550,
        fontSize: '0.75rem',
        whiteSpace: 'nowrap',
        backgroundColor: tone.card,
      },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 8px', minWidth: 0, fontWeight: 500 } } },
  // an arrow that leads nowhere keeps its room: a tab that moves under the pointer is not hit
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, scrollButtons: { width: 28 } } },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 5, fontWeight: 500, fontSize: '0.75rem' } },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: { fontSize: '0.75rem', maxWidth: 320, backgroundColor: tone.mode === 'light' ? '#1b2130' : '#39424f' },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { color: tone.quiet, borderColor: tone.line, '&.Mui-selected': { color: tone.text } } },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 6 } } },
  MuiAlert: { styleOverrides: { root: { fontSize: '0.8125rem', alignItems: 'center' } } },
  MuiTablePagination: {
    styleOverrides: {
      root: { fontSize: '0.8125rem' },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem' },
    },
  },
})

export const lightTheme = build(light)
export const darkTheme = build(dark)
