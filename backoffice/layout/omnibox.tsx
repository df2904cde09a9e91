import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useQueries } from '@tanstack/react-query'
import { useTheme } from 'react-admin'
import { useDataProvider, useLocale, useTranslate, type RaRecord } from 'ra-core'
import { Command } from 'cmdk'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTheme as useMuiTheme } from '@mui/material/styles'
import { allow } from '#model/permissions.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useOfferedCommands } from '../kit/record/record-commands.ts'
import { useRecent } from '../kit/record/recent.ts'
import { useDebounced } from '../kit/hooks/use-debounced.ts'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText, type Translate } from '../kit/hooks/use-text.ts'
import { signOut } from '../providers/auth-provider.ts'
import { omniboxInput } from './omnibox-look.ts'
import { withDevelopment } from '../providers/environment.ts'
import { actionGoals, fits, pageGoals, reportGoals, sources, type Goal } from './omnibox-sources.ts'

/** What was typed before the rest was there is typed on. */
const atEnd = (input: HTMLInputElement | null) => input?.setSelectionRange(input.value.length, input.value.length)

const SHORTEST = 2
const HITS = 5

/** People, discussions, the records of the setup, tags, content, pages and actions, by typing a little of their name. */
export default function Omnibox({
  typed,
  onType,
  onClose,
}: {
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}) {
  const q = useDebounced(typed.trim(), 150)
  const text = useText()
  const navigate = useNavigate()
  const go = (path: string, portal = false) => {
    onClose()
    if (portal) window.location.assign(path)
    else void navigate(path)
  }
  return (
    <Box component={Command} label={text('admin.find')} shouldFilter={false} loop sx={look}>
      <Command.Input
        ref={atEnd}
        autoFocus
        value={typed}
        onValueChange={onType}
        placeholder={text('omnibox.placeholder')}
        aria-label={text('admin.find')}
      />
      <Command.List label={text('admin.find')}>
        <InFront typed={typed} onClose={onClose} />
        {typed.trim() === '' && <Recent onGo={go} />}
        {typed.trim().length >= SHORTEST && <Records q={q} onGo={go} />}
        <Goals title={text('omnibox.pages')} goals={pageGoals()} typed={typed} onGo={go} />
        {typed.trim() !== '' && <Goals title={text('drawer.reports')} goals={reportGoals} typed={typed} onGo={go} />}
        <Actions typed={typed} onGo={go} onClose={onClose} />
      </Command.List>
      {typed.trim().length >= SHORTEST && <Status q={q} typed={typed.trim()} />}
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } }}
      >
        {text('omnibox.hint')}
      </Typography>
    </Box>
  )
}

/** What can be done with the record of the page; what cannot be done now is found by its name, and says why. */
function InFront({ typed, onClose }: { typed: string; onClose: () => void }) {
  const offered = useOfferedCommands()
  const commands =
    offered?.commands.filter(({ name, why }) =>
      typed.trim() === '' ? why === undefined : fits(`${name} ${offered.title}`, typed),
    ) ?? []
  if (!offered || commands.length === 0) return null
  return (
    <Command.Group heading={offered.title}>
      {commands.map(({ name, why, run }) => (
        <Item
          key={name}
          value={`record/${name}`}
          disabled={why !== undefined}
          detail={why}
          onSelect={() => {
            onClose()
            // the box gives the focus back before a dialog takes it
            setTimeout(run)
          }}
        >
          {name}
        </Item>
      ))}
    </Command.Group>
  )
}

function Recent({ onGo }: { onGo: (path: string) => void }) {
  const recent = useRecent()
  const text = useText()
  const translate = useTranslate()
  if (recent.length === 0) return null
  return (
    <Command.Group heading={text('omnibox.recent')}>
      {recent.slice(0, 8).map((one) => (
        <Item
          key={`${one.resource}/${one.id}`}
          value={`recent/${one.resource}/${one.id}`}
          onSelect={() => onGo(one.path)}
          detail={translate(`resources.${one.resource}.name`, { smart_count: 1 })}
        >
          {one.title}
        </Item>
      ))}
    </Command.Group>
  )
}

