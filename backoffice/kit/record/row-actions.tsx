import { useState } from 'react'
import Box from '@mui/material/Box'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useTranslate, type RaRecord } from 'ra-core'
import { GuardedIcon } from '../buttons/guarded-icon.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

interface Props {
  /** names the row for those who do not see it */
  name: string
  why?: string
  onEdit?: () => void
  onDelete?: () => void
  /** the record that is deleted, where others may depend on it */
  deleted?: { resource: string; record: RaRecord }
}

/** Edit and delete at the end of a row; nothing is deleted without a question. */
export function RowActions({ name, why, onEdit, onDelete, deleted }: Props) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const remove = translate('ra.action.delete')
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {onEdit && (
        <GuardedIcon
          label={`${translate('ra.action.edit')}${translate('list.colon')}${name}`}
          tip={translate('ra.action.edit')}
          why={why}
          onClick={onEdit}
        >
          <EditIcon fontSize="small" />
        </GuardedIcon>
      )}
      {onDelete && (
        <GuardedIcon
          label={`${remove}${translate('list.colon')}${name}`}
          tip={remove}
          why={why}
          onClick={() => setAsking(true)}
        >
          <DeleteIcon fontSize="small" />
        </GuardedIcon>
      )}
      {asking && deleted && (
        <DeleteDialog
          {...deleted}
          name={name}
          busy={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onDelete?.()
          }}
        />
      )}
      {asking && !deleted && (
        <ReasonDialog
          title={`${remove}${translate('list.colon')}${name}`}
          text={translate('admin.record.deleteText')}
          confirm={remove}
          danger
          busy={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onDelete?.()
          }}
        />
      )}
    </Box>
  )
}
