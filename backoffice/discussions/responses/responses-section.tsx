import { useState } from 'react'
import { useGetList } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { responseTypes } from '#model/discussions/response-enums.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { AddResponse } from './add-response.tsx'
import { ResponseCard } from './response-card.tsx'
import type { Discussion, ResponseRow, QueryRow } from '../row.ts'

const step = 50

/** What was said, oldest first; answers that wait for review can be accepted or sent back. */
export function ResponsesSection({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const [type, setType] = useState('')
  const [shown, setShown] = useState(step)
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<ResponseRow>('queryResponses', {
    filter: { queryId: query.id, ...(type && { type }) },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: Math.min(shown, 250) },
  })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          label={text('queries.response.kind')}
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ width: 240 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('admin.list.all')}</MenuItem>
          {responseTypes.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`response.type.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {!isPending && (
          <Typography variant="body2" color="text.secondary">
            {text('queries.response.count', { smart_count: total })}
          </Typography>
        )}
      </Box>
      {!isPending && total === 0 && (
        <Card>
          <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            {text('queries.response.none')}
          </Typography>
        </Card>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((response) => (
          <ResponseCard key={response.id} query={query} view={view} response={response} />
        ))}
      </Box>
      {data && data.length < total && shown < 250 && (
        <Button sx={{ mt: 2 }} onClick={() => setShown(shown + step)}>
          {text('chat.showMore')}
        </Button>
      )}
      <AddResponse query={query} />
    </Box>
  )
}
