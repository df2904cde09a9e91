import { useGetOne } from 'ra-core'
import type { ValueRule } from '#model/classification/field-value.ts'
import type { Tag, TagDefinition, TagTarget } from '#model/classification/tags.ts'
import { tagVerbs } from '../../providers/content-verbs.ts'
import { useActionMutation } from '../hooks/use-action-mutation.ts'
import { ValueDialog } from './value-dialog.tsx'

const touched = ['tagTargets', 'auditEvents']
const anyText: ValueRule = { type: 'string', maxLength: 1000 }

/** The rule of a tag's values; undefined while it is being looked up. */
export function useTagRule(tagId: string): ValueRule | undefined {
  const { data: tag } = useGetOne<Tag>('tags', { id: tagId })
  const definitionId = tag?.definitionId ?? ''
  const { data: definition } = useGetOne<TagDefinition>(
    'tagDefinitions',
    { id: definitionId },
    { enabled: definitionId !== '' },
  )
  if (!tag) return undefined
  if (definitionId === '') return anyText
  return definition && { type: definition.type, validator: definition.validator, choices: definition.options }
}

/** The value that a tag has on one record. */
export function TagValueDialog({ target, onClose }: { target: TagTarget; onClose: () => void }) {
  const rule = useTagRule(target.tagId)
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: touched })
  const save = (value: string | null) =>
    void run(tagVerbs.setValue(target.id, value, target.version)).then((answer) => answer && onClose())
  if (!rule) return null
  return (
    <ValueDialog
      title={target.tagName}
      rule={rule}
      value={target.value}
      busy={busy}
      onSave={save}
      onClear={target.value === null ? undefined : () => save(null)}
      onClose={onClose}
    />
  )
}
