import type { AskOf } from '#api/client/types.ts'
import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import { RecordPicker } from '../../kit/record-picker.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/hooks/use-text.ts'

type ExcludedOwner = 'none' | 'grant' | 'plan' | 'pool'
const sources = {
  grant: { resource: 'grants', name: 'name' },
  plan: { resource: 'plans', name: 'displayTitle' },
  pool: { resource: 'pools', name: 'poolName' },
} as const

/** Which diagnoses discussions speak of: found by the words of their questions, without those that someone already covers. */
export function AskedSearch({ onChoose }: { onChoose: (diagnosisId: string) => void }) {
  const text = useText()
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [exclude, setExclude] = useState<ExcludedOwner>('none')
  const [without, setWithout] = useState<{ id: string; name: string }>()
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" component="h2">
        {text('diagnosis.asked')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {text('diagnosis.askedHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 2fr' },
          mb: 1.5,
          alignItems: 'start',
        }}
      >
        <SearchField wide value={name} onChange={setName} />
        <TextField
          select
          label={text('diagnosis.exclude')}
          value={exclude}
          onChange={(event) => {
            setExclude(event.target.value as ExcludedOwner)
            setWithout(undefined)
          }}
        >
          {(['none', 'grant', 'plan', 'pool'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`diagnosis.excludes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {exclude !== 'none' &&
          (without ? (
            <Button variant="outlined" onClick={() => setWithout(undefined)}>
              {without.name} ×
            </Button>
          ) : (
            <RecordPicker
              resource={sources[exclude].resource}
              name={sources[exclude].name}
              label={translate(`diagnosis.excludes.${exclude}`)}
              onPick={(record) => setWithout({ id: String(record.id), name: String(record[sources[exclude].name]) })}
            />
          ))}
      </Box>
      {name.trim().length > 1 && (exclude === 'none' || without) && (
        <Found query={{ name, exclude, ...(without && { excludeId: without.id }) }} onChoose={onChoose} />
      )}
    </Box>
  )
}

const searched = '/user/diagnosis/search/fromQueries'

function Found({ query, onChoose }: { query: AskOf<typeof searched>['query']; onChoose: (id: string) => void }) {
  const text = useText()
  const { data } = usePart('diagnoses', searched, { query: { ...query, pageSize: 25 } })
  if (!data) return null
  if (data.total === 0) return <Typography color="text.secondary">{text('admin.list.nothing')}</Typography>
  return (
    <Card sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('resources.diagnoses.fields.name')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.data.map((row) => (
            <TableRow key={row.id}>
              <TableCell>
                <Button variant="text" size="small" onClick={() => onChoose(row.id)} sx={{ textAlign: 'left' }}>
                  {row.name}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
