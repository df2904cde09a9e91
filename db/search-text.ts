import { joinedName } from '#model/identity/person-name.ts'
import type { diagnosis, queryHeader, user, userInvite } from './schema/all.ts'
import { searchable } from './sql.ts'

type DiscussionTexts = Pick<typeof queryHeader.$inferSelect, 'key' | 'title' | 'contextName' | 'text' | 'history'>
export type DiagnosisTexts = Pick<typeof diagnosis.$inferSelect, 'code' | 'name' | 'nameZh'>
type Asker = Pick<typeof user.$inferSelect, 'firstName' | 'lastName' | 'displayName'>

/** What a discussion is found by: its RefId, the words of the question and of the history, the diagnosis, and who asks. */
export const discussionSearchText = (asked: DiscussionTexts, about: DiagnosisTexts, asker: Asker): string =>
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
    joinedName(asker),
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

type PersonName = Pick<typeof user.$inferSelect, 'firstName' | 'lastName'>
type Person = PersonName & Partial<Pick<typeof user.$inferSelect, 'middleName' | 'displayName' | 'email' | 'npi'>>

/** Where a name stands in an alphabetical list. Two spaces come before all letters: all of a short last name stand before a longer one. */
export const sortNameOf = ({ firstName, lastName }: Record<keyof PersonName, string | null>): string =>
  `${searchable(lastName)}  ${searchable(firstName)}`

/** What a person is found by and where in lists they stand; written with every change of a name. */
export const personKeys = (person: Person): { searchText: string; sortName: string } => ({
  searchText: searchable(
    person.firstName,
    person.middleName,
    person.lastName,
    person.displayName,
    person.email,
    person.npi,
    joinedName(person),
  ),
  sortName: sortNameOf(person),
})

type Invited = Pick<typeof userInvite.$inferSelect, 'firstName' | 'lastName' | 'email'>
/** The same of an invitation; without a last name it stands behind those that have one. */
export const invitedKeys = (invite: Invited): { searchText: string; sortName: string | null } => ({
  searchText: searchable(invite.firstName, invite.lastName, invite.email, joinedName(invite)),
  sortName: invite.lastName ? sortNameOf(invite) : null,
})
