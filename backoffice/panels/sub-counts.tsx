import { useRecordContext, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer, AskOf, PathOf } from '#api/client/types.ts'
import type { TextKey } from '#model/texts/load.ts'
import { usePart } from '../kit/record/use-part.ts'
import { TextLink } from '../kit/record-link.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'

type CountedPath = {
  [P in PathOf<'get'>]: Answer<'get', P> extends { total: number } ? P : never
}[PathOf<'get'>]

interface Count {
  /** name of the child list, which changes invalidate */
  list: string
  label: TextKey
  /** sub-page below the record */
  to: string
  /** where its total is read */
  path: CountedPath
  query?: (id: string) => Record<string, string | number | boolean>
}

/** How much hangs on a record, each leading to its page. */
export function SubCounts({ base, counts }: { base: string; counts: readonly Count[] }) {
  const id = String(useRecordContext<RaRecord>()?.id ?? '')
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}
    >
      {counts.map((one) => (
        <Total key={one.to} count={one} id={id} to={`${base}/${encodeURIComponent(id)}/${one.to}`} />
      ))}
    </Box>
  )
}

function Total({ count, id, to }: { count: Count; id: string; to: string }) {
  const text = useText()
  const format = useFormat()
  const { data } = usePart(count.list, count.path, {
    params: { id },
    query: { pageSize: 1, ...count.query?.(id) },
  } as AskOf<CountedPath>)
  return (
    <Box component="li">
      <Typography variant="caption" color="text.secondary" component="div">
        <TextLink to={to}>{text(count.label)}</TextLink>
      </Typography>
      <Typography variant="h3" component="div" sx={{ fontVariantNumeric: 'tabular-nums', minHeight: '1.4em' }}>
        {data ? format.number(data.total) : ''}
      </Typography>
    </Box>
  )
}
