import { useTheme } from 'react-admin'
import { useTheme as useMuiTheme } from '@mui/material/styles'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { useText } from '../kit/hooks/use-text.ts'

/** Light or dark, for both front ends; until chosen, as the system is set. */
export function AppearanceButton() {
  const [, setTheme] = useTheme()
  const dark = useMuiTheme().palette.mode === 'dark'
  const text = useText()
  const label = text(dark ? 'admin.light' : 'admin.dark')
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setTheme(dark ? 'light' : 'dark')}>
        {dark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
