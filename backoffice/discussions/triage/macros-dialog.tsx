import { useState } from 'react'
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ResourceContextProvider, useGetList, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import {
  macroFields,
  macroKeys,
  macroPlaceholders,
  undoable,
  unknownInMacro,
  type Macro,
} from '#model/discussions/triage.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { ChoiceInput, LongText, Words } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { macroVerbs } from '../../providers/verbs.ts'

const reload = ['macros', 'auditEvents']
const keys = macroKeys.map((id) => ({ id, name: id }))

/** The macros of all staff: what each does, under which key, and how often it was used. */
export default function MacrosDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<Macro>>()
  const mayNot = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: 'resources.macros.name', reload })
  const { data, error } = useGetList<Macro>('macros', {
    sort: { field: 'key', order: 'ASC' },
    pagination: { page: 1, perPage: 9 },
  })
  const free = macroKeys.find((key) => !data?.some((macro) => macro.key === key))
  const why = mayNot ?? (free === undefined ? text('triage.macros.full') : undefined)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="macros-title">
      <DialogTitle id="macros-title">{text('triage.macros.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary">
          {text('triage.macros.hint')}
        </Typography>
        {error && <Typography color="error">{refusalText(error, translate)}</Typography>}
        {data?.length === 0 && <Typography sx={{ py: 2 }}>{text('triage.macros.none')}</Typography>}
        <List dense disablePadding>
          {data?.map((macro) => (
            <ListItem
              key={macro.id}
              divider
              disableGutters
              sx={{ pr: 10 }}
              secondaryAction={
                <RowActions
                  name={macro.name}
                  why={mayNot}
                  onEdit={() => setEditing(macro)}
                  onDelete={() => void run(macroVerbs.remove(macro))}
                />
              }
            >
              <ListItemText
                primary={
                  <>
                    <Box component="kbd" sx={{ mr: 1, fontFamily: 'monospace' }}>
                      {macro.key}
                    </Box>
                    {macro.name}
                  </>
                }
                secondary={[
                  text(`queries.command.${macro.command}`),
                  macro.tagName && text('triage.macros.tagged', { name: macro.tagName }),
                  text('triage.macros.used', { smart_count: macro.used }),
                  macro.text,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <GuardedButton why={why} onClick={() => setEditing({ key: free ?? '1', command: 'returnToAsker' })}>
          {text('triage.macros.add')}
        </GuardedButton>
        <Button variant="contained" onClick={onClose}>
          {text('triage.macros.close')}
        </Button>
      </DialogActions>
      {editing && (
        <ResourceContextProvider value="macros">
          <RowDialog
            title={translate('resources.macros.name', { smart_count: 1 })}
            schema={macroFields}
            row={editing}
            reload={reload}
            onClose={() => setEditing(undefined)}
            verb={(values) =>
              editing.id === undefined ? macroVerbs.create(values) : macroVerbs.update(editing.id, values)
            }
          >
            <Words source="name" required />
            <SelectInput source="key" choices={keys} translateChoice={false} isRequired fullWidth margin="none" />
            <ChoiceInput source="command" values={undoable} prefix="queries.command" required />
            <LongText source="text" helperText={false} />
            <PlaceholderHint />
            <ReferenceInput
              source="tagId"
              reference="tags"
              filter={{ entityType: ['query'], scope: ['team', 'global'] }}
              sort={{ field: 'name', order: 'ASC' }}
              perPage={25}
            >
              <AutocompleteInput optionText="name" filterToQuery={(q: string) => ({ name: q })} fullWidth />
            </ReferenceInput>
          </RowDialog>
        </ResourceContextProvider>
      )}
    </Dialog>
  )
}

/** What the text may name, which stays when the text is refused, and what it names wrongly. */
function PlaceholderHint() {
  const text = useText()
  const { list } = useFormat()
  const typed = useWatch<Record<string, string | null | undefined>>({ name: 'text' }) ?? ''
  const unknown = unknownInMacro(typed)
  const named = (names: readonly string[]) => list(names.map((name) => `{${name}}`))
  return (
    <Typography variant="caption" color="text.secondary">
      {unknown.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
          {text('triage.macros.unknown', { words: named(unknown) })}
        </Box>
      )}
      {text('triage.macros.textHint', { words: named(macroPlaceholders) })}
    </Typography>
  )
}
