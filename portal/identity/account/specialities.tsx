import type { DiagnosisGroups, UserSpecialties } from '#model/identity/work-wire.ts'
import { keys } from '../../query-keys.ts'
import { DiagnosisGroupsForm } from './diagnosis-groups-form.tsx'
import { Loaded, useRead } from './loaded.tsx'
import { SpecialtiesForm } from './specialties-form.tsx'

/** What somebody is an expert in. */
export default function Specialities({ userId }: { userId: string }) {
  const at = `/server/user/${encodeURIComponent(userId)}`
  const specialties = useRead<UserSpecialties>(keys.account.part(userId, 'specialty'), `${at}/specialty`)
  const groups = useRead<DiagnosisGroups>(keys.account.part(userId, 'diagnosisGroup'), `${at}/diagnosisGroup`)
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
