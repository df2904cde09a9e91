import { useState } from 'react'
import { ResourceContextProvider, useGetList, useTranslate } from 'ra-core'
import { NumberInput } from 'react-admin'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import { diagnosisFactFields, type DiagnosisFact } from '#model/panels/coach/coach.ts'
import { phrasesOf } from '#model/panels/coach/phrases.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { LongText, Words, YesNo } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { coachVerbs } from '../../providers/panel-verbs.ts'
import { TryPattern } from './try-pattern.tsx'

const reload = ['diagnosisFacts', 'auditEvents']

/** What the question coach looks for: of one domain, group or diagnosis, or, without a place, of every diagnosis. */
export function CoachSection({
  place,
}: {
  place?: { diagnosisId: string } | { groupId: string } | { domainId: string }
}) {
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('setup.edit'))
  const [editing, setEditing] = useState<Partial<DiagnosisFact>>()
  const { run } = useActionMutation({ deleted: 'resources.diagnosisFacts.name', reload })
  const { data, isPending, error } = useGetList<DiagnosisFact>('diagnosisFacts', {
    filter: place ?? { everywhere: true },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 250 },
  })
  const add = () =>
    setEditing({
      ...place,
      enabled: true,
      order: Math.min(1000, Math.max(0, ...(data ?? []).map(({ order }) => order)) + 10),
    })
  return (
    <Box component="section" aria-label={text('coach.title')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {text(place ? 'coach.title' : 'coach.general')}
        </Typography>
        <GuardedButton variant="text" startIcon={<AddIcon />} why={why} onClick={add}>
          {text('coach.add')}
        </GuardedButton>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text(place ? 'coach.hint' : 'coach.generalHint')}
      </Typography>
      {error && (
        <Typography color="error" sx={{ py: 1 }}>
          {refusalText(error, translate)}
        </Typography>
      )}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ py: 1 }}>
          {text('coach.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {isPending && (
          <ListItem>
            <Skeleton width="70%" />
          </ListItem>
        )}
        {data?.map((fact) => (
          <ListItem
            key={fact.id}
            divider
            disableGutters
            sx={{ pr: 10 }}
            secondaryAction={
              <RowActions
                name={fact.label}
                why={why}
                onEdit={() => setEditing(fact)}
                onDelete={() => void run(coachVerbs.remove(fact))}
              />
            }
          >
            <ListItemText
              primary={
                <>
                  {[fact.label, fact.labelZh].filter(Boolean).join(' · ')}
                  {!fact.enabled && <Chip size="small" label={text('coach.off')} sx={{ ml: 1 }} />}
                </>
              }
              secondary={phrasesOf(fact.pattern).join(' · ')}
              slotProps={{
                secondary: {
                  sx: {
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    display: '-webkit-box',
                    WebkitLineClamp: 2,
                    WebkitBoxOrient: 'vertical',
                  },
                },
              }}
            />
          </ListItem>
        ))}
      </List>
      {editing && (
        <ResourceContextProvider value="diagnosisFacts">
          <RowDialog
            title={translate('resources.diagnosisFacts.name', { smart_count: 1 })}
            schema={diagnosisFactFields}
            row={editing}
            reload={reload}
            onClose={() => setEditing(undefined)}
            verb={(values) =>
              editing.id === undefined ? coachVerbs.create(values) : coachVerbs.update(editing.id, values)
            }
          >
            <Words source="label" required />
            <Words source="labelZh" />
            <Words source="hint" />
            <Words source="hintZh" />
            <LongText source="pattern" required helperText={text('coach.patternHint')} />
            <TryPattern />
            <NumberInput source="order" min={0} max={1000} step={1} fullWidth />
            <YesNo source="enabled" />
          </RowDialog>
        </ResourceContextProvider>
      )}
    </Box>
  )
}
