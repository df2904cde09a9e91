import type { Profile } from '#model/identity/profile-wire.ts'
import type { Bio } from '#model/identity/work-wire.ts'
import { keys } from '../../query-keys.ts'
import { BioForm } from './bio-form.tsx'
import { Loaded, useRead } from './loaded.tsx'
import { WorkForm } from './work-form.tsx'

/** What somebody tells about themselves and their work. */
export default function BioPage({ userId }: { userId: string }) {
  const at = `/server/user/${encodeURIComponent(userId)}`
  const profile = useRead<Profile>(keys.account.part(userId, 'profile'), `${at}/profile`)
  const bio = useRead<Bio>(keys.account.part(userId, 'bio'), `${at}/bio`)
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
