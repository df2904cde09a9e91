import { useTranslate } from 'ra-core'
import Link from '@mui/material/Link'
import type { ValueRule } from '#model/classification/field-value.ts'
import { useFormat } from '../hooks/use-format.ts'

/** A stored value as people read it. */
export function ValueWords({ rule, value }: { rule: Pick<ValueRule, 'type' | 'validator'>; value: string }) {
  const format = useFormat()
  const translate = useTranslate()
  if (rule.type === 'boolean') return <>{translate(`ra.boolean.${value}`)}</>
  if (rule.type === 'timestamp') return <>{format.moment(value)}</>
  if (rule.type === 'int' || rule.type === 'float') return <>{format.number(Number(value), 20)}</>
  if (rule.validator === 'url')
    return (
      <Link href={value} target="_blank" rel="noopener noreferrer">
        {value}
      </Link>
    )
  if (rule.validator === 'email') return <Link href={`mailto:${value}`}>{value}</Link>
  return <>{value}</>
}
