import { keys } from '../../../query-keys.ts'
import { BioForm } from './bio-form.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { WorkForm } from './work-form.tsx'

/** What a physician says about themselves and their work. */
export default function BioPage({ userId }: { userId: string }) {
  const profile = useRead(keys.account.part(userId, 'profile'), '/server/user/{id}/profile', { params: { id: userId } })
  const bio = useRead(keys.account.part(userId, 'bio'), '/server/user/{id}/bio', { params: { id: userId } })
  return (
    <Loaded read={bio}>
      {(written) => (
        <Loaded read={profile}>
          {(person) => (
            <>
              <BioForm userId={userId} bio={written} profile={person} />
              <WorkForm userId={userId} profile={person} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
