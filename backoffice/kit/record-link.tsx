import { Link as RouterLink } from 'react-router'
import Link from '@mui/material/Link'
import { useGetManyAggregate, useTranslate, type RaRecord } from 'ra-core'
import { useNameOf } from './hooks/use-name-of.ts'

interface Props {
  resource: string
  id: string | null | undefined
  /** field that names the record */
  name: string
  /** where its page is; absent: no link */
  path?: RecordPath
  /** other words are beside it */
  inText?: boolean
}
/** The path of a page without the id, or how the record leads to it. */
export type RecordPath = string | ((record: RaRecord) => string)

/** Another record by its name. All the rows of a list ask together. */
export function RecordLink({ resource, id, name, path, inText }: Props) {
  const { data, isPending } = useGetManyAggregate(resource, { ids: id ? [id] : [] }, { enabled: Boolean(id) })
  const called = useNameOf()
  if (!id) return <span aria-hidden>–</span>
  const shown = called(data?.[0], name) ?? (isPending ? '…' : '–')
  return path && data?.[0] ? (
    <TextLink inText={inText} to={typeof path === 'string' ? `${path}/${encodeURIComponent(id)}` : path(data[0])}>
      {shown}
    </TextLink>
  ) : (
    <>{shown}</>
  )
}

/** What people read out is not broken in two. */
const refId = /^CQ-\w+$/

/** `inText`: other words are beside it, so colour alone would not mark it as a link. */
export function TextLink({
  to,
  inText = false,
  name,
  children,
}: {
  to: string
  inText?: boolean
  /** what a number is of, where the link is the number alone */
  name?: string
  children: React.ReactNode
}) {
  const translate = useTranslate()
  return (
    <Link
      component={RouterLink}
      to={to}
      underline={inText ? 'always' : 'hover'}
      color="primary"
      aria-label={name && `${name}${translate('list.colon')}${String(children as string | number)}`}
      sx={refId.test(String(children)) ? { whiteSpace: 'nowrap' } : undefined}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}

/** A person by name; leads to the account. */
export const PersonLink = ({ id, inText }: { id: string | null | undefined; inText?: boolean }) => (
  <RecordLink inText={inText} resource="users" id={id} name="resolvedDisplayName" path="/users" />
)
