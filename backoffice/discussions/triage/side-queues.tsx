import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import {
  entriesShown,
  triageQueues,
  type QueueEntry,
  type TriageQueue,
  type TriageQueues,
} from '#model/discussions/triage.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { failedMessagePath, useFailureText } from '../../kit/record/failed-message.ts'
import { When } from '../../kit/when.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { api } from '../../providers/client.ts'

const pathOf = (name: TriageQueue, { id, queryId, place }: QueueEntry): string | undefined => {
  if (name === 'messages') return place ? failedMessagePath(place) : undefined
  if (name === 'reports') return `/reports/view/${encodeURIComponent(id)}`
  if (queryId === null) return undefined
  const section = { shortPanels: '#participants', meetings: '#meeting' }[name]
  return `/queries/${encodeURIComponent(queryId)}${section}`
}

/** What is looked after beside the tasks, with how many; one opens as a list of links. */
export function SideQueues() {
  const text = useText()
  const [open, setOpen] = useState<TriageQueue | null>(null)
  const [limit, setLimit] = useState<number>(entriesShown.first)
  const { data } = useQuery({
    queryKey: ['discussion', 'triage', limit],
    queryFn: ({ signal }) => api.get('/server/report/triage', { query: { limit }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!data) return null
  return (
    <Box sx={{ mb: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={open}
        aria-label={text('triage.queues')}
        onChange={(_event, name: TriageQueue | null) => setOpen(name)}
        sx={{ flexWrap: 'wrap' }}
      >
        {triageQueues.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 1.5, py: 0.5, color: 'text.primary' }}>
            {text(`triage.side.${name}`)}
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary' }}>
              {data[name].total}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {open && <Entries name={open} queue={data[open]} onMore={() => setLimit(entriesShown.most)} />}
    </Box>
  )
}

interface Shown {
  name: TriageQueue
  queue: TriageQueues[TriageQueue]
  onMore: () => void
}

function Entries({ name, queue: { data: entries, total }, onMore }: Shown) {
  const text = useText()
  const translate = useTranslate()
  const failure = useFailureText()
  return (
    <Card component="ul" aria-label={text(`triage.side.${name}`)} sx={list}>
      {entries.length === 0 && (
        <Typography component="li" color="text.secondary" sx={{ p: 1.5 }}>
          {text('triage.nothing')}
        </Typography>
      )}
      {entries.map((one) => {
        const path = pathOf(name, one)
        return (
          <Box
            component="li"
            key={one.id}
            sx={{ px: 1.5, py: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
          >
            {path ? <TextLink to={path}>{one.title || one.name}</TextLink> : <span>{one.title || one.name}</span>}
            <Typography variant="body2" color="text.secondary" component="span">
              {one.title && one.name}
              {name === 'shortPanels' &&
                one.count !== null &&
                ` · ${text('triage.missing', { smart_count: one.count })}`}
              {one.why && ` · ${name === 'messages' ? failure(one.why) : translate(one.why, { _: one.why })}`}
              {one.since && ' · '}
              <When value={one.since} />
            </Typography>
          </Box>
        )
      })}
      {entries.length < Math.min(total, entriesShown.most) && (
        <Box component="li" sx={{ px: 0.5 }}>
          <Button size="small" onClick={onMore}>
            {text('triage.all', { total })}
          </Button>
        </Box>
      )}
    </Card>
  )
}

const list = { listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 260, overflowY: 'auto' }
