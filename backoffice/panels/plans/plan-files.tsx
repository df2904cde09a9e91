import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import type { PlanFile } from '#model/panels/file-wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { Association } from '../../kit/record/association.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { UploadStatus } from '../../kit/upload-status.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { saveFile } from '../../kit/list/save-file.ts'
import { panelVerbs } from '../../providers/panel-verbs.ts'
import { PlanFileDialog } from './plan-file-dialog.tsx'

const reload = ['plans.files', 'auditEvents']
const MB = 1024 * 1024

/** Files that members of the plan may read: pictures, PDF, PowerPoint and Word. */
export function PlanFiles({ planId }: { planId: string }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<PlanFile>>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: 'resources.plans.fields.file', reload })
  const columns = useMemo<readonly Column<PlanFile>[]>(
    () => [
      {
        source: 'name',
        label: 'panels.file.name',
        render: (row) => (
          <>
            {row.name} <UploadStatus status={row.status} />
          </>
        ),
      },
      { source: 'description', label: 'resources.plans.fields.description' },
      {
        source: 'fileType',
        label: 'panels.file.type',
        render: (row) => translate(`panels.file.types.${row.fileType}`),
      },
      {
        source: 'size',
        label: 'panels.file.size',
        number: true,
        render: (row) =>
          row.size >= MB
            ? `${format.number(row.size / MB, 1)} MB`
            : `${format.number(Math.ceil(row.size / 1024), 0)} kB`,
      },
      { source: 'createdAt', label: 'panels.file.date', render: (row) => <When value={row.createdAt} /> },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <>
            {row.status === 'ready' && <Download planId={planId} file={row} />}
            <RowActions
              name={row.name}
              why={why}
              onEdit={() => setEditing(row)}
              onDelete={() => void run(panelVerbs.removeFile(planId, row.id))}
            />
          </>
        ),
      },
    ],
    [why, run, planId, format, translate],
  )
  return (
    <>
      <Association<PlanFile>
        list="plans.files"
        columns={columns}
        empty="panels.file.none"
        actions={
          <GuardedButton variant="contained" startIcon={<UploadIcon />} why={why} onClick={() => setEditing({})}>
            {text('panels.file.upload')}
          </GuardedButton>
        }
      />
      {editing && (
        <PlanFileDialog planId={planId} file={editing} reload={reload} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

/** The bytes need the session's token, so they are fetched and handed to the browser to keep. */
function Download({ planId, file }: { planId: string; file: PlanFile }) {
  const text = useText()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      await saveFile(
        `/server/membership/plan/${encodeURIComponent(planId)}/files/${encodeURIComponent(file.id)}/download`,
        file.name,
      )
    } catch {
      notify('panels.file.failed', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Tooltip title={text('panels.file.download')}>
      <IconButton
        size="small"
        loading={busy}
        aria-label={`${text('panels.file.download')}${text('list.colon')}${file.name}`}
        onClick={() => void load()}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
