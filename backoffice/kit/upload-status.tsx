import { useTranslate } from 'ra-core'
import Tooltip from '@mui/material/Tooltip'
import { uploadCheckStatuses, type UploadCheckStatus } from '#model/content/uploads.ts'
import { StatusChip } from './status-chip.tsx'

const isCheck = (status: string): status is UploadCheckStatus => uploadCheckStatuses.some((each) => each === status)
const tones = { checking: 'busy', infected: 'bad' } as const

/** Whether an upload waits for the virus scanner or was taken away by it; nothing for those that are there. */
export function UploadStatus({ status }: { status: string }) {
  const translate = useTranslate()
  if (!isCheck(status)) return null
  return (
    <Tooltip title={translate(`upload.${status}`)}>
      <span>
        <StatusChip tone={tones[status]} label={translate(`upload.status.${status}`)} />
      </span>
    </Tooltip>
  )
}
