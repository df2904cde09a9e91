import { createContext, useContext } from 'react'
import { useGetRecordRepresentation, useResourceContext, useTranslate, type RaRecord } from 'ra-core'

/** How a list calls its rows where their records have no name. */
export const RowNames = createContext<((record: RaRecord) => string) | undefined>(undefined)

/** What a button of a row does, with the name of its record. */
export function useName() {
  const translate = useTranslate()
  const representation = useGetRecordRepresentation(useResourceContext())
  const nameOf = useContext(RowNames) ?? representation
  return (act: string, record: RaRecord) => {
    const name = nameOf(record)
    return name && typeof name === 'string' ? `${translate(act)}${translate('list.colon')}${name}` : translate(act)
  }
}
