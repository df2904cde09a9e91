import { useTranslate } from 'ra-core'
import { StatusChip } from '../kit/status-chip.tsx'

/** Whether the account is open, in a word. */
export function AccountChip({ enabled }: { enabled: boolean }) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={enabled ? 'good' : 'bad'}
      label={translate(enabled ? 'admin.filter.active' : 'admin.record.disabled')}
    />
  )
}
