import { userType, type UserKind } from '../identity/enums.ts'
import { queryTypes, unreleasedStatuses, type QueryStatus, type QueryType } from './enums.ts'

interface Asker {
  userType: number
  userKind: UserKind | null
}

const isBlinded = ({ userType: type, userKind }: Asker): boolean => type === userType.blinded || userKind === 'blinded'

/** Accounts that exist for one kind of discussion ask in that kind. */
export function typeFor(asker: Asker): QueryType {
  if (isBlinded(asker)) return 'blinded'
  return asker.userKind === 'academy' || asker.userKind === 'vtb' ? asker.userKind : 'normal'
}

/** What a discussion of this person may be: every other kind would show a blinded person and the experts to each other. */
export const typesFor = (asker: Asker): readonly QueryType[] => (isBlinded(asker) ? ['blinded'] : queryTypes)

/** What staff may make of a discussion, with the kind it has; once released it keeps its kind. */
export const openTypes = ({ type, status }: { type: QueryType; status: QueryStatus }, asker: Asker): QueryType[] =>
  queryTypes.filter(
    (one) => one === type || (unreleasedStatuses.some((early) => early === status) && typesFor(asker).includes(one)),
  )
