import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useText } from '../kit/hooks/use-text.ts'

export const sections = [
  'question',
  'participants',
  'invites',
  'responses',
  'meeting',
  'survey',
  'files',
  'notes',
  'log',
] as const
export type Section = (typeof sections)[number]

/** The page's sections; each has an address of its own after the #. */
export function SectionTabs({ current }: { current: Section }) {
  const text = useText()
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={current}
        variant="scrollable"
        scrollButtons={false}
        component="nav"
        role="navigation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {sections.map((name) => (
          <Tab
            key={name}
            value={name}
            label={text(name === 'meeting' ? 'queryMeeting.section' : `queries.section.${name}`)}
            component={Link}
            to={`#${name}`}
            preventScrollReset
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
