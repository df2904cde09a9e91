import { desc } from 'drizzle-orm'
import type { TagEntityType } from '#model/panels/enums.ts'
import { newId } from '../columns.ts'
import type { Queries } from '../client.ts'
import { customField, customFieldValue, queryHeader, tag, tagDefinition, tagTarget } from '../schema/all.ts'
import { searchable } from '../sql.ts'
import type { Organisations } from './load-organisations.ts'
import type { People } from './load-people.ts'
import { storyDefinitions, storyFields, storyTags } from './story/extras.ts'

/** What staff have noted beside the records: tags and custom fields of every kind. */
export async function tellExtras(
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
    if (id === undefined) throw new Error(`The story notes something on the ${type} ${key}, which it does not have`)
    return id
  }

  const definitions = new Map(storyDefinitions.map(({ name }) => [name, newId()]))
  await db.insert(tagDefinition).values(
    storyDefinitions.map(({ options = [], ...row }) => ({
      id: definitions.get(row.name) ?? newId(),
      options: [...options],
      ...row,
    })),
  )
  for (const { places, owner, definition, ...story } of storyTags) {
    const id = newId()
    const ownerId = account(owner) ?? null
    await db.insert(tag).values({
      id,
      ...story,
      definitionId: definitions.get(definition ?? '') ?? null,
      ownerId,
      searchText: searchable(story.name, story.description),
      updatedAt: now,
    })
    for (const { on, value } of places) {
      await db.insert(tagTarget).values({
        tagId: id,
        entityType: story.assignmentType,
        entityId: at(story.assignmentType, on),
        value: value ?? null,
        createdBy: ownerId,
        createdAt: now,
      })
    }
  }

  const admin = account('csr.admin@consilium.test') ?? null
  for (const { set, disabled, values = [], ...story } of storyFields) {
    const id = newId()
    await db
      .insert(customField)
      .values({ id, ...story, description: story.description || null, values: [...values], enabled: !disabled })
    for (const { on, value } of set) {
      await db.insert(customFieldValue).values({
        definitionId: id,
        entityType: story.entityType,
        entityId: at(story.entityType, on),
        value: value ?? '',
        updatedBy: admin,
        updatedAt: now,
      })
    }
  }
}
