import type { Translate } from '#model/audit/words.ts'
import { headOf, type Column } from './columns.tsx'
import { saveFile } from './save-file.ts'

/** A column of the list as those of a file: beside the name of another record stands its id. */
function exportedAs({ source, exported, words, idOf, money }: Column, head: string, translate: Translate): object[] {
  if (idOf)
    return [
      { source, head, of: idOf },
      { source, head: translate('admin.list.idOf', { name: head }) },
    ]
  const sources = typeof exported === 'object' ? exported : [exported ?? source]
  return sources.map((field) => ({
    source: field,
    words,
    money,
    head: field.startsWith('actingUser')
      ? translate(field.endsWith('Id') ? 'admin.list.actingId' : 'admin.list.acting')
      : sources.length > 1 && /(Id|To)$/.test(field)
        ? translate('admin.list.idOf', { name: head })
        : head,
  }))
}

/** Saves all rows of a list as a file: these columns under their heads. @throws ApiError */
export async function saveList(
  resource: string,
  columns: readonly Column[],
  translate: Translate,
  query: Readonly<Record<'format' | 'locale' | 'filter' | 'sort', string>>,
): Promise<void> {
  const name = translate(`resources.${resource}.name`, { smart_count: 2 })
  const chosen = columns.flatMap((column) => exportedAs(column, headOf(column, resource, translate), translate))
  await saveFile(`/rest/${resource}/export`, `${name}.${query.format}`, {
    ...query,
    name,
    columns: JSON.stringify(chosen),
  })
}
