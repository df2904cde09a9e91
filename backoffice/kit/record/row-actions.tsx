import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useTranslate } from 'ra-core'

interface Props {
  /** names the row for those who do not see it */
  name: string
  why?: string
  onEdit?: () => void
  onDelete?: () => void
}

/** Edit and delete at the end of a row. */
export function RowActions({ name, why, onEdit, onDelete }: Props) {
  const translate = useTranslate()
  const button = (label: string, icon: React.ReactNode, act: () => void) => (
    <Tooltip title={why ?? label}>
      <IconButton size="small" aria-label={`${label}: ${name}`} aria-disabled={why ? true : undefined} sx={why ? { opacity: 0.5 } : {}} onClick={() => !why && act()}>{icon}</IconButton>
    </Tooltip>
  )
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {onEdit && button(translate('ra.action.edit'), <EditIcon fontSize="small" />, onEdit)}
      {onDelete && button(translate('ra.action.delete'), <DeleteIcon fontSize="small" />, onDelete)}
    </Box>
  )
}
