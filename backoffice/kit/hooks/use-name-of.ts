import { useLocale, type RaRecord } from 'ra-core'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import type { Diagnosis } from '#model/panels/diagnoses/diagnosis-inputs.ts'

/** How a diagnosis is called where it is shown in one line: the everyday name, its code beside it. */
export const diagnosisIn = (record: Partial<RaRecord>, locale: string): string =>
  [plainNameOf(record as Diagnosis, locale), record.code].filter(Boolean).join(' · ')

/** How a record is called in the language of the reader: the Chinese name where it has one. `plainName` is a diagnosis. */
export function useNameOf(): (record: Partial<RaRecord> | undefined, field?: string) => string | undefined {
  const locale = useLocale()
  const isChinese = locale.startsWith('zh')
  return (record, field = 'name') => {
    if (field === 'plainName' && record) return diagnosisIn(record, locale)
    const chinese = isChinese && field === 'name' ? (record?.nameZh as string | null | undefined) : undefined
    return chinese || (record?.[field] as string | undefined)
  }
}
