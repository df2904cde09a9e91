import type { Store } from '#db/client.ts'

const names = ['Ada', 'Bela', 'Chen', 'Dora', 'Emil', 'Farah', 'Gustav', 'Hana', 'Ivo', 'José']
export const families = [
  'Archer',
  'Bauer',
  'Chandra',
  'Duarte',
  'Eriksen',
  'Fischer',
  'Gomez',
  'Huang',
  'Ivanova',
  'Jansen',
  'Keller',
  'Lopez',
]

/** Adds so many members and experts to a database. The schema must have been chosen by then (`openProduct`). @returns their ids */
export async function addUsers(store: Store, rows: number, now: Date): Promise<string[]> {
  const { newId } = await import('#db/columns.ts')
  const { user } = await import('#db/schema/all.ts')
  const { personKeys } = await import('#db/search-text.ts')
  const ids: string[] = []
  for (let at = 0; at < rows; at += 500) {
    const batch = Array.from({ length: Math.min(500, rows - at) }, (_, i) => {
      const n = at + i
      const id = newId()
      ids.push(id)
      const firstName = names[n % names.length] ?? ''
      const lastName = `${families[(n * 7) % families.length]} ${n.toString(36)}`
      const email = `p${n}@example.test`
      return {
        id,
        email,
        firstName,
        lastName,
        userType: n % 5 === 0 ? 2 : 1,
        ...personKeys({ firstName, lastName, email }),
        createdAt: now,
        updatedAt: now,
      }
    })
    await store.db.transaction((tx) => tx.insert(user).values(batch))
  }
  return ids
}
