import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** How many diagnoses a pool covers; one that names none covers every one. */
export function Covered({ n }: { n: number | null }) {
  const text = useText()
  const format = useFormat()
  return <>{n === null ? text('panels.everyOne') : format.number(n)}</>
}
