import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core'
import Box from '@mui/material/Box'
import { lazyPart } from '../kit/lazy-part.ts'
import { Loading } from '../kit/loading.tsx'
import { EntityExtras } from '../kit/extras/entity-extras.tsx'
import { isGone, isRefused } from '../layout/whole-page.tsx'
import { PresenceNote } from '../kit/record/editing/presence-note.tsx'
import { useViewed } from '../kit/record/recent.ts'
import { CommandBar } from './commands/command-bar.tsx'
import { FilesSection } from './files-section.tsx'
import { InvitesSection } from './invites-section.tsx'
import { LogSection } from './log-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { ParticipantsSection } from './panel/participants-section.tsx'
import { Missing } from './missing.tsx'
import { QueryFacts } from './query-facts.tsx'
import { QueryHead } from './query-head.tsx'
import { QuestionSection } from './question-section.tsx'
import { ResponsesSection } from './responses/responses-section.tsx'
import type { QueryRow } from './row.ts'
import { SectionTabs, sections } from './section-tabs.tsx'
import { useStaffView } from './use-staff-view.ts'

const MeetingSection = lazyPart(() => import('./meeting/meeting-section.tsx'))
const SurveySection = lazyPart(() => import('../surveys/survey-section.tsx'))

/** One discussion: what it is, what can be done with it, who takes part, what was said, and everything that happened. */
export function QueryPage() {
  const { id = '' } = useParams()
  const { data: query, error, isPending, refetch } = useGetOne<QueryRow>('queries', { id }, { retry: false })
  if (isPending) return <Loading />
  if (!query || isGone(error) || isRefused(error))
    return <Missing query={query} error={error} onRetry={() => void refetch()} />
  return (
    <ResourceContextProvider value="queries">
      <RecordContextProvider value={query}>
        <Content query={query} />
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

function Content({ query }: { query: QueryRow }) {
  const { hash } = useLocation()
  const { data: view } = useStaffView(query.key)
  useViewed({
    resource: 'queries',
    id: String(query.id),
    title: [query.key, query.contextName].filter(Boolean).join(' · '),
    path: `/queries/${encodeURIComponent(String(query.id))}`,
  })
  const section = sections.find((name) => `#${name}` === hash) ?? 'question'
  return (
    <>
      <QueryHead query={query} />
      <PresenceNote resource="queries" id={String(query.id)} />
      <CommandBar query={query} view={view} />
      <QueryFacts query={query} view={view} />
      <SectionTabs current={section} />
      <Box role="region" aria-label={section}>
        {section === 'question' && (
          <>
            <QuestionSection query={query} view={view} />
            <EntityExtras entityType="query" />
          </>
        )}
        {section === 'participants' && <ParticipantsSection query={query} view={view} />}
        {section === 'invites' && <InvitesSection query={query} view={view} />}
        {section === 'responses' && <ResponsesSection query={query} view={view} />}
        {section === 'meeting' && (
          <Suspense fallback={<Loading />}>
            <MeetingSection query={query} view={view} />
          </Suspense>
        )}
        {section === 'survey' && (
          <Suspense fallback={<Loading />}>
            <SurveySection queryId={String(query.id)} refKey={query.key} />
          </Suspense>
        )}
        {section === 'files' && <FilesSection query={query} view={view} />}
        {section === 'notes' && <NotesSection query={query} view={view} />}
        {section === 'log' && <LogSection query={query} />}
      </Box>
    </>
  )
}
