import { useFormContext, useWatch } from 'react-hook-form'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { attachmentMedia } from '#model/panels/enums.ts'
import type { Attachments } from '#model/panels/plan-inputs.ts'
import { YesNo } from '../kit/record/inputs.tsx'
import { useText } from '../kit/hooks/use-text.ts'

const everything: Attachments = { messenger: true, video: true, audio: true }

/** What one person may attach, where it differs from the plan; off leaves it to the plan. */
export function AttachmentsOverride() {
  const text = useText()
  const { setValue } = useFormContext()
  const attachments = useWatch<Record<string, Attachments | null>>({ name: 'attachments' })
  return (
    <>
      <FormControlLabel
        sx={{ mb: 1 }}
        label={text('panels.ownAttachments')}
        control={
          <Switch
            checked={Boolean(attachments)}
            onChange={(event) =>
              setValue('attachments', event.target.checked ? everything : null, { shouldDirty: true })
            }
          />
        }
      />
      {attachments && attachmentMedia.map((medium) => <YesNo key={medium} source={`attachments.${medium}`} />)}
    </>
  )
}
