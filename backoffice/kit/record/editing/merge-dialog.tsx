import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { recordValueInWords } from '#model/audit/words.ts'
import { GuardedButton } from '../../buttons/guarded-button.tsx'
import { StatusChip } from '../../status-chip.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import type { ChangedBy } from '../../../providers/client.ts'
import { chosen, threeWay, type Difference, type Side } from './three-way.ts'

interface Props {
  resource: string
  /** the form's schema: of a record's other fields there is nothing to choose */
  schema: { shape?: object }
  /** the record as this page read it */
  loaded: Record<string, unknown>
  /** as it is now */
  current: Record<string, unknown>
  /** as the form would have it */
  mine: Record<string, unknown>
  /** who saved it and when, where the history says */
  changedBy?: ChangedBy | undefined
  busy: boolean
  /** back to the form, with everything that was typed */
  onClose: () => void
  /** the present record, without what was typed */
  onReload: () => void
  /** what has to be written over the present record */
  onSave: (changes: Record<string, unknown>) => void
}

/** Someone else saved first: what they changed beside what was typed here, and where both changed a field the choice which holds. */
export function MergeDialog({
  resource,
  schema,
  loaded,
  current,
  mine,
  changedBy,
  busy,
  onClose,
  onReload,
  onSave,
}: Props) {
  const text = useText()
  const { moment } = useFormat()
  const [sides, setSides] = useState<Record<string, Side>>({})
  const rows = threeWay(loaded, current, mine, Object.keys(schema.shape ?? {}))
  const changes = chosen(rows, sides)
  const clashes = rows.filter(({ clash }) => clash)
  const open = clashes.filter(({ name }) => !sides[name]).length
  const why =
    open > 0
      ? text('merge.open', { smart_count: open })
      : Object.keys(changes).length === 0
        ? text('merge.noneOfYours')
        : undefined
  const answerAll = (side: Side) => setSides(Object.fromEntries(clashes.map(({ name }) => [name, side])))
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{text('merge.title')}</DialogTitle>
      <DialogContent>
        {changedBy && (
          <Typography sx={{ mb: 1, fontWeight: 600 }}>
            {text('merge.changedBy', { name: changedBy.name, time: moment(changedBy.at) })}
          </Typography>
        )}
        <Typography sx={{ mb: 2 }}>{text('merge.text')}</Typography>
        {clashes.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
            <Button size="small" onClick={() => answerAll('theirs')}>
              {text('merge.allTheirs', { smart_count: clashes.length })}
            </Button>
            <Button size="small" onClick={() => answerAll('mine')}>
              {text('merge.allMine', { smart_count: clashes.length })}
            </Button>
          </Box>
        )}
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {rows.map((row) => (
            <Row
              key={row.name}
              resource={resource}
              row={row}
              side={sides[row.name] ?? row.side}
              onChoose={(side) => setSides({ ...sides, [row.name]: side })}
            />
          ))}
        </Box>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {why}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onReload} sx={{ mr: 'auto' }}>
          {text('merge.discard')}
        </Button>
        <Button onClick={onClose}>{text('merge.back')}</Button>
        <GuardedButton variant="contained" loading={busy} why={why} onClick={() => onSave(changes)}>
          {text('merge.save')}
        </GuardedButton>
      </DialogActions>
    </Dialog>
  )
}

function Row({
  resource,
  row,
  side,
  onChoose,
}: {
  resource: string
  row: Difference
  side: Side | undefined
  onChoose: (side: Side) => void
}) {
  const translate = useTranslate()
  const text = useText()
  const format = useFormat()
  const shown = (value: unknown) => recordValueInWords(resource, row.name, value, translate, format)
  const label = translate(`resources.${resource}.fields.${row.name}`, { _: row.name })
  const id = `merge-${row.name}`
  const said = row.clash ? 'merge.both' : row.side === 'mine' ? 'merge.onlyMine' : 'merge.onlyTheirs'
  return (
    <Box sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Box id={`${id}-said`}>
          {row.clash ? (
            <StatusChip tone="warn" label={text(said)} />
          ) : (
            <Typography variant="caption" color="text.secondary">
              {text(said)}
            </Typography>
          )}
        </Box>
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {text('merge.before')}
        {text('list.colon')}
        {shown(row.before)}
      </Typography>
      {row.clash ? (
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-said`}
          value={side ?? ''}
          onChange={(_event, value) => onChoose(value as Side)}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
        >
          <Choice value="theirs" label={text('merge.theirs')}>
            {shown(row.theirs)}
          </Choice>
          <Choice value="mine" label={text('merge.mine')}>
            {shown(row.mine)}
          </Choice>
        </RadioGroup>
      ) : (
        <Typography variant="body2" sx={longText}>
          {shown(row.side === 'mine' ? row.mine : row.theirs)}
        </Typography>
      )}
    </Box>
  )
}

function Choice({ value, label, children }: { value: Side; label: string; children: ReactNode }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiRadio-root': { pt: 0.75 } }}
      label={
        <Box sx={{ py: 0.5 }}>
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" sx={longText}>
            {children}
          </Typography>
        </Box>
      }
    />
  )
}

const longText = {
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  display: 'block',
  maxHeight: 160,
  overflow: 'auto',
}
