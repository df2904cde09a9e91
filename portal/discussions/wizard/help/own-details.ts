import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#api/client/session.ts'
import type { OwnDetails } from '#model/discussions/privacy/private-details.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { ownNames } from '../../own-names.ts'

/** Names and contacts of the person who is signed in. What cannot be loaded is left to the patterns. */
export function useOwnDetails(): OwnDetails {
  const user = useUser()
  const { data } = useQuery({
    queryKey: keys.account.part(user.id, 'ownDetails'),
    queryFn: async ({ signal }) => {
      const asked = { params: { id: user.id }, signal }
      const [profile, address, phones] = await Promise.all([
        api.get('/server/user/{id}/profile', asked),
        api.get('/server/user/{id}/address', asked),
        api.get('/server/user/{id}/phone', asked),
      ])
      return { profile, address, phones: phones.data }
    },
    staleTime: 10 * 60_000,
    meta: { handled: true },
  })
  return useMemo(() => {
    const first = data?.profile.firstName ?? user.firstName
    const last = data?.profile.lastName ?? user.lastName
    const middle = data?.profile.middleName
    return {
      names: [
        ...ownNames({ firstName: first, lastName: last }),
        ...(middle ? [`${first} ${middle} ${last}`, `${first} ${middle[0]}. ${last}`] : []),
      ],
      emails: [user.email],
      phones: data?.phones.map(({ number }) => number.replace(/ x.*/, '')) ?? [],
      addresses: [data?.address.address, data?.address.address2].flatMap((one) => one ?? []),
      birthDates: [data?.profile.dateOfBirth].flatMap((one) => one ?? []),
    }
  }, [data, user])
}
