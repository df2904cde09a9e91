import { useTranslate } from 'ra-core'
import { StatusChip } from '../status-chip.tsx'
import type { Filter } from './filters/filters.ts'

/** Enabled or disabled, in a word. */
export function EnabledChip({ enabled }: { enabled: boolean }) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={enabled ? 'good' : 'quiet'}
      label={translate(enabled ? 'admin.record.enabled' : 'admin.record.disabled')}
    />
  )
}

export function YesOrNo({ value }: { value: boolean }) {
  return <>{useTranslate()(value ? 'ra.boolean.true' : 'ra.boolean.false')}</>
}

/** A value of a closed list by its text key; nothing for null. */
export function Named({ prefix, value }: { prefix: string; value: string | number | null | undefined }) {
  const translate = useTranslate()
  if (value === null || value === undefined) return <span aria-hidden>–</span>
  return <>{translate(`${prefix}.${value}`, { _: String(value) })}</>
}

/** active, inactive; unset means all. */
export const activeFilter: Filter = {
  kind: 'choice',
  source: 'active',
  label: 'admin.filter.state',
  choices: [
    { id: 'active', name: 'admin.filter.active' },
    { id: 'inactive', name: 'admin.filter.inactive' },
  ],
  drops: { inactive: ['activeNowOnly', 'activeOnly'] },
}
export const activeNowFilter: Filter = { kind: 'switch', source: 'activeNowOnly', label: 'admin.filter.activeNow' }
