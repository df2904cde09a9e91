import { keys } from '../../../query-keys.ts'
import { DiagnosisGroupsForm } from './diagnosis-groups-form.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { SpecialtiesForm } from './specialties-form.tsx'

/** What someone is an expert in. */
export default function Specialities({ userId }: { userId: string }) {
  const specialties = useRead(keys.account.part(userId, 'specialty'), '/server/user/{id}/specialty', {
    params: { id: userId },
  })
  const groups = useRead(keys.account.part(userId, 'diagnosisGroup'), '/server/user/{id}/diagnosisGroup', {
    params: { id: userId },
  })
  return (
    <Loaded read={specialties}>
      {(record) => (
        <>
          <SpecialtiesForm userId={userId} record={record} />
          <Loaded read={groups}>{(chosen) => <DiagnosisGroupsForm userId={userId} record={chosen} />}</Loaded>
        </>
      )}
    </Loaded>
  )
}
