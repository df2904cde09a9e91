import { desc } from 'drizzle-orm'
import type { TagEntityType } from '#model/classification/enums.ts'
import { newId } from '../../columns.ts'
import type { Queries } from '../../client.ts'
import { customField, customFieldValue, macro, queryHeader, tag, tagDefinition, tagTarget } from '../../schema/all.ts'
import { searchable } from '../../sql.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'
import { demoDefinitions, demoFields, demoMacros, demoTags } from './data/extras.ts'

/** What staff keep beside the records: tags and custom fields of every kind, and macros. */
export async function seedExtras(
  db: Queries,
  now: Date,
  people: People,
  { plans, pools, grants }: Organisations,
): Promise<void> {
  const newest = await db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
    .limit(10)
  const account = (email: string | number) => people.byEmail.get(String(email))?.id
  const found: Record<TagEntityType, (key: string | number) => string | undefined> = {
    user: account,
    plan: (key) => plans.get(String(key)),
    pool: (key) => pools.get(String(key)),
    grant: (key) => grants.get(String(key)),
    query: (number) => newest[Number(number) - 1]?.id,
    other: () => undefined,
  }
  const at = (type: TagEntityType, key: string | number): string => {
    const id = found[type](key)
    if (id === undefined) throw new Error(`The demo notes something on the ${type} ${key}, which it does not have`)
    return id
  }

  const definitions = new Map(demoDefinitions.map(({ name }) => [name, newId()]))
  await db.insert(tagDefinition).values(
    demoDefinitions.map(({ options = [], ...row }) => ({
      id: definitions.get(row.name) ?? newId(),
      options: [...options],
      ...row,
    })),
  )
  const tags = new Map<string, string>()
  for (const { places, owner, definition, ...described } of demoTags) {
    const id = newId()
    tags.set(described.name, id)
    const ownerId = account(owner) ?? null
    await db.insert(tag).values({
      id,
      ...described,
      definitionId: definitions.get(definition ?? '') ?? null,
      ownerId,
      searchText: searchable(described.name, described.description),
      updatedAt: now,
    })
    for (const { on, value } of places) {
      await db.insert(tagTarget).values({
        tagId: id,
        entityType: described.assignmentType,
        entityId: at(described.assignmentType, on),
        value: value ?? null,
        createdBy: ownerId,
        createdAt: now,
      })
    }
  }

  await db
    .insert(macro)
    .values(demoMacros.map(({ tag: name, ...row }) => ({ id: newId(), ...row, tagId: tags.get(name ?? '') ?? null })))

  const admin = account('csr.admin@consilium.test') ?? null
  for (const { set, disabled, values = [], ...described } of demoFields) {
    const id = newId()
    await db
      .insert(customField)
      .values({ id, ...described, description: described.description || null, values: [...values], enabled: !disabled })
    for (const { on, value } of set) {
      await db.insert(customFieldValue).values({
        definitionId: id,
        entityType: described.entityType,
        entityId: at(described.entityType, on),
        value: value ?? '',
        updatedBy: admin,
        updatedAt: now,
      })
    }
  }
}
