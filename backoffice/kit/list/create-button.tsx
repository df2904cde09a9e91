import { useNavigate } from 'react-router'
import AddIcon from '@mui/icons-material/Add'
import { useTranslate } from 'ra-core'
import type { Act } from '#model/permissions.ts'
import { GuardedButton, useDisabledReason } from '../buttons/guarded-button.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { inSentence } from '../in-sentence.ts'

/** Leads to the form of a new record. */
export function CreateButton({ resource, to, act = 'setup.edit' }: { resource: string; to: string; act?: Act }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const why = useDisabledReason()(useMay(act))
  const name = translate(`resources.${resource}.name`, { smart_count: 1 })
  return (
    <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} onClick={() => void navigate(to)}>
      {translate('ra.action.create_item', { item: inSentence(name) })}
    </GuardedButton>
  )
}
