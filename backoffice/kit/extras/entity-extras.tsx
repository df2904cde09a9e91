import { useRecordContext } from 'ra-core'
import Box from '@mui/material/Box'
import type { TaggedEntity } from '#model/classification/tags.ts'
import type { Verdict } from '#model/permissions.ts'
import { useDisabledReason } from '../buttons/guarded-button.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { FieldList } from './field-list.tsx'
import { TagRow } from './tag-row.tsx'

/** Tags and custom fields of the record of the page. `verdict`: a rule about this record beside that of its kind. */
export function EntityExtras({ entityType, verdict }: { entityType: TaggedEntity; verdict?: Verdict }) {
  const record = useRecordContext()
  const setup = useMay(entityType === 'query' ? 'discussions.manage' : 'setup.edit')
  const why = useDisabledReason()(setup.allowed && verdict ? verdict : setup)
  if (!record) return null
  const entity = { entityType, entityId: String(record.id) }
  return (
    <Box sx={{ mt: 3 }}>
      <TagRow entity={entity} why={why} />
      <FieldList entity={entity} why={why} />
    </Box>
  )
}
