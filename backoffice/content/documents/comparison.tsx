import { useState } from 'react'
import { diffWords, type Change } from 'diff'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { alpha, type Theme } from '@mui/material/styles'
import type { ContentVersion } from '#model/content/wire.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { fieldLabel } from './document-names.ts'

type Side = Pick<ContentVersion, 'fields' | 'enabled'>

const words = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

/** What differs between two states of a document, field by field. Words of scripts without blanks are found by the browser. */
export function differences(older: Side, newer: Side): { name: string; changes: Change[] }[] {
  const names = [...new Set([...Object.keys(older.fields), ...Object.keys(newer.fields)])]
  const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const pairs = [
    ...names.map((name) => [name, words(older.fields[name]), words(newer.fields[name])] as const),
    ['enabled', String(older.enabled), String(newer.enabled)] as const,
  ]
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => ({ name, changes: diffWords(before, after, { intlSegmenter }) }))
}

/** A version beside the one before it, or beside the present one. */
export function Comparison({
  version,
  before,
  current,
}: {
  version: ContentVersion
  before?: ContentVersion
  current?: ContentVersion
}) {
  const text = useText()
  const [against, setAgainst] = useState<'before' | 'current'>(before ? 'before' : 'current')
  const pair: [Side, Side] | undefined =
    against === 'current' ? current && [version, current] : before && [before, version]
  return (
    <Box sx={{ mt: 1.5 }}>
      {before && current && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={against}
          onChange={(_event, side: 'before' | 'current' | null) => side && setAgainst(side)}
          aria-label={text('contents.compare')}
          sx={{ mb: 1 }}
        >
          <ToggleButton value="before">{text('contents.with')}</ToggleButton>
          <ToggleButton value="current">{text('contents.withCurrent')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {pair ? (
        <Changes older={pair[0]} newer={pair[1]} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {text('contents.first')}
        </Typography>
      )}
    </Box>
  )
}

function Changes({ older, newer }: { older: Side; newer: Side }) {
  const text = useText()
  const translate = useTranslate()
  const found = differences(older, newer)
  if (found.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('contents.same')}
      </Typography>
    )
  return found.map(({ name, changes }) => (
    <Box key={name} component="section" sx={{ mb: 1.5 }}>
      <Typography variant="h3" component="h3">
        {name === 'enabled'
          ? text('resources.contentDocuments.fields.enabled')
          : translate(fieldLabel(name), { _: name })}
      </Typography>
      <Box sx={page} tabIndex={0} role="region" aria-label={`${text('contents.compare')}${text('list.colon')}${name}`}>
        {changes.map((change, place) => (
          <Part key={place} change={change} />
        ))}
      </Box>
    </Box>
  ))
}

function Part({ change }: { change: Change }) {
  const text = useText()
  if (change.removed)
    return (
      <Box component="del" title={text('contents.removed')} sx={marked('error')}>
        {change.value}
      </Box>
    )
  if (change.added)
    return (
      <Box component="ins" title={text('contents.added')} sx={marked('success')}>
        {change.value}
      </Box>
    )
  return <>{change.value}</>
}

const marked = (tone: 'error' | 'success') => (theme: Theme) => ({
  bgcolor: alpha(theme.palette[tone].main, 0.14),
  textDecoration: tone === 'error' ? 'line-through' : 'underline',
})
const page = {
  mt: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 420,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
}
