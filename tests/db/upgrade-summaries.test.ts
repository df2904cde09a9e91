import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import {
  callSummary,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  queryHeader,
  queryResponse,
  user,
} from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore, oldRows } from './migrate/old-rows.ts'

const now = new Date(Math.floor(Date.now() / 1000) * 1000)
const later = new Date(now.getTime() + 60_000)

test('summaries of before find the line of the discussion that says the same', async () => {
  const store = await open(await emptyDatabase())
  await migrate(store, migrationsBefore('0035'))
  const { insert } = oldRows(store, now)
  const person = { firstName: 'Ada', lastName: 'Old', enabled: true }
  await insert(user, { ...person, id: 'ada', email: 'ada@consilium.test', userType: userType.expert })
  await insert(diagnosisDomain, { id: 'oncology', name: 'Oncology', enabled: true })
  await insert(diagnosisGroup, { id: 'breast', domainId: 'oncology', name: 'Breast', enabled: true })
  await insert(diagnosis, { id: 'c50', groupId: 'breast', name: 'Breast cancer', code: 'C50', enabled: true })
  const asked = { userId: 'ada', createdBy: 'ada', mediaType: 'video', diagnosisId: 'c50' }
  await insert(queryHeader, { ...asked, id: 'q', key: 'q', title: 'q', text: 'q' })
  const line = (id: string, more: object) => insert(queryResponse, { id, queryId: 'q', userId: 'ada', ...more })
  await line('answer', { type: 'response', createdAt: now })
  await line('summary', { type: 'info', createdAt: now })
  await line('note', { type: 'info', createdAt: later })
  const written = { queryId: 'q', userId: 'ada', meetingTime: now, objectBy: later }
  await insert(callSummary, { ...written, id: 'kept', createdAt: now })
  await insert(callSummary, { ...written, id: 'alone', createdAt: new Date(later.getTime() + 1000) })
  await migrate(store)
  const rows = await store.rows('select id, response_id as line from call_summary order by id')
  expect(rows.map(({ id, line: of }) => [id, of])).toEqual([
    ['alone', null],
    ['kept', 'summary'],
  ])
  await store.close()
})
