import { useState } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'ra-core'
import { visuallyHidden } from '@mui/utils'

/** Says how many rows there are after a search, a filter or a change of page; not on arrival, and not when the rows renew themselves. */
export function ListStatus() {
  const { filterValues, page, perPage, total, isPlaceholderData, error, meta } = useListContext()
  const resource = useResourceContext()
  const translate = useTranslate()
  const asked = JSON.stringify([filterValues, page, perPage])
  const [said, setSaid] = useState({ asked, words: '' })
  if (said.asked !== asked && total !== undefined && !isPlaceholderData && !error) {
    // what is only ever listed below a record has no name of its own
    const name = translate(`resources.${resource}.name`, { smart_count: 2, _: '' })
    const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
    const range = (meta as { more?: boolean } | undefined)?.more
      ? translate('admin.list.atLeast', { from, to, count: total })
      : translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total })
    const filtered = Object.keys(filterValues as object).length > 0
    const none = translate(filtered ? 'admin.list.noneFiltered' : 'admin.list.none', { name: name.toLocaleLowerCase() })
    setSaid({ asked, words: total === 0 ? none : name ? `${name}${translate('list.colon')}${range}` : range })
  }
  return (
    // empty in between, so that the same number is said again
    <span role="status" style={visuallyHidden}>
      {said.asked === asked ? said.words : ''}
    </span>
  )
}
