import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { fileTypes } from '#model/content/enums.ts'
import { fileWords } from '#model/content/user-files.ts'
import type { FileRow } from '#model/content/wire.ts'
import { sizeInWords } from '../../kit/buttons/file-picker.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { saveFile } from '../../kit/list/save-file.ts'
import { Association } from '../../kit/record/association.tsx'
import { LongText, Words } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { UploadStatus } from '../../kit/upload-status.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { fileVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { UploadDialog } from './file-dialog.tsx'

const reload = ['users.files', 'auditEvents']
const filters: readonly Filter[] = [
  { kind: 'text', source: 'name', label: 'users.file.text' },
  {
    kind: 'choice',
    source: 'fileType',
    label: 'resources.users.files.fields.fileType',
    choices: fileTypes.map((id) => ({ id, name: `users.file.type.${id}` })),
  },
]

/** The person's own files; those of the person's plans, which are kept with the plans; and those in discussions, which are taken away there. */
export function FilesTab() {
  const { user, target } = useUser()
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('users.edit', target))
  const [uploading, setUploading] = useState(false)
  const [editing, setEditing] = useState<FileRow>()
  const { run } = useActionMutation({ deleted: 'audit.table.user_file', reload })
  const columns = useMemo<readonly Column<FileRow>[]>(
    () => [
      {
        source: 'name',
        render: (row) => (
          <>
            {row.name} <UploadStatus status={row.status} />
          </>
        ),
      },
      { source: 'description' },
      { source: 'fileType', render: (row) => translate(`users.file.type.${row.fileType}`, { _: row.fileType }) },
      {
        source: 'size',
        number: true,
        render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{sizeInWords(row.size, format.number)}</span>,
      },
      {
        source: 'discussion',
        render: (row) =>
          row.discussion && (
            <>
              <TextLink inText to={`/queries/${encodeURIComponent(row.discussion.id)}#files`}>
                {row.discussion.key}
              </TextLink>{' '}
              {row.discussion.title}
            </>
          ),
      },
      {
        source: 'plan',
        render: (row) =>
          row.plan && <TextLink to={`/plans/${encodeURIComponent(row.plan.id)}`}>{row.plan.name}</TextLink>,
      },
      { source: 'addedBy' },
      { source: 'createdAt', render: (row) => <When value={row.createdAt} /> },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <span style={{ whiteSpace: 'nowrap' }}>
            {row.status === 'ready' && <Download row={row} />}
            {!row.plan && !row.discussion && (
              <RowActions
                name={row.name}
                why={why}
                onEdit={() => setEditing(row)}
                onDelete={() => void run(fileVerbs.remove(row.id))}
              />
            )}
          </span>
        ),
      },
    ],
    [why, run, translate, format],
  )
  return (
    <>
      <Association<FileRow>
        list="users.files"
        columns={columns}
        empty="users.file.none"
        perPage={200}
        filters={filters}
        actions={
          <GuardedButton variant="contained" startIcon={<UploadIcon />} why={why} onClick={() => setUploading(true)}>
            {text('users.file.upload')}
          </GuardedButton>
        }
      />
      {uploading && <UploadDialog userId={user.id} reload={reload} onClose={() => setUploading(false)} />}
      {editing && (
        <RowDialog
          title={editing.name}
          schema={fileWords}
          row={{ ...editing, description: editing.description ?? '' }}
          reload={reload}
          resource="users.files"
          onClose={() => setEditing(undefined)}
          verb={(values) => fileVerbs.change(editing.id, values)}
        >
          <Words source="name" required />
          <LongText source="description" />
        </RowDialog>
      )}
    </>
  )
}

/** The bytes need the token, so they are fetched and handed to the browser to keep. */
function Download({ row }: { row: FileRow }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await saveFile(fileVerbs.download(row), row.name).catch((error: unknown) =>
      notify(refusalText(error, translate), { type: 'error' }),
    )
    setBusy(false)
  }
  return (
    <Tooltip title={text('users.file.download')}>
      <IconButton
        size="small"
        loading={busy}
        aria-label={`${text('users.file.download')}${text('list.colon')}${row.name}`}
        onClick={() => void load()}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
