import { GuardedItem } from '../../kit/buttons/guarded-item.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { barCommands, type BarCommand } from '../commands/commands.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import type { QueryRow } from '../row.ts'
import { useStaffView } from '../use-staff-view.ts'

const offered = barCommands.filter(({ name }) => name === 'releaseHold' || name === 'hold' || name === 'close')

/** The commands that a row offers. What is allowed is asked for when the menu opens. */
export function QueryMenuCommands({ query, onChoose }: { query: QueryRow; onChoose: (command: BarCommand) => void }) {
  const { data } = useStaffView(query.key)
  const refusal = useRefusal()
  const text = useText()
  return offered.map((command) => (
    <GuardedItem
      key={command.name}
      label={text(`queries.command.${command.name}`)}
      why={refusal(command.name, data)}
      onClick={() => onChoose(command)}
    />
  ))
}
