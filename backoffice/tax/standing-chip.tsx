import type { FormStanding } from '#model/tax/standing.ts'
import { StatusChip, type Tone } from '../kit/status-chip.tsx'
import { useText } from '../kit/hooks/use-text.ts'

const tones: Record<FormStanding, Tone> = {
  missing: 'warn',
  started: 'busy',
  renew: 'warn',
  expiring: 'warn',
  expired: 'bad',
  invalid: 'bad',
  valid: 'good',
}

export function StandingChip({ standing }: { standing: FormStanding }) {
  return <StatusChip tone={tones[standing]} label={useText()(`staffTax.standing.${standing}`)} />
}
