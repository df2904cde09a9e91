import { useTranslate } from 'ra-core'
import { z } from 'zod'
import { idField } from '#model/fields.ts'
import { RecordInput } from '../../kit/record/inputs.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { diagnosisVerbs } from '../../providers/panel-verbs.ts'

const schema = z.strictObject({ groupId: idField })
const reload = ['diagnoses', 'diagnosisGroups', 'diagnosisDomains', 'auditEvents']

/** Into another group; what names the diagnosis itself stays, what came with its group changes. */
export function MoveDialog({
  diagnosis,
  onClose,
}: {
  diagnosis: { id: string; name: string; version: number }
  onClose: () => void
}) {
  const translate = useTranslate()
  return (
    <RowDialog
      title={`${translate('diagnosis.move')}${translate('list.colon')}${diagnosis.name}`}
      schema={schema}
      row={{ ...diagnosis }}
      reload={reload}
      resource="diagnoses"
      onClose={onClose}
      verb={(values) => diagnosisVerbs.update(diagnosis.id, values)}
    >
      <p>{translate('diagnosis.moveHint')}</p>
      <RecordInput source="groupId" resource="diagnosisGroups" name="name" required />
    </RowDialog>
  )
}
