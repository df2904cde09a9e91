import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import { ReasonDialog } from '../../reason-dialog.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import type { View } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

interface Props {
  view: View
  active: boolean
  /** rows when it was last seen */
  total: number | undefined
  /** the list opens with it */
  standard: boolean
  busy: boolean
  canShare: boolean
  nameRefused: string | undefined
  onShow: () => void
  onStandard: () => void
  onChange: (change: { name: string; shared: boolean }) => Promise<boolean>
  onRemove: () => Promise<void>
}

/** One view: shown by a click; starred the list opens with it; renamed, shared and deleted by those who may. */
export function ViewLine({
  view,
  active,
  total,
  standard,
  busy,
  canShare,
  nameRefused,
  onShow,
  onStandard,
  onChange,
  onRemove,
}: Props) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  if (editing) {
    return (
      <ViewForm
        name={view.name}
        shared={view.shared}
        canShare={canShare && !view.local}
        busy={busy}
        nameRefused={nameRefused}
        onClose={() => setEditing(false)}
        onSave={async (name, shared) => {
          if (await onChange({ name, shared })) setEditing(false)
        }}
      />
    )
  }
  const star = text(standard ? 'views.notStandard' : 'views.standard', { name: view.name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        variant="text"
        aria-current={active ? 'true' : undefined}
        onClick={onShow}
        sx={{ flexGrow: 1, justifyContent: 'flex-start', minWidth: 0, gap: 1, fontWeight: active ? 700 : 500 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {view.name}
        </Box>
        {total !== undefined && (
          <Typography component="span" variant="caption" color="text.secondary">
            {format.number(total)}
          </Typography>
        )}
        {view.shared && (
          <Typography component="span" variant="caption" color="text.secondary" noWrap>
            {view.ownerName}
          </Typography>
        )}
      </Button>
      <Tooltip title={star}>
        <IconButton size="small" aria-label={star} aria-pressed={standard} onClick={onStandard}>
          {standard ? <StarIcon fontSize="small" color="primary" /> : <StarBorderIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      {view.editable && (
        <>
          <IconButton
            size="small"
            aria-label={text('views.edit', { name: view.name })}
            onClick={() => setEditing(true)}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={text('views.remove', { name: view.name })}
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
      {asking && (
        <ReasonDialog
          title={text('views.removeTitle', { name: view.name })}
          text={text(view.shared ? 'views.removeShared' : 'views.removeOwn')}
          confirm={translate('ra.action.delete')}
          danger
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void onRemove().then(() => setAsking(false))}
        />
      )}
    </Box>
  )
}
