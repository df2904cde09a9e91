import { useGetRecordRepresentation, useResourceContext, useTranslate, type RaRecord } from 'ra-core'

/** What a button of a row does, with the name of its record. */
export function useName() {
  const translate = useTranslate()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  return (act: string, record: RaRecord) => {
    const name = nameOf(record)
    return typeof name === 'string' ? `${translate(act)}${translate('list.colon')}${name}` : translate(act)
  }
}
