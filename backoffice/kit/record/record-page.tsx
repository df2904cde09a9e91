import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { EditBase } from 'react-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEditContext, useTranslate, type Identifier, type RaRecord } from 'ra-core'
import { useAnyUnsaved } from '#api/client/unsaved.ts'
import type { ResourceName } from '#model/resources.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Loading } from '../loading.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { RecordDeleted, isGone, isRefused, Refused } from '../../layout/whole-page.tsx'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { isThereKey } from './is-there.ts'
import { PageHead } from '../page-head.tsx'
import { PresenceNote } from './editing/presence-note.tsx'
import { useViewed } from './recent.ts'

export interface RecordTab {
  /** below the record; '' is the first */
  path: string
  /** text key */
  label: string
  element: ReactNode
  /** the element brings its own card */
  bare?: boolean
}

interface Props<R extends RaRecord> {
  resource: string
  id?: string
  title: (record: R) => string
  beside?: (record: R) => ReactNode
  below?: (record: R) => ReactNode
  actions?: (record: R) => ReactNode
  tabs: readonly RecordTab[]
  /** path of the list */
  list: string
}

/** A record: head, and a tab for each of its sub-pages, each with an address of its own. */
export function RecordPage<R extends RaRecord>({ resource, id, ...page }: Props<R>) {
  return (
    <EditBase
      disableAuthentication
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <Content resource={resource} {...page} />
    </EditBase>
  )
}

function Content<R extends RaRecord>({ resource, title, beside, below, actions, tabs, list }: Omit<Props<R>, 'id'>) {
  const { record, error, isPending, refetch } = useEditContext<R>()
  const translate = useTranslate()
  const isDeleted = useIsDeleted(resource, record?.id)
  const unsaved = useAnyUnsaved()
  useViewed(
    record && {
      resource,
      id: String(record.id),
      title: title(record),
      path: `${list}/${encodeURIComponent(String(record.id))}`,
    },
  )
  if (isPending) return <Loading />
  const back = { to: list, label: translate(`resources.${resource}.name`, { smart_count: 2 }) }
  if (!record || isRefused(error))
    return isGone(error) ? (
      <NotFound />
    ) : isRefused(error) ? (
      <Refused why={refusalText(error, translate)} list={back} />
    ) : (
      <PageError error={error} onRetry={() => void refetch()} />
    )
  const gone = isDeleted || isGone(error)
  if (gone && !unsaved) return <RecordDeleted name={title(record)} list={back} />
  return (
    <>
      <PageHead
        title={title(record)}
        beside={beside?.(record)}
        below={below?.(record)}
        actions={!gone && actions?.(record)}
        back={back}
      />
      {gone && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('admin.record.goneUnsaved', { name: title(record) })}
        </Alert>
      )}
      <PresenceNote resource={resource as ResourceName} id={String(record.id)} />
      <TabBar base={`${list}/${encodeURIComponent(String(record.id))}`} tabs={tabs} />
      <Routes>
        {tabs.map((tab) => (
          <Route
            key={tab.path}
            path={tab.path}
            element={
              <Suspense fallback={<Loading />}>
                {tab.bare ? tab.element : <Card sx={{ p: { xs: 2, sm: 3 } }}>{tab.element}</Card>}
              </Suspense>
            }
          />
        ))}
        {tabs[0] && tabs[0].path !== '' && <Route index element={<Navigate to={tabs[0].path} replace />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>
  )
}

/** Looks again with each change of such records: a form is not reloaded, but it is to know that its record has gone. */
function useIsDeleted(resource: string, id: Identifier | undefined): boolean {
  const provider = useDataProvider()
  const queries = useQueryClient()
  const { data: isThere } = useQuery({
    queryKey: isThereKey(resource, id),
    queryFn: () =>
      provider.getOne(resource, { id }).then(
        () => true,
        (error: unknown) => {
          if (isGone(error)) return false
          throw error
        },
      ),
    // the stream tells of a deletion made here before its answer has come
    enabled: ({ state }) =>
      id !== undefined && state.data !== false && queries.isMutating({ mutationKey: [resource, 'delete'] }) === 0,
    initialData: true,
    staleTime: Infinity,
    retry: false,
  })
  return !isThere
}

/** All tabs are in sight where there is room, in several lines if need be; on narrow screens they are scrolled. */
function TabBar({ base, tabs }: { base: string; tabs: readonly RecordTab[] }) {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const roomy = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const current = tabs.find((tab) => tab.path !== '' && pathname === `${base}/${tab.path}`)?.path ?? tabs[0]?.path ?? ''
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = bar.current?.querySelector('.MuiTabs-scroller')
    if (!scroller) return undefined
    // the arrows come after the tabs and take room from them: the tab in front is brought back into sight
    const bring = () => {
      const [room, tab] = [
        scroller.getBoundingClientRect(),
        scroller.querySelector('[aria-current="page"]')?.getBoundingClientRect(),
      ]
      if (tab && tab.right > room.right) scroller.scrollLeft += tab.right - room.right
      else if (tab && tab.left < room.left) scroller.scrollLeft -= room.left - tab.left
    }
    const watch = new ResizeObserver(bring)
    watch.observe(scroller)
    // and once more when the tabs' own scrolling has come to its end
    scroller.addEventListener('scrollend', bring)
    return () => {
      watch.disconnect()
      scroller.removeEventListener('scrollend', bring)
    }
  }, [])
  return (
    <Box ref={bar} sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={current}
        variant={roomy ? 'standard' : 'scrollable'}
        scrollButtons="auto"
        allowScrollButtonsMobile
        component="nav"
        role="navigation"
        slotProps={{ list: { role: 'presentation' }, indicator: { sx: { display: 'none' } } }}
        sx={{ '& .MuiTabs-list': { flexWrap: roomy ? 'wrap' : 'nowrap' } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.path}
            value={tab.path}
            label={translate(tab.label)}
            component={Link}
            to={tab.path === '' ? base : `${base}/${tab.path}`}
            role={undefined}
            aria-selected={undefined}
            aria-current={tab.path === current ? 'page' : undefined}
            tabIndex={0}
            sx={{ '&[aria-current]': { boxShadow: (theme) => `inset 0 -2px ${theme.palette.primary.main}` } }}
          />
        ))}
      </Tabs>
    </Box>
  )
}
