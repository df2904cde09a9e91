import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { queryHeader, user } from '#db/schema/all.ts'
import { typesNeverShared, unreleasedStatuses } from '#model/discussions/enums.ts'

/**
 * Which discussions a person may read as a member or manager of a plan that shares: released ones of a kind that is shared,
 * in the person's own world, since test users and others never meet. That the plan shares is for the caller to ask.
 */
export const isSharedWith = (userId: string): SQL | undefined =>
  and(
    notInArray(queryHeader.type, [...typesNeverShared]),
    notInArray(queryHeader.status, [...unreleasedStatuses, 'cancelled']),
    eq(queryHeader.testQuery, sql`(select ${user.testUser} from ${user} where ${user.id} = ${userId})`),
  )
