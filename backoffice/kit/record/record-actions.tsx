import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useDelete, useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core'
import type { Act } from '#model/permissions.ts'
import { GuardedButton, useDisabledReason } from '../buttons/guarded-button.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { useText } from '../hooks/use-text.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { isThereKey } from './is-there.ts'
import { useSaved } from './use-saved.tsx'

/** Switches a record on or off at once. Where it may not be, it stays reachable by keyboard and says why. */
export function EnabledSwitch({
  resource,
  record,
  act = 'setup.edit',
}: {
  resource: string
  record: RaRecord & { enabled: boolean }
  act?: Act
}) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const why = useDisabledReason()(useMay(act))
  const [update, { isPending }] = useUpdate()
  const saved = useSaved(resource)
  const id = useId()
  const change = (enabled: boolean) =>
    void update(
      resource,
      { id: record.id, data: { enabled }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (data: RaRecord) => saved(record, { enabled }, data),
        onError: (error) => notify(refusalText(error, translate), { type: 'error' }),
      },
    )
  return (
    <Tooltip title={why ?? ''}>
      <Box component="span">
        <FormControlLabel
          sx={{ mr: 0.5 }}
          label={text('admin.record.enabled')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={record.enabled}
              sx={why || isPending ? { opacity: 0.5 } : {}}
              onChange={(event) => !why && !isPending && change(event.target.checked)}
              slotProps={{
                input: {
                  'aria-disabled': why || isPending ? true : undefined,
                  'aria-describedby': why ? id : undefined,
                },
              }}
            />
          }
        />
        {why && (
          <Box component="span" id={id} sx={visuallyHidden}>
            {why}
          </Box>
        )}
      </Box>
    </Tooltip>
  )
}

/** Deletes after a question that names what depends on the record; the list opens then. */
export function DeleteRecord({
  resource,
  record,
  name,
  list,
  act = 'records.delete',
}: {
  resource: string
  record: RaRecord
  name: string
  list: string
  act?: Act
}) {
  const [asking, setAsking] = useState(false)
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const why = useDisabledReason()(useMay(act))
  const queries = useQueryClient()
  // the callbacks belong to the mutation: what is kept must be known before it counts as over
  const [remove, { isPending, isSuccess }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        const kind = translate(`resources.${resource}.name`, { smart_count: 1 })
        notify('admin.record.deleted', { type: 'success', messageArgs: { name: kind } })
        void navigate(list)
        // what is still kept of it is not to come back with the browser's Back
        queries.setQueryData(isThereKey(resource, record.id), false)
      },
      onError: (error) => {
        setAsking(false)
        notify(refusalText(error, translate), { type: 'error', multiLine: true })
      },
    },
  )
  return (
    <>
      <GuardedButton why={why} onClick={() => setAsking(true)}>
        {text('admin.record.delete')}
      </GuardedButton>
      {asking && (
        <DeleteDialog
          resource={resource}
          record={record}
          name={name}
          busy={isPending || isSuccess}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
    </>
  )
}
