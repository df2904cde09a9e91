import { useState, type ReactNode } from 'react'
import { ResourceContextProvider, useGetList, useTranslate, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import type { z } from 'zod'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog, type RowInput } from '../../kit/record/row-dialog.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import type { Verb, Versioned } from '../../providers/verb.ts'
import { PaneDetail, useStats } from './pane-stats.tsx'

interface Row extends RaRecord {
  id: string
  name: string
  enabled: boolean
  version: number
}

interface Props<R extends Row, S extends z.ZodType> {
  resource: string
  level: '' | '/group' | '/domain'
  schema: S & { shape?: object }
  verbs: {
    create: (values: RowInput<S>) => Verb
    update: (id: string, values: RowInput<S>) => Verb
    remove: (row: Versioned) => Verb
  }
  filter?: Record<string, unknown>
  chosen?: string
  onChoose: (id: string | undefined) => void
  /** what a new one starts with */
  start: Record<string, unknown>
  detail: (row: R) => string
  fields: ReactNode
  /** shows what hangs on each row */
  stats: boolean
}

const reload = ['diagnoses', 'diagnosisGroups', 'diagnosisDomains', 'auditEvents']
const step = 50

/** One level of the hierarchy: search, choose, add, edit, delete. */
export function DiagnosisPane<R extends Row, S extends z.ZodType>({
  resource,
  level,
  schema,
  verbs,
  filter = {},
  chosen,
  onChoose,
  start,
  detail,
  fields,
  stats,
}: Props<R, S>) {
  const text = useText()
  const called = useNameOf()
  const translate = useTranslate()
  const [q, setQ] = useState('')
  const [shown, setShown] = useState(step)
  const [editing, setEditing] = useState<Record<string, unknown>>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: `resources.${resource}.name`, reload })
  const remove = (row: R) => {
    // what is going is no longer shown below
    if (row.id === chosen) onChoose(undefined)
    void run(verbs.remove(row))
  }
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<R>(resource, {
    filter: { ...filter, ...(q && { q }) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: Math.min(shown, 250) },
  })
  const counts = useStats(level, stats, data)
  const title = translate(`resources.${resource}.name`, { smart_count: 2 })
  const id = typeof editing?.id === 'string' ? editing.id : undefined
  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
            {title}{' '}
            <Typography component="span" color="text.secondary" variant="body2">
              {isPending ? '' : total}
            </Typography>
          </Typography>
          <GuardedButton
            variant="text"
            startIcon={<AddIcon />}
            why={why}
            onClick={() => setEditing({ ...start, enabled: true })}
          >
            {translate('ra.action.add')}
          </GuardedButton>
        </Box>
        <SearchField wide value={q} onChange={setQ} />
      </Box>
      {error && (
        <Typography color="error" sx={{ p: 2 }}>
          {refusalText(error, translate)}
        </Typography>
      )}
      {!isPending && total === 0 && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {text('admin.list.nothing')}
        </Typography>
      )}
      <List
        dense
        disablePadding
        sx={{ maxHeight: { xs: '46vh', md: 'max(320px, calc(100vh - 360px))' }, overflowY: 'auto' }}
      >
        {isPending &&
          [0, 1, 2, 3].map((line) => (
            <ListItem key={line}>
              <Skeleton width="80%" />
            </ListItem>
          ))}
        {data?.map((row) => {
          const words = (
            <ListItemText
              primary={called(row)}
              secondary={<PaneDetail detail={detail(row)} stats={counts?.get(row.id)} />}
              slotProps={{
                primary: {
                  sx: { opacity: row.enabled ? 1 : 0.75, textDecoration: row.enabled ? 'none' : 'line-through' },
                },
              }}
            />
          )
          return (
            <ListItem
              key={row.id}
              disablePadding
              divider
              sx={{ '& .MuiListItemButton-root': { pr: 10, py: 0 } }}
              secondaryAction={
                <RowActions
                  name={row.name}
                  why={why}
                  onEdit={() => setEditing(row)}
                  onDelete={() => remove(row)}
                  deleted={{ resource, record: row }}
                />
              }
            >
              <ListItemButton
                selected={row.id === chosen}
                aria-pressed={row.id === chosen}
                onClick={() => onChoose(row.id === chosen ? undefined : row.id)}
                sx={{ borderRadius: 0 }}
              >
                {words}
              </ListItemButton>
            </ListItem>
          )
        })}
        {total > 250 && shown >= 250 && (
          <ListItem>
            <Typography variant="body2" color="text.secondary">
              {text('diagnosis.searchForMore')}
            </Typography>
          </ListItem>
        )}
        {shown < Math.min(total, 250) && (
          <ListItem>
            <Button variant="text" onClick={() => setShown(shown + step)}>
              {text('chat.showMore')}
            </Button>
          </ListItem>
        )}
      </List>
      {editing && (
        <ResourceContextProvider value={resource}>
          <RowDialog
            title={translate(`resources.${resource}.name`, { smart_count: 1 })}
            schema={schema}
            row={editing}
            reload={reload}
            onClose={() => setEditing(undefined)}
            verb={(values) => (id ? verbs.update(id, values) : verbs.create(values))}
          >
            {fields}
          </RowDialog>
        </ResourceContextProvider>
      )}
    </Card>
  )
}
