import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useGetList, useGetOne, useRecordContext, useTranslate } from 'ra-core'
import { ApiError } from '#api/client/api-error.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { fallbackLocale, locales, themeNames, type Locale, type ThemeName } from '#model/content/enums.ts'
import { unknownPlaceholders } from '#model/content/placeholders.ts'
import type { ContentAdmin, ContentDocument } from '#model/content/wire.ts'
import { userTypes } from '#model/identity/enums.ts'
import { api } from '../../providers/client.ts'
import { PageError } from '../../layout/page-error.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useThemes } from '../../kit/hooks/use-themes.ts'
import { documentPath, languageName } from './document-names.ts'
import { Rendered } from './rendered.tsx'

const everybody = 'all'

/** What readers of a kind, in a language, under a theme, are shown under this name: this document, another one, or nothing. */
export function Preview() {
  const own = useRecordContext<ContentAdmin>()
  const text = useText()
  const themes = useThemes()
  const [kind, setKind] = useState<string>()
  const [locale, setLocale] = useState<Locale>()
  const [theme, setTheme] = useState<ThemeName>(themeNames[0])
  const reader = {
    kind: kind ?? (own?.userType == null ? everybody : String(own.userType)),
    locale: locale ?? own?.locale ?? locales[0],
  }
  const query = {
    type: own?.type ?? '',
    uid: own?.uid,
    locale: reader.locale,
    ...(reader.kind !== everybody && { userType: Number(reader.kind) }),
  }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['contentDocuments', 'read', query],
    enabled: own !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      api.get('/content/document', { query, signal }).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) return null
        throw failure
      }),
  })
  // the answer has the words of the reader's own theme in it already
  const { data: written, isPending: reading } = useGetOne<ContentAdmin>(
    'contentDocuments',
    { id: data?.id ?? '' },
    { enabled: data != null && data.id !== own?.id, retry: false },
  )
  const themed = themes.find(({ name }) => name === theme)
  const words = themed?.words ?? {}
  if (!own) return null
  // a document of an external content service is not in the own store
  const fields = (data?.id === own.id ? own.fields : written?.fields) ?? data?.fields ?? {}
  return (
    <>
      <Readers reader={reader} theme={theme} onKind={setKind} onLocale={setLocale} onTheme={setTheme} />
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && (
        <>
          <Which own={own} shown={data ?? null} />
          {data && reader.kind === everybody && <Others shown={data} locale={reader.locale} />}
          {data && themed && <Unknown fields={fields} words={words} />}
          {data && (data.id === own.id || !reading) && (
            <Card component="section" aria-label={text('contents.tabPreview')}>
              <Rendered type={data.type} fields={fields} words={words} />
            </Card>
          )}
        </>
      )}
    </>
  )
}

/** The kinds of readers who are shown a document of their own instead of that for everyone. */
function Others({ shown, locale }: { shown: ContentDocument; locale: Locale }) {
  const text = useText()
  const translate = useTranslate()
  const { list } = useFormat()
  const { data = [] } = useGetList<ContentAdmin>('contentDocuments', {
    filter: { type: shown.type, uid: shown.uid },
    pagination: { page: 1, perPage: 250 },
    sort: { field: 'userType', order: 'ASC' },
  })
  const kinds = data.flatMap((one) =>
    one.uid === shown.uid && one.enabled && one.userType !== null && [locale, fallbackLocale].includes(one.locale)
      ? [one.userType]
      : [],
  )
  if (kinds.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('contents.exceptFor', {
        kinds: list([...new Set(kinds)].map((kind) => translate(`user.typeName.${kind}`))),
      })}
    </Alert>
  )
}

function Unknown({ fields, words }: { fields: Readonly<Record<string, unknown>>; words: Record<string, string> }) {
  const text = useText()
  const { list } = useFormat()
  const unknown = unknownPlaceholders(fields, words)
  if (unknown.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {text('contents.unknownInTheme', {
        names: list(unknown.map((one) => `::${one}::`)),
      })}
    </Alert>
  )
}

interface ReadersProps {
  reader: { kind: string; locale: Locale }
  theme: ThemeName
  onKind: (kind: string) => void
  onLocale: (locale: Locale) => void
  onTheme: (theme: ThemeName) => void
}

function Readers({ reader, theme, onKind, onLocale, onTheme }: ReadersProps) {
  const text = useText()
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={text('contents.previewFor')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, '& > *': { minWidth: 170 } }}
    >
      <TextField
        select
        label={text('resources.contentDocuments.fields.userType')}
        value={reader.kind}
        onChange={(event) => onKind(event.target.value)}
      >
        <MenuItem dense value={everybody}>
          {text('contents.everybody')}
        </MenuItem>
        {userTypes.map((id) => (
          <MenuItem dense key={id} value={String(id)}>
            {translate(`user.typeName.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('resources.contentDocuments.fields.locale')}
        value={reader.locale}
        onChange={(event) => onLocale(event.target.value as Locale)}
      >
        {locales.map((id) => (
          <MenuItem dense key={id} value={id}>
            {languageName(id)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('contents.theme')}
        value={theme}
        onChange={(event) => onTheme(event.target.value as ThemeName)}
      >
        {themeNames.map((name) => (
          <MenuItem dense key={name} value={name}>
            {translate(`panels.theme.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

function Which({ own, shown }: { own: ContentAdmin; shown: ContentDocument | null }) {
  const text = useText()
  const translate = useTranslate()
  const sx = { mb: 2 }
  if (!shown)
    return (
      <Alert severity="warning" sx={sx}>
        {text('contents.nobodyReads')}
      </Alert>
    )
  if (shown.id === own.id)
    return (
      <Alert severity="success" sx={sx}>
        {text('contents.thisOne')}
      </Alert>
    )
  const kind = shown.userType === null ? text('contents.everybody') : translate(`user.typeName.${shown.userType}`)
  return (
    <Alert severity="info" sx={sx}>
      {!own.enabled && (
        <>
          {text('contents.switchedOff')}
          {text('list.gap')}
        </>
      )}
      {text('contents.otherDocument', { kind, language: languageName(shown.locale) })}
      {text('list.gap')}
      <TextLink inText to={`${documentPath(shown)}/preview`}>
        {text('contents.openIt')}
      </TextLink>
    </Alert>
  )
}
