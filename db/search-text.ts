import type { diagnosis, queryHeader, user } from './schema/all.ts'
import { searchable } from './sql.ts'

type Asked = Pick<typeof queryHeader.$inferSelect, 'key' | 'title' | 'contextName' | 'text' | 'history'>
export type About = Pick<typeof diagnosis.$inferSelect, 'code' | 'name' | 'nameZh'>
type Asker = Pick<typeof user.$inferSelect, 'firstName' | 'lastName' | 'displayName'>

/** What a discussion is found by: its RefId, the words of the question and of the history, the diagnosis, and who asks. */
export const discussionSearchText = (asked: Asked, about: About, asker: Asker): string =>
  searchable(
    asked.key,
    asked.title,
    asked.contextName === asked.title ? null : asked.contextName,
    asked.text,
    asked.history,
    about.code,
    about.name,
    about.nameZh,
    asker.firstName,
    asker.lastName,
    asker.displayName,
  )

type Spoken = Pick<
  typeof diagnosis.$inferSelect,
  'code' | 'name' | 'nameZh' | 'plainName' | 'plainNameZh' | 'synonyms' | 'synonymsZh'
>

/** What a diagnosis or a group of them is found by: its code and everything that it is called. */
export const diagnosisSearchText = (row: Partial<Spoken>): string =>
  searchable(
    row.code,
    row.name,
    row.nameZh,
    row.plainName,
    row.plainNameZh,
    ...(row.synonyms ?? []),
    ...(row.synonymsZh ?? []),
  )
