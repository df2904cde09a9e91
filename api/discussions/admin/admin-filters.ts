import { and, eq, gte, inArray, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, diagnosisGroup, queryExpert, queryHeader, tagTarget, user } from '#db/schema/all.ts'
import { listHolds, matches } from '#db/sql.ts'
import type { QueryView } from '#model/discussions/query-views.ts'
import {
  csrReviews,
  displayStatus,
  displayStatuses,
  mediaTypes,
  queryStatuses,
  queryTypes,
} from '#model/discussions/enums.ts'
import { readRefId } from '#model/discussions/ref-id.ts'
import { testUserFilters } from '#model/identity/enums.ts'
import { dayIn, endOfDay, newYork, startOfDay } from '#model/time.ts'
import {
  anyNumber,
  anyOf,
  choice,
  flag,
  oneOfThese,
  since,
  textWhere,
  unlinked,
  until,
  type Filter,
} from '../../admin/filters.ts'
import type { Ctx } from '../../context.ts'

const t = queryHeader
const CLOSING_MS = 24 * 3_600_000
const id = z.string().min(1).max(64)

const statusesShownAs = (shown: readonly string[]) =>
  queryStatuses.filter((status) => shown.includes(displayStatus(status)))
const anybodyIn = sql`exists (select 1 from ${queryExpert} where ${queryExpert.queryId} = ${t.id} and ${inArray(queryExpert.status, ['invited', 'claimed', 'answered', 'followup', 'latereview'])})`

/** The queues that staff work through, each as the rows it holds now. */
export const viewWhere: Record<QueryView, (now: Date) => SQL> = {
  reviewQueue: () => eq(t.status, 'csrhold'),
  waitsForCharge: () => eq(t.status, 'pending_charge'),
  held: () => eq(t.status, 'held'),
  liveToday: (now) => {
    const today = dayIn(now, newYork)
    return and(
      inArray(t.mediaType, ['audio', 'video']),
      inArray(t.status, ['open', 'held', 'answered']),
      gte(t.meetingTime, startOfDay(today, newYork)),
      lte(t.meetingTime, endOfDay(today, newYork)),
    ) as SQL
  },
  closingSoon: (now) =>
    and(inArray(t.status, ['open', 'answered']), lte(t.closeTime, new Date(now.getTime() + CLOSING_MS))) as SQL,
  // before release the selection has only been tried: the review says that it would find no one
  emptyPanel: () =>
    or(
      and(eq(t.status, 'csrhold'), listHolds(t.reviewReasons, 'emptyPanel')),
      and(eq(t.status, 'open'), sql`not ${anybodyIn}`),
    ) as SQL,
}
/** The discussions that reports count: none of test users or support accounts. `person` is who asked. */
export const isReal = (person: Record<'testUser' | 'supportAccount', AnyColumn> = user): SQL =>
  and(eq(t.testQuery, false), eq(person.testUser, false), eq(person.supportAccount, false)) as SQL

const view = (name: QueryView): Filter<boolean> => flag((on, ctx: Ctx) => (on ? viewWhere[name](ctx.now()) : undefined))

/** Filters of the list of discussions. */
export const queryFilters: Record<string, Filter> = {
  status: anyOf(t.status, z.enum(queryStatuses)),
  displayStatus: oneOfThese((shown) => inArray(t.status, statusesShownAs(shown)), z.enum(displayStatuses)),
  type: anyOf(t.type, z.enum(queryTypes)),
  mediaType: anyOf(t.mediaType, z.enum(mediaTypes)),
  csrReview: anyOf(t.csrReview, z.enum(csrReviews)),
  userId: anyOf(t.userId),
  expertId: oneOfThese(
    (ids) =>
      sql`${t.id} in (select ${queryExpert.queryId} from ${queryExpert} where ${inArray(queryExpert.userId, ids)})`,
    id,
    unlinked(queryExpert, queryExpert.queryId, t.id),
  ),
  planId: anyOf(t.planId),
  grantId: anyOf(t.grantId),
  poolId: anyOf(t.poolId),
  diagnosisId: anyOf(t.diagnosisId),
  diagnosisGroupId: anyOf(diagnosis.groupId),
  diagnosisDomainId: oneOfThese(
    (ids) =>
      sql`${diagnosis.groupId} in (select ${diagnosisGroup.id} from ${diagnosisGroup} where ${inArray(diagnosisGroup.domainId, ids)})`,
    id,
  ),
  userType: anyNumber(user.userType),
  tagIds: oneOfThese(
    (ids) =>
      sql`${t.id} in (select ${tagTarget.entityId} from ${tagTarget} where ${tagTarget.entityType} = ${'query'} and ${inArray(tagTarget.tagId, ids)})`,
    id,
    unlinked(tagTarget, tagTarget.entityId, t.id, eq(tagTarget.entityType, 'query')),
  ),
  text: textWhere((term) => matches(t.searchText, term)),
  // as they come out of a mail or a table: divided by commas or blanks
  key: oneOfThese(
    (keys) =>
      inArray(
        t.key,
        keys
          .flatMap((key) => key.split(/[\s,;]+/))
          .filter(Boolean)
          .map((key) => readRefId(key) ?? key),
      ),
    z.string().min(1).max(2_000),
  ),
  createdStart: since(t.createdAt),
  createdEnd: until(t.createdAt),
  inclTestQueries: flag((on) => (on ? undefined : isReal())),
  testUser: choice(testUserFilters, (word) =>
    word === 'all' ? undefined : word === 'test' ? sql`not (${isReal()})` : isReal(),
  ),
  reviewQueue: view('reviewQueue'),
  waitsForCharge: view('waitsForCharge'),
  held: view('held'),
  liveToday: view('liveToday'),
  closingSoon: view('closingSoon'),
  emptyPanel: view('emptyPanel'),
}

/** As the catalogue names them. */
export const queryFilterNames = [
  'status',
  'displayStatus',
  'type',
  'mediaType',
  'userId',
  'expertId',
  'planId',
  'grantId',
  'poolId',
  'diagnosisId',
  'tagIds',
  'text',
  'key',
  'createdStart',
  'createdEnd',
  'inclTestQueries',
] as const
