import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core'
import type { Dependents } from '#model/dependents.ts'
import { api } from '../../providers/client.ts'
import { PageError } from '../../layout/page-error.tsx'
import { GuardedButton, useDisabledReason } from '../buttons/guarded-button.tsx'
import { TextLink } from '../record-link.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { useText } from '../hooks/use-text.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { useSaved } from './use-saved.tsx'

interface Props {
  resource: string
  record: RaRecord & { enabled?: boolean }
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a record is deleted: names what depends on it, and offers to disable it instead where that is possible. */
export function DeleteDialog({ resource, record, name, busy, onClose, onConfirm }: Props) {
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()
  const deleteUsed = useMay('records.deleteInUse')
  const { data, error, refetch } = useQuery({
    queryKey: ['dependents', resource, record.id],
    queryFn: ({ signal }) =>
      api
        .call('get', `/rest/${resource}/{id}/dependents`, { params: { id: record.id }, signal })
        .then(({ json }) => (json as { data: Dependents[] }).data),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { canDisable, disable, disabling } = useDisabling(resource, record, onClose)
  const used = (data?.length ?? 0) > 0
  const stays = data?.some((one) => one.stays) ?? false
  const refused = stays ? text('deleting.stays') : used ? why(deleteUsed) : undefined
  return (
    <Dialog
      open
      onClose={busy || disabling ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="delete-title"
    >
      <DialogTitle id="delete-title">
        {text('admin.record.delete')}
        {text('list.colon')}
        {name}
      </DialogTitle>
      <DialogContent>
        {error ? (
          <PageError error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton width="60%" />
        ) : used ? (
          <>
            <Typography sx={{ mb: 1 }}>{text('deleting.usedBy')}</Typography>
            <Box component="ul" sx={{ m: 0, mb: 2, pl: 3, display: 'grid', gap: 0.5 }}>
              {data.map((one) => (
                <Line key={`${one.kind}`} one={one} />
              ))}
            </Box>
            <Typography>
              {refused ?? text('deleting.takesOut')}
              {text('list.gap')}
              {canDisable && text('deleting.disableInstead')}
            </Typography>
          </>
        ) : (
          <Typography>{text('admin.record.deleteText')}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={busy || disabling}>
          {translate('ra.action.cancel')}
        </Button>
        {used && canDisable && (
          <GuardedButton variant={refused ? 'contained' : 'outlined'} loading={disabling} onClick={disable}>
            {text('admin.record.disable')}
          </GuardedButton>
        )}
        {!stays && (
          <GuardedButton
            variant="contained"
            color="error"
            loading={busy || (data === undefined && !error)}
            why={refused}
            onClick={onConfirm}
          >
            {text('admin.record.delete')}
          </GuardedButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

const withPage: ReadonlySet<string> = new Set(['users', 'queries', 'grants', 'plans', 'pools', 'tags'])
const onlyListed: ReadonlySet<string> = new Set(['diagnoses', 'diagnosisGroups'])

/** How many there are, as a link to their list where one shows exactly these; then the first names. */
function Line({ one: { kind, count, resource, names, filter } }: { one: Dependents }) {
  const text = useText()
  const counted = text(`deleting.uses.${kind}`, { smart_count: count })
  const list = resource !== null && (withPage.has(resource) || onlyListed.has(resource)) ? `/${resource}` : undefined
  const page = resource !== null && withPage.has(resource) ? `/${resource}` : undefined
  const more = count - names.length
  return (
    <Typography component="li" variant="body2">
      {list && filter ? (
        <TextLink inText to={`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {counted}
        </TextLink>
      ) : (
        counted
      )}
      {names.length > 0 && ': '}
      {names.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && text('deleting.comma')}
          {page ? (
            <TextLink inText to={`${page}/${encodeURIComponent(id)}`}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </span>
      ))}
      {names.length > 0 && more > 0 && ` ${text('diagnosis.andMore', { smart_count: more })}`}
    </Typography>
  )
}

/** Switching off what is on, as the switch of its page does it. */
function useDisabling(resource: string, record: Props['record'], onDone: () => void) {
  const notify = useNotify()
  const translate = useTranslate()
  const verdict = useMay('setup.edit')
  const saved = useSaved(resource)
  const [update, { isPending }] = useUpdate()
  const disable = () =>
    void update(
      resource,
      { id: record.id, data: { enabled: false }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (data: RaRecord) => {
          saved(record, { enabled: false }, data)
          onDone()
        },
        onError: (error) => notify(refusalText(error, translate), { type: 'error', multiLine: true }),
      },
    )
  return { canDisable: record.enabled === true && verdict.allowed, disable, disabling: isPending }
}
