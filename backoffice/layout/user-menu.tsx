import { Link } from 'react-router'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { signOut } from '../providers/auth-provider.ts'
import { useLogin } from '#api/client/session.ts'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { MenuButton } from './menu-button.tsx'

/** Who is signed in, and with which rank; Dashboard, the portal, Sign Out. */
export function UserMenu() {
  const user = useLogin()?.user
  const { actor } = usePermissions()
  const text = useText()
  if (!user) return null
  const initials = `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase()
  return (
    <MenuButton
      label={text('admin.userMenu', { name: user.resolvedDisplayName })}
      icon={
        <Avatar aria-hidden sx={avatar}>
          {initials}
        </Avatar>
      }
    >
      {(close) => [
        <Box key="who" sx={{ px: 2, py: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {user.resolvedDisplayName}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {user.email}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {actor.viewOnly ? text('admin.rank.view') : actor.rank ? text(`admin.rank.${actor.rank}`) : ''}
          </Typography>
        </Box>,
        <Divider key="line" />,
        <MenuItem key="dashboard" dense component={Link} to="/queries" onClick={close}>
          {text('menu.dashboard')}
        </MenuItem>,
        <MenuItem key="portal" dense component="a" href="/">
          {text('admin.portal')}
        </MenuItem>,
        <MenuItem key="out" dense onClick={() => void signOut()}>
          {text('menu.signOut')}
        </MenuItem>,
      ]}
    </MenuButton>
  )
}

const avatar = {
  width: 26,
  height: 26,
  fontSize: '0.6875rem',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
