import { useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { sizeInWords } from '../kit/buttons/file-picker.tsx'
import { GuardedIcon } from '../kit/buttons/guarded-icon.tsx'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { saveFile } from '../kit/list/save-file.ts'
import { Loading } from '../kit/loading.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { UploadStatus } from '../kit/upload-status.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { PageError } from '../layout/page-error.tsx'
import { discussionVerbs } from '../providers/verbs.ts'
import { invalidatedBy, type Discussion, type ResponseRow, type QueryRow } from './row.ts'

/** Every file of the discussion: who added it, what became of it. */
export function FilesSection({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const [removing, setRemoving] = useState<ResponseRow>()
  const { data, error, isPending, refetch } = useGetList<ResponseRow>('queryResponses', {
    filter: { queryId: query.id, hasFile: true },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 250 },
  })
  const { run, busy } = useActionMutation({ done: 'queryFile.removed', reload: invalidatedBy })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  if (data.length === 0)
    return (
      <>
        <Archives query={query} view={view} />
        <Card>
          <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            {text('queryFile.none')}
          </Typography>
        </Card>
      </>
    )
  return (
    <>
      <Archives query={query} view={view} />
      <Card sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('queryFile.name')}</TableCell>
              <TableCell>{text('queryFile.type')}</TableCell>
              <TableCell align="right">{text('queryFile.size')}</TableCell>
              <TableCell>{text('queryFile.description')}</TableCell>
              <TableCell>{text('queryFile.addedBy')}</TableCell>
              <TableCell>{text('queryFile.date')}</TableCell>
              <TableCell>{text('queryFile.state')}</TableCell>
              <TableCell align="right">{text('queryFile.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <Line key={row.id} query={query} row={row} onRemove={() => setRemoving(row)} />
            ))}
          </TableBody>
        </Table>
        {removing?.attachment && (
          <ReasonDialog
            danger
            title={text('queryFile.removeTitle', { name: removing.attachment.name })}
            text={text('queryFile.removeText')}
            confirm={text('queryFile.removeConfirm')}
            busy={busy}
            onClose={() => setRemoving(undefined)}
            onConfirm={() =>
              void run(discussionVerbs.removeFile(query.key, removing.attachment?.id ?? '')).then(() =>
                setRemoving(undefined),
              )
            }
          />
        )}
      </Card>
    </>
  )
}

/** All of an ended discussion in one file. */
function Archives({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const notify = useNotify()
  return view?.archives.map((archive) => (
    <Card key={archive.id} sx={{ p: 2, mb: 1.5, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography sx={{ flex: 1, minWidth: 200 }}>
        {text('queryFile.archive')}
        {text('list.colon')}
        {archive.name} · {sizeInWords(archive.size, format.number)} · <When value={archive.createdAt} />
      </Typography>
      <GuardedIcon
        label={text('queryFile.download', { name: archive.name })}
        onClick={() =>
          void saveFile(
            `/user/interaction/${encodeURIComponent(query.key)}/archive/${encodeURIComponent(archive.id)}/download`,
            archive.name,
          ).catch((error: unknown) => notify(refusalText(error, translate), { type: 'error' }))
        }
      >
        <DownloadIcon fontSize="small" />
      </GuardedIcon>
    </Card>
  ))
}

function Line({ query, row, onRemove }: { query: QueryRow; row: ResponseRow; onRemove: () => void }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const notify = useNotify()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const file = row.attachment
  if (!file) return null
  const checked = file.status === 'checking' || file.status === 'infected' ? file.status : undefined
  const gone = file.status === 'ready' ? undefined : checked ? text(`upload.${checked}`) : text('queryFile.gone')
  const path = `/user/interaction/${encodeURIComponent(query.key)}/attachment/${encodeURIComponent(file.id)}/download`
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>{file.name}</TableCell>
      <TableCell>{text(`queryFile.kind.${file.type}`)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {sizeInWords(file.size, format.number)}
      </TableCell>
      <TableCell>{file.description || row.text || '–'}</TableCell>
      <TableCell>{row.displayName}</TableCell>
      <TableCell>
        <When value={row.createdAt} />
      </TableCell>
      <TableCell>
        {checked ? (
          <UploadStatus status={checked} />
        ) : (
          <StatusChip
            tone={gone ? 'quiet' : row.type === 'pendedexpert' ? 'warn' : 'good'}
            label={translate(`response.type.${row.type}`)}
          />
        )}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <GuardedIcon
          label={text('queryFile.download', { name: file.name })}
          why={gone}
          onClick={() =>
            void saveFile(path, file.name).catch((error: unknown) =>
              notify(refusalText(error, translate), { type: 'error' }),
            )
          }
        >
          <DownloadIcon fontSize="small" />
        </GuardedIcon>
        <GuardedIcon
          label={text('queryFile.remove', { name: file.name })}
          why={(checked ? undefined : gone) ?? why}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </GuardedIcon>
      </TableCell>
    </TableRow>
  )
}
