import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useTranslate } from 'ra-core'
import { ReasonDialog } from '../reason-dialog.tsx'

interface Props {
  /** names the row for those who do not see it */
  name: string
  why?: string
  onEdit?: () => void
  onDelete?: () => void
}

/** Edit and delete at the end of a row; nothing is deleted without a question. */
export function RowActions({ name, why, onEdit, onDelete }: Props) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const remove = translate('ra.action.delete')
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {onEdit && <Action label={translate('ra.action.edit')} name={name} why={why} onClick={onEdit}><EditIcon fontSize="small" /></Action>}
      {onDelete && <Action label={remove} name={name} why={why} onClick={() => setAsking(true)}><DeleteIcon fontSize="small" /></Action>}
      {asking && (
        <ReasonDialog
          title={`${remove}: ${name}`} text={translate('admin.record.deleteText')} confirm={remove} danger busy={false} onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onDelete?.()
          }}
        />
      )}
    </Box>
  )
}

function Action({ label, name, why, onClick, children }: { label: string; name: string; why?: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={why ?? label}>
      <IconButton size="small" aria-label={`${label}: ${name}`} aria-disabled={why ? true : undefined} sx={why ? { opacity: 0.5 } : {}} onClick={() => !why && onClick()}>{children}</IconButton>
    </Tooltip>
  )
}
