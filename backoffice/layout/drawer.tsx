import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { allow } from '#model/permissions.ts'
import { withDevelopment } from '../providers/environment.ts'
import { useServerVersion } from '#api/client/server-version.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { drawerGroups, isCurrent, type DrawerEntry } from './drawer-entries.ts'

export const drawerWidth = 216
/** Below this width the drawer lies over the page. */
export const drawerBreakpoint = 600

export function AppDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const overlay = useMediaQuery(`(max-width: ${drawerBreakpoint - 0.02}px)`, { noSsr: true })
  const text = useText()
  return (
    <Drawer
      variant={overlay ? 'temporary' : 'permanent'}
      open={overlay ? open : true}
      onClose={onClose}
      slotProps={{ paper: { sx: paper }, root: { keepMounted: false } }}
      sx={{ width: overlay ? 0 : drawerWidth, flexShrink: 0 }}
    >
      <DrawerContent label={text('admin.navigation')} onNavigate={onClose} />
    </Drawer>
  )
}

/** Groups and entries in their fixed order, then the build and the server version. */
export function DrawerContent({ label, onNavigate }: { label: string; onNavigate: () => void }) {
  const text = useText()
  const place = usePlace()
  return (
    <>
      <Box component="nav" aria-label={label} sx={{ flexGrow: 1, overflowY: 'auto', px: 1, py: 1.5 }}>
        {drawerGroups
          .filter(({ dev }) => !dev || withDevelopment())
          .map((group) => (
            <Box component="section" key={group.text} sx={{ mb: 1.5 }}>
              <Typography component="h2" variant="overline" color="text.secondary" sx={{ px: 1.5 }}>
                {text(group.text)}
              </Typography>
              <List dense disablePadding aria-label={text(group.text)}>
                {group.entries.map((entry) => (
                  <Entry
                    key={entry.path}
                    entry={entry}
                    current={!entry.portal && isCurrent(entry, place)}
                    onNavigate={onNavigate}
                  />
                ))}
              </List>
            </Box>
          ))}
      </Box>
      <Versions />
    </>
  )
}

/** Where the drawer looks for the page: a report belongs to the list of its kind, once the page has read it. */
function usePlace(): string {
  const { pathname } = useLocation()
  const id = /^\/reports\/view\/([^/]+)/.exec(pathname)?.[1]
  const queries = useQueryClient()
  const read = () => queries.getQueryData<{ commonReportId: string | null }>(['reports', 'one', id])?.commonReportId
  const commonReport = useSyncExternalStore((changed) => queries.getQueryCache().subscribe(changed), read, read)
  return commonReport === null ? '/reports/customer' : pathname
}

function Entry({ entry, current, onNavigate }: { entry: DrawerEntry; current: boolean; onNavigate: () => void }) {
  const text = useText()
  const { allows } = usePermissions()
  const why = useDisabledReason()(entry.act ? allows(entry.act) : allow)
  const words = (
    <>
      <ListItemText
        primary={text(entry.text)}
        slotProps={{ primary: { variant: 'body2', fontWeight: current ? 600 : 450 } }}
      />
      {entry.badge && <Chip label={text(entry.badge)} variant="outlined" />}
    </>
  )
  if (why) {
    return (
      <ListItem disablePadding>
        <Tooltip title={why} placement="right" describeChild>
          <ListItemButton aria-disabled sx={{ py: 0.5, px: 1.5, color: 'text.secondary', cursor: 'not-allowed' }}>
            {words}
          </ListItemButton>
        </Tooltip>
      </ListItem>
    )
  }
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...(entry.portal ? { component: 'a', href: entry.path } : { component: Link, to: entry.path })}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
        sx={{ py: 0.5, px: 1.5 }}
      >
        {words}
      </ListItemButton>
    </ListItem>
  )
}

function Versions() {
  const text = useText()
  const server = useServerVersion()
  return (
    <Box component="footer" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {text('admin.build', { build: __BUILD__ })}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {text('admin.server', { version: server ?? '–' })}
      </Typography>
    </Box>
  )
}

const paper = { width: drawerWidth, pt: { xs: 0, sm: '48px' }, borderColor: 'divider', bgcolor: 'background.default' }
