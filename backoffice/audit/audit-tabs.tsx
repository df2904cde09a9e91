import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useText } from '../kit/hooks/use-text.ts'

/** What happened, seen in three ways: every change, and the moves of discussions and of experts' parts in them. */
export function AuditTabs({ current }: { current: 'changes' | 'discussions' | 'engagements' }) {
  const text = useText()
  const tabs = [
    ['changes', '/audit', text('audit.tab.changes')],
    ['discussions', '/audit/discussions', text('audit.tab.discussions')],
    ['engagements', '/audit/engagements', text('audit.tab.engagements')],
  ] as const
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={current}
        variant="scrollable"
        scrollButtons={false}
        component="nav"
        role="navigation"
        aria-label={text('audit.tab.label')}
        slotProps={{ list: { role: 'presentation' } }}
      >
        {tabs.map(([name, path, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            component={Link}
            to={path}
            role={undefined}
            aria-selected={undefined}
            aria-current={name === current ? 'page' : undefined}
            tabIndex={0}
          />
        ))}
      </Tabs>
    </Box>
  )
}
