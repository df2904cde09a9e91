import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ruleOfField, type EntityField } from '#model/classification/custom-fields.ts'
import { api } from '../../providers/client.ts'
import { PageError } from '../../layout/page-error.tsx'
import { fieldVerbs, type Entity } from '../../providers/content-verbs.ts'
import { Block } from '../block.tsx'
import { StatusChip } from '../status-chip.tsx'
import { GuardedButton } from '../buttons/guarded-button.tsx'
import { useText } from '../hooks/use-text.ts'
import { useActionMutation } from '../hooks/use-action-mutation.ts'
import { When } from '../when.tsx'
import { ValueDialog } from './value-dialog.tsx'
import { ValueWords } from './value-words.tsx'

const touched = ['customFieldValues', 'customFields', 'auditEvents']

/** The custom fields of a record with their values, each edited for itself. */
export function FieldList({ entity, why }: { entity: Entity; why?: string }) {
  const { entityType, entityId } = entity
  const text = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['customFieldValues', 'of', entityType, entityId],
    queryFn: ({ signal }) =>
      api.get('/server/customField/entity/{entityType}/{entityId}', { params: { entityType, entityId }, signal }),
    retry: false,
  })
  const [editing, setEditing] = useState<EntityField>()
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: touched })
  const close = (answer: unknown) => answer && setEditing(undefined)
  const fields = data?.data ?? []
  return (
    <Block title={text('customFields.title')}>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {data && fields.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('customFields.none')}
        </Typography>
      )}
      {fields.length > 0 && (
        <Card component="dl" sx={{ m: 0 }}>
          {fields.map((field) => (
            <FieldLine key={field.definitionId} field={field} why={why} onEdit={() => setEditing(field)} />
          ))}
        </Card>
      )}
      {editing && (
        <ValueDialog
          title={editing.name}
          description={editing.description}
          rule={ruleOfField(editing)}
          value={editing.value}
          busy={busy}
          onClose={() => setEditing(undefined)}
          onSave={(value) =>
            void run(
              editing.id === null
                ? fieldVerbs.set(editing.definitionId, entity, value)
                : fieldVerbs.change(editing.id, value, editing.version ?? 0),
            ).then(close)
          }
          onClear={
            editing.id === null
              ? undefined
              : () => void run(fieldVerbs.clear({ id: editing.id ?? '', version: editing.version ?? 0 })).then(close)
          }
        />
      )}
    </Block>
  )
}

function FieldLine({ field, why, onEdit }: { field: EntityField; why?: string; onEdit: () => void }) {
  const text = useText()
  const translate = useTranslate()
  return (
    <Box sx={line}>
      <Box
        component="dt"
        title={field.description ?? undefined}
        sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}
      >
        {field.name} {!field.enabled && <StatusChip tone="quiet" label={text('admin.record.disabled')} />}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}
      >
        <Typography
          variant="body2"
          component="span"
          sx={{ flexGrow: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          color={field.value === null ? 'text.secondary' : undefined}
        >
          {field.value === null ? (
            text('customFields.empty')
          ) : (
            <ValueWords rule={ruleOfField(field)} value={field.value} />
          )}
        </Typography>
        {field.updatedAt && (
          <Typography variant="caption" color="text.secondary">
            <When value={field.updatedAt} />
          </Typography>
        )}
        <GuardedButton
          variant="text"
          size="small"
          why={why}
          aria-label={text('customFields.editOf', { name: field.name })}
          onClick={onEdit}
        >
          {translate(field.value === null ? 'customFields.set' : 'ra.action.edit')}
        </GuardedButton>
      </Box>
    </Box>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 240px) 1fr' },
  columnGap: 2,
  alignItems: 'center',
  px: 2,
  py: 0.5,
  minHeight: 42,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
}
