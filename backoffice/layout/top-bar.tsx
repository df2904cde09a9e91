import { Link } from 'react-router'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import MenuIcon from '@mui/icons-material/Menu'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { LoadingIndicator } from 'react-admin'
import { useLogin } from '#api/client/session.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { AppearanceButton } from './appearance-button.tsx'
import { drawerBreakpoint } from './drawer.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { OmniboxButton } from './omnibox-button.tsx'
import { TasksButton } from './tasks-button.tsx'
import { ToolsMenu } from './tools-menu.tsx'
import { UserMenu } from './user-menu.tsx'

export const topBarHeight = 48

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const text = useText()
  const acting = useLogin()?.authUser
  const narrow = { [`@media (min-width: ${drawerBreakpoint}px)`]: { display: 'none' } }
  const wide = { [`@media (max-width: ${drawerBreakpoint - 0.02}px)`]: { display: 'none' } }
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ zIndex: 1201, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar variant="dense" sx={{ gap: 0.5, minHeight: topBarHeight, px: { xs: 1, sm: 2 } }}>
        <IconButton onClick={onMenu} aria-label={text('admin.openMenu')} size="small" sx={narrow}>
          <MenuIcon />
        </IconButton>
        <Box component={Link} to="/queries" sx={brand}>
          <Logo />
          <Typography component="span" sx={{ fontWeight: 650, letterSpacing: '-0.01em' }}>
            Consilium
          </Typography>
        </Box>
        <Box id="page-title" sx={{ flexGrow: 1, minWidth: 0 }} />
        <LoadingIndicator sx={{ display: { xs: 'none', sm: 'block' } }} />
        <OmniboxButton />
        {!acting && <TasksButton />}
        <ToolsMenu />
        <Button variant="text" href="/" startIcon={<OpenInNewIcon fontSize="small" />} sx={wide}>
          {text('admin.portal')}
        </Button>
        <LanguageMenu />
        <AppearanceButton />
        <UserMenu />
      </Toolbar>
    </AppBar>
  )
}

function Logo() {
  const { main, contrastText } = useTheme().palette.primary
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden style={{ flexShrink: 0 }}>
      <rect width="32" height="32" rx="7" fill={main} />
      <path d="M21.6 20.4a7 7 0 1 1 0-8.8" fill="none" stroke={contrastText} strokeWidth="3" strokeLinecap="round" />
      <circle cx="22.6" cy="16" r="2" fill={contrastText} />
    </svg>
  )
}

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.primary',
  textDecoration: 'none',
  mr: 2,
  borderRadius: 1,
}
