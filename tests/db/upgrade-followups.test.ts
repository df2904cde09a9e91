import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import {
  auditEvent,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  queryExpert,
  queryHeader,
  queryResponse,
  user,
} from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore, oldRows } from './migrate/old-rows.ts'

const now = new Date(Math.floor(Date.now() / 1000) * 1000)

test('experts who were asked a follow-up before find the question', async () => {
  const store = await open(await emptyDatabase())
  await migrate(store, migrationsBefore('0036'))
  const { insert } = oldRows(store, now)
  const people = ['asker', 'asked', 'twice', 'never']
  for (const id of people) {
    const person = { firstName: id, lastName: 'Old', enabled: true, userType: userType.expert }
    await insert(user, { ...person, id, email: `${id}@consilium.test` })
  }
  await insert(diagnosisDomain, { id: 'oncology', name: 'Oncology', enabled: true })
  await insert(diagnosisGroup, { id: 'breast', domainId: 'oncology', name: 'Breast', enabled: true })
  await insert(diagnosis, { id: 'c50', groupId: 'breast', name: 'Breast cancer', code: 'C50', enabled: true })
  const of = { userId: 'asker', createdBy: 'asker', mediaType: 'messenger', diagnosisId: 'c50' }
  await insert(queryHeader, { ...of, id: 'q', key: 'q', title: 'q', text: 'q' })
  const part = (userId: string, status: string) =>
    insert(queryExpert, { id: `of-${userId}`, queryId: 'q', userId, status, createdAt: now, updatedAt: now })
  await part('asker', 'user')
  await part('asked', 'followup')
  await part('twice', 'answered')
  await part('never', 'answered')
  // ids grow with time, over both tables
  const said = (id: string, author: string) =>
    insert(queryResponse, { id, queryId: 'q', userId: author, queryExpertId: `of-${author}`, type: 'response' })
  const moved = (id: string, author: string, newVal: string) =>
    insert(auditEvent, {
      ...{ id, changeId: id, event: 'field_change', refTable: 'query_expert', refField: 'status' },
      ...{ refId: `of-${author}`, newVal, createdAt: now },
    })
  await said('01', 'never')
  await said('02', 'asker')
  await moved('03', 'twice', 'followup')
  await said('04', 'twice')
  await moved('05', 'twice', 'answered')
  await said('06', 'asker')
  await moved('07', 'twice', 'followup')
  await moved('08', 'asked', 'followup')
  await said('09', 'asker')
  await migrate(store)
  const rows = await store.rows('select id, followup_response_id as question from query_expert order by id')
  expect(rows.map(({ id, question }) => [id, question])).toEqual([
    ['of-asked', '06'],
    ['of-asker', null],
    ['of-never', null],
    ['of-twice', '06'],
  ])
  await store.close()
})
