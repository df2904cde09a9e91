import { useState } from 'react'
import { Form } from 'react-admin'
import { useNavigate, Link } from 'react-router'
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { duplicateBody } from '#model/panels/inputs.ts'
import { useWhy } from '../kit/guarded-button.tsx'
import { Words } from '../kit/record/inputs.tsx'
import { validateWith } from '../kit/record/validate.ts'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { refusalText } from '../kit/use-verb.ts'
import { MenuButton } from '../layout/menu-button.tsx'
import type { ConsiliumProvider } from '../providers/data-provider.ts'
import { refusalOf } from '../providers/http.ts'
import { panelVerbs, type Copied } from '../providers/panel-verbs.ts'

interface Props {
  resource: Copied
  record: RaRecord & { enabled: boolean; alias?: string }
  /** field that names it */
  name: string
  path: string
}

/** Open, duplicate, disable at the end of a row; what is forbidden says why. */
export function SetupMenu({ resource, record, name, path }: Props) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const why = useWhy()(useMay('setup.edit'))
  const [copying, setCopying] = useState(false)
  const [update] = useUpdate()
  const switchTo = (enabled: boolean) => void update(resource, { id: record.id, data: { enabled }, previousData: record }, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('admin.record.saved', { type: 'success' }),
    onError: (error) => notify(refusalText(error, translate), { type: 'error' }),
  })
  const acts = [
    { name: 'duplicate', label: text('panels.duplicate'), run: () => setCopying(true) },
    { name: 'enable', label: text(record.enabled ? 'admin.record.disable' : 'admin.record.enable'), run: () => switchTo(!record.enabled) },
  ]
  const called = String(record[name])
  return (
    // a click on the menu is no click on the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton label={text('panels.actionsOf', { name: called })} icon={<MoreIcon fontSize="small" />}>
        {(close) => [
          <MenuItem key="open" dense component={Link} to={path} onClick={close}>{text('panels.open')}</MenuItem>,
          ...acts.map((act) => (
            <MenuItem
              key={act.name} dense aria-disabled={why ? true : undefined} sx={why ? { opacity: 0.7 } : {}} onClick={() => {
                if (why) return
                close()
                act.run()
              }}
            >
              <ListItemText primary={act.label} secondary={why} slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption', sx: { whiteSpace: 'normal', display: 'block', maxWidth: 280 } } }} />
            </MenuItem>
          )),
        ]}
      </MenuButton>
      {copying && <CopyDialog resource={resource} record={record} called={called} onClose={() => setCopying(false)} />}
    </span>
  )
}

/** A copy under a new name, switched off; its page opens. */
export function CopyDialog({ resource, record, called, onClose }: { resource: Copied; record: Props['record']; called: string; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const title = `${text('panels.duplicate')}: ${called}`
  const plan = resource === 'plans'
  // the row around the menu is a record too, and must not fill in the form
  const [start] = useState({ id: record.id, name: text('panels.copyOf', { name: called }), ...(plan && { alias: `${record.alias ?? ''}-copy` }) })
  const copy = async (values: Record<string, unknown>) => {
    try {
      const body = { name: String(values.name), ...(plan && { alias: String(values.alias) }) }
      const made = await provider.act<{ id: string }>(panelVerbs.duplicate(resource, String(record.id), body), crypto.randomUUID())
      notify('panels.duplicated', { type: 'success' })
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource })
      void navigate(`/${resource}/${encodeURIComponent(made.id)}${resource === 'plans' ? '/details' : ''}`)
      return undefined
    } catch (error) {
      const { errors } = refusalOf(error)
      if (!errors) notify(refusalText(error, translate), { type: 'error', multiLine: true })
      return errors
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="copy-title">
      <ResourceContextProvider value={resource}>
        <Form record={start} onSubmit={copy} validate={validateWith(duplicateBody)}>
          <DialogTitle id="copy-title">{title}</DialogTitle>
          <DialogContent sx={{ pt: '8px !important' }}>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{text(`panels.copyHint.${resource}`)}</Typography>
            <Words source="name" required />
            {plan && <Words source="alias" required helperText={text('panels.aliasHint')} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained">{text('panels.duplicate')}</Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  )
}