/** The records that fit, of each source. */
function useAnswers(q: string) {
  const provider = useDataProvider()
  return useQueries({
    queries: sources.map(({ resource, sort }) => ({
      queryKey: ['omnibox', resource, q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider
          .getList<RaRecord>(resource, {
            filter: { q },
            sort: { field: sort, order: resource === 'queries' ? ('DESC' as const) : ('ASC' as const) },
            pagination: { page: 1, perPage: HITS },
            signal,
          })
          .then(({ data }) => data),
      enabled: q.length >= SHORTEST,
      retry: false,
      staleTime: 10_000,
    })),
  })
}

function Records({ q, onGo }: { q: string; onGo: (path: string) => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const answers = useAnswers(q)
  return (
    <>
      {sources.map((source, index) => {
        const rows = answers[index]?.data ?? []
        if (rows.length === 0) return null
        return (
          <Command.Group
            key={source.resource}
            heading={translate(`resources.${source.resource}.name`, { smart_count: 2 })}
          >
            {rows.map((row) => (
              <Item
                key={row.id}
                value={`${source.resource}/${row.id}`}
                detail={source.detail(row)}
                onSelect={() => onGo(source.path(row))}
              >
                {source.title(row, locale)}
              </Item>
            ))}
          </Command.Group>
        )
      })}
    </>
  )
}

/** How the search stands; below the list, which holds nothing but what can be chosen. */
function Status({ q, typed }: { q: string; typed: string }) {
  const text = useText()
  const answers = useAnswers(q)
  const waiting = q !== typed || answers.some(({ isFetching }) => isFetching)
  const found = answers.some(({ data }) => (data?.length ?? 0) > 0)
  const offered = useOfferedCommands()
  const goals =
    [...pageGoals(), ...reportGoals, ...actionGoals].some((goal) => isMeant(goal, text, typed)) ||
    offered?.commands.some(({ name }) => fits(`${name} ${offered.title}`, typed)) === true
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, py: waiting || (!found && !goals) ? 1.5 : 0 }}
    >
      {waiting && !found
        ? text('omnibox.searching')
        : !waiting && answers.some(({ isError }) => isError)
          ? text('omnibox.failed')
          : !waiting && !found && !goals
            ? text('omnibox.none', { q: typed })
            : ''}
    </Typography>
  )
}

const nameOf = (goal: Goal, text: Translate) => text(goal.text, { smart_count: 2 })
const isMeant = (goal: Goal, text: Translate, typed: string) =>
  fits([...[goal.group, goal.question].flatMap((key) => (key ? [text(key)] : [])), nameOf(goal, text)].join(' '), typed)

/** The pages whose name fits; one that the person may not open says why, as the drawer does. */
function Goals({
  title,
  goals,
  typed,
  onGo,
}: {
  title: string
  goals: readonly Goal[]
  typed: string
  onGo: (path: string, portal?: boolean) => void
}) {
  const text = useText()
  const { allows } = usePermissions()
  const why = useDisabledReason()
  const offered = goals.filter((goal) => isMeant(goal, text, typed))
  if (offered.length === 0) return null
  return (
    <Command.Group heading={title}>
      {offered.map((goal) => {
        const closed = why(goal.act ? allows(goal.act) : allow)
        return (
          <Item
            key={goal.path}
            value={`page${goal.path}`}
            disabled={closed !== undefined}
            detail={closed ?? (goal.question ? text(goal.question) : goal.group && text(goal.group))}
            onSelect={() => onGo(goal.path, goal.portal)}
          >
            {nameOf(goal, text)}
          </Item>
        )
      })}
    </Command.Group>
  )
}

function Actions({ typed, onGo, onClose }: { typed: string; onGo: (path: string) => void; onClose: () => void }) {
  const text = useText()
  const { allows } = usePermissions()
  const [, setTheme] = useTheme()
  const dark = useMuiTheme().palette.mode === 'dark'
  const acts = [
    ...actionGoals
      .filter(({ act }) => !act || allows(act).allowed)
      .map((goal) => ({ name: text(goal.text), run: () => onGo(goal.path) })),
    { name: text('omnibox.dark'), run: () => setTheme(dark ? 'light' : 'dark') },
    { name: text('omnibox.portal'), run: () => window.location.assign('/') },
    ...(withDevelopment()
      ? [{ name: text('admin.tools.inbox'), run: () => window.location.assign('/dev/inbox') }]
      : []),
    { name: text('omnibox.signOut'), run: () => void signOut() },
  ].filter(({ name }) => fits(name, typed))
  if (acts.length === 0) return null
  return (
    <Command.Group heading={text('omnibox.actions')}>
      {acts.map(({ name, run }) => (
        <Item
          key={name}
          value={`act/${name}`}
          onSelect={() => {
            onClose()
            run()
          }}
        >
          {name}
        </Item>
      ))}
    </Command.Group>
  )
}

function Item({
  value,
  detail,
  disabled,
  onSelect,
  children,
}: {
  value: string
  detail?: string
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <Command.Item value={value} disabled={disabled} onSelect={onSelect}>
      <span>{children}</span>
      {detail && <small>{detail}</small>}
    </Command.Item>
  )
}

const look = {
  '& [cmdk-input]': omniboxInput,
  '& [cmdk-list]': { maxHeight: '60vh', overflow: 'auto', py: 0.5 },
  '& [cmdk-group-heading]': { px: 2, pt: 1, pb: 0.5, fontSize: '0.6875rem', fontWeight: 600, color: 'text.secondary' },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 1.5,
    mx: 0.75,
    px: 1.25,
    py: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
    fontSize: '0.875rem',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexShrink: 0, maxWidth: '70%' },
    '& small': {
      color: 'text.secondary',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ml: 'auto',
    },
    '&[aria-selected="true"]': { bgcolor: 'action.selected' },
    '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'not-allowed' },
    '&[aria-disabled="true"] small': { whiteSpace: 'normal' },
  },
}
