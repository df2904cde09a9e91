import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { PageHead } from '../../kit/page-head.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { PersonRun } from './person-run.tsx'
import { SetupRun } from './setup-run.tsx'
import { useChoices } from './use-choices.ts'

/** What would be asked, paid and chosen. Everything chosen lives in the address; nothing is sent. */
export function SimulatorPage() {
  const text = useText()
  const choices = useChoices()
  const view = choices.get('view') === 'person' ? 'person' : 'setup'
  return (
    <>
      <PageHead title={text('simulator.title')} below={text('simulator.nothingSent')} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs
          value={view}
          onChange={(_event, next: string) => choices.set({ view: next === 'person' ? next : undefined })}
          aria-label={text('simulator.title')}
        >
          <Tab value="setup" id="tab-setup" aria-controls="panel-simulator" label={text('simulator.setup')} />
          <Tab value="person" id="tab-person" aria-controls="panel-simulator" label={text('simulator.person')} />
        </Tabs>
      </Box>
      <Box role="tabpanel" id="panel-simulator" aria-labelledby={`tab-${view}`}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
          {text(view === 'person' ? 'simulator.personHint' : 'simulator.setupHint')}
        </Typography>
        {view === 'person' ? <PersonRun choices={choices} /> : <SetupRun choices={choices} />}
      </Box>
    </>
  )
}
