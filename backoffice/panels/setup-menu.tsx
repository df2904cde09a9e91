import { useState } from 'react'
import { useNavigate, Link } from 'react-router'
import { useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { duplicateBody } from '#model/panels/inputs.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { GuardedItem } from '../kit/buttons/guarded-item.tsx'
import { Words } from '../kit/record/inputs.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { MenuButton } from '../layout/menu-button.tsx'
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
  const why = useDisabledReason()(useMay('setup.edit'))
  const [copying, setCopying] = useState(false)
  const [update] = useUpdate()
  const switchTo = (enabled: boolean) =>
    void update(
      resource,
      { id: record.id, data: { enabled }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('admin.record.saved', { type: 'success' }),
        onError: (error) => notify(refusalText(error, translate), { type: 'error' }),
      },
    )
  const acts = [
    { name: 'duplicate', label: text('panels.duplicate'), run: () => setCopying(true) },
    {
      name: 'enable',
      label: text(record.enabled ? 'admin.record.disable' : 'admin.record.enable'),
      run: () => switchTo(!record.enabled),
    },
  ]
  const called = String(record[name])
  return (
    // a click on the menu is no click on the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton label={text('panels.actionsOf', { name: called })} icon={<MoreIcon fontSize="small" />}>
        {(close) => [
          <MenuItem key="open" dense component={Link} to={path} onClick={close}>
            {text('panels.open')}
          </MenuItem>,
          ...acts.map((act) => (
            <GuardedItem
              key={act.name}
              label={act.label}
              why={why}
              onClick={() => {
                close()
                act.run()
              }}
            />
          )),
        ]}
      </MenuButton>
      {copying && <CopyDialog resource={resource} record={record} called={called} onClose={() => setCopying(false)} />}
    </span>
  )
}

/** A copy under a new name, switched off; its page opens. */
export function CopyDialog({
  resource,
  record,
  called,
  onClose,
}: {
  resource: Copied
  record: Props['record']
  called: string
  onClose: () => void
}) {
  const text = useText()
  const navigate = useNavigate()
  const plan = resource === 'plans'
  // the row around the menu is a record too, and must not fill in the form
  const [start] = useState({
    id: record.id,
    name: text('panels.copyOf', { name: called }),
    ...(plan && { alias: `${record.alias ?? ''}-copy` }),
  })
  return (
    <RowDialog
      title={`${text('panels.duplicate')}${text('list.colon')}${called}`}
      schema={duplicateBody}
      row={start}
      resource={resource}
      reload={[resource]}
      done="panels.duplicated"
      save="panels.duplicate"
      hint={text(`panels.copyHint.${resource}`)}
      verb={({ name, alias }) => panelVerbs.duplicate(resource, String(record.id), { name, ...(plan && { alias }) })}
      onSaved={({ id }) => void navigate(`/${resource}/${encodeURIComponent(id)}${plan ? '/details' : ''}`)}
      onClose={onClose}
    >
      <Words source="name" required />
      {plan && <Words source="alias" required helperText={text('panels.aliasHint')} />}
    </RowDialog>
  )
}
