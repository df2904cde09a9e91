import { Link } from 'react-router'
import Chip from '@mui/material/Chip'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Box from '@mui/material/Box'
import { useText } from '../kit/use-text.ts'

/** Tags and their definitions: two lists with one entry in the drawer. */
export function TagTabs({ current }: { current: 'tags' | 'tagDefinitions' }) {
  const text = useText()
  const tabs = [['tags', text('tags.tabTags')], ['tagDefinitions', text('tags.tabDefinitions')]] as const
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Tabs value={current} component="nav" role="navigation" slotProps={{ list: { role: 'presentation' } }}>
        {tabs.map(([name, label]) => (
          <Tab key={name} value={name} label={label} component={Link} to={`/${name}`} role={undefined} aria-selected={undefined} aria-current={name === current ? 'page' : undefined} tabIndex={0} />
        ))}
      </Tabs>
      <Chip label={text('drawer.beta')} variant="outlined" />
    </Box>
  )
}
