import { useGetIdentity, useGetList } from 'ra-core'
import { fillMacro, type Macro } from '#model/discussions/triage.ts'
import type { TaskRow } from '../tasks/row.ts'

/** Macros by their keys, each with the text that it would give for this task; undefined: it gives none. */
export function useMacros(task: TaskRow | undefined) {
  const { identity } = useGetIdentity()
  const { data } = useGetList<Macro>('macros', {
    sort: { field: 'key', order: 'ASC' },
    pagination: { page: 1, perPage: 9 },
  })
  return (data ?? []).map((macro) => ({
    macro,
    says:
      macro.text && task
        ? fillMacro(macro.text, {
            patient: task.personName ?? '',
            key: task.key ?? '',
            title: task.title ?? '',
            me: identity?.fullName ?? '',
          })
        : undefined,
  }))
}
