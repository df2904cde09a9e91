import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'

interface Props<P extends string> {
  label: string
  /** address below /admin, and what the tab says */
  tabs: readonly (readonly [path: P, name: string])[]
  current: P
  /** at the end of the line */
  beside?: ReactNode
}

/** Pages that share one entry of the drawer, as links in a line. */
export function LinkTabs<P extends string>({ label, tabs, current, beside }: Props<P>) {
  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        mb: 2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box component="nav" aria-label={label} sx={{ minWidth: 0 }}>
        <Tabs value={current} variant="scrollable" scrollButtons={false} slotProps={{ list: { role: 'presentation' } }}>
          {tabs.map(([path, name]) => (
            <Tab
              key={path}
              value={path}
              label={name}
              component={Link}
              to={path}
              role={undefined}
              aria-selected={undefined}
              aria-current={path === current ? 'page' : undefined}
              tabIndex={0}
            />
          ))}
        </Tabs>
      </Box>
      {beside}
    </Box>
  )
}
