import type { ComponentType, ReactElement } from 'react'
import { matchPath, Navigate, Route } from 'react-router'
import { CustomRoutes, Resource } from 'react-admin'
import { lazyComponent } from '#api/client/lazy-component.ts'
import type { PageLoader } from '#api/client/prefetch-pages.ts'
import { loadRestOfTexts } from './providers/i18n.ts'

/** Pages are loaded when they are opened, with the texts that the first one does without; those of a small area come together. */
const page = <M extends Record<string, unknown>>(load: () => Promise<M>, name: keyof M) =>
  loaded(async () => {
    const [file] = await Promise.all([load(), loadRestOfTexts()])
    return { default: file[name] as ComponentType }
  })
const loaded = (fetch: () => Promise<{ default: ComponentType }>) => {
  const { Part, load } = lazyComponent(fetch)
  return Object.assign(Part, { loader: load })
}

const QueryList = loaded(async () => ({ default: (await import('./discussions/list/query-list.tsx')).QueryList }))

const identity = () => import('./identity/pages.tsx')
const invitations = () => import('./identity/invitations/pages.tsx')
const panels = () => import('./panels/pages.tsx')
const reporting = () => import('./reporting/pages.tsx')
const payouts = () => import('./payments/payout-pages.tsx')
const classification = () => import('./classification/pages.tsx')
const documents = () => import('./content/documents/pages.tsx')

const DiagnosisPage = page(panels, 'DiagnosisPage')
const SurveyFormPage = page(() => import('./surveys/form-page.tsx'), 'SurveyFormPage')
const LimitsPage = page(() => import('./content/limits-page.tsx'), 'LimitsPage')
const DocumentList = page(documents, 'DocumentList')
const DocumentCreate = page(documents, 'DocumentCreate')
const DocumentPage = page(documents, 'DocumentPage')
const SimulatorPage = page(() => import('./panels/simulator/simulator-page.tsx'), 'SimulatorPage')
const TransactionList = page(() => import('./payments/transaction-list.tsx'), 'TransactionList')
const TaxFormList = page(() => import('./tax/tax-list.tsx'), 'TaxFormList')
const YearEndPage = page(() => import('./payments/year-end/year-end-page.tsx'), 'YearEndPage')
const BulkRuns = page(() => import('./kit/list/bulk/bulk-runs.tsx'), 'BulkRuns')
const CommonReports = page(reporting, 'CommonReports')
const CustomerReports = page(reporting, 'CustomerReports')
const ExpertStats = page(reporting, 'ExpertStats')
const QueryStats = page(reporting, 'QueryStats')
const ReportPage = page(reporting, 'ReportPage')
const ReportRows = page(reporting, 'ReportRows')
const SurveyResultsPage = page(reporting, 'SurveyResultsPage')
const OverviewPage = page(reporting, 'OverviewPage')
const QuerySummaryPage = page(() => import('./discussions/summary/summary-page.tsx'), 'QuerySummaryPage')
const AuditList = page(() => import('./audit/audit-list.tsx'), 'AuditList')
const TaskList = page(() => import('./discussions/tasks/task-list.tsx'), 'TaskList')
const TriagePage = page(() => import('./discussions/triage/triage-page.tsx'), 'TriagePage')
const moves = () => import('./audit/moves.tsx')
const DiscussionMoves = page(moves, 'DiscussionMoves')
const EngagementMoves = page(moves, 'EngagementMoves')

type TaskName = Record<'key' | 'title' | 'personName', string | null>

/** Every page below /admin/. */
export const pages = [
  <Resource
    key="queries"
    name="queries"
    list={QueryList}
    edit={page(() => import('./discussions/query-page.tsx'), 'QueryPage')}
    recordRepresentation="key"
  />,
  <Resource
    key="tasks"
    name="tasks"
    list={TaskList}
    // a task about an account has no key
    recordRepresentation={({ key, title, personName }: TaskName) => key ?? title ?? personName ?? ''}
  />,
  <Resource
    key="users"
    name="users"
    list={page(() => import('./identity/user-list.tsx'), 'UserList')}
    create={page(identity, 'UserCreate')}
    edit={page(identity, 'UserPage')}
    recordRepresentation="resolvedDisplayName"
  />,
  <Resource
    key="invitations"
    name="invitations"
    list={page(invitations, 'InvitationList')}
    create={page(invitations, 'InvitationCreate')}
    edit={page(invitations, 'InvitationPage')}
    recordRepresentation="email"
  />,
  <Resource
    key="grants"
    name="grants"
    list={page(panels, 'GrantList')}
    create={page(panels, 'GrantCreate')}
    edit={page(panels, 'GrantPage')}
    recordRepresentation="name"
  />,
  <Resource
    key="plans"
    name="plans"
    list={page(panels, 'PlanList')}
    create={page(panels, 'PlanCreate')}
    edit={page(panels, 'PlanPage')}
    recordRepresentation="name"
  />,
  <Resource
    key="pools"
    name="pools"
    list={page(panels, 'PoolList')}
    create={page(panels, 'PoolCreate')}
    edit={page(panels, 'PoolPage')}
    recordRepresentation="poolName"
  />,
  <Resource key="regions" name="regions" recordRepresentation="name" />,
  <Resource key="diagnoses" name="diagnoses" list={page(panels, 'DiagnosisList')} recordRepresentation="name" />,
  <Resource
    key="diagnosisGroups"
    name="diagnosisGroups"
    list={page(panels, 'DiagnosisGroupList')}
    recordRepresentation="name"
  />,
  <Resource
    key="diagnosisDomains"
    name="diagnosisDomains"
    list={page(panels, 'DiagnosisDomainList')}
    recordRepresentation="name"
  />,
  <Resource
    key="tags"
    name="tags"
    list={page(classification, 'TagList')}
    create={page(classification, 'TagCreate')}
    edit={page(classification, 'TagPage')}
    recordRepresentation="name"
  />,
  <Resource
    key="tagDefinitions"
    name="tagDefinitions"
    list={page(classification, 'DefinitionList')}
    create={page(classification, 'DefinitionCreate')}
    edit={page(classification, 'DefinitionPage')}
    recordRepresentation="name"
  />,
  <Resource
    key="customFields"
    name="customFields"
    list={page(classification, 'CustomFieldList')}
    create={page(classification, 'CustomFieldCreate')}
    edit={page(classification, 'CustomFieldPage')}
    recordRepresentation="name"
  />,
  <Resource key="contentDocuments" name="contentDocuments" recordRepresentation="title" />,
  <Resource key="taxForms" name="taxForms" list={TaxFormList} recordRepresentation="displayName" />,
  <Resource key="transactions" name="transactions" list={TransactionList} />,
  <Resource
    key="payouts"
    name="payouts"
    list={page(payouts, 'PayoutList')}
    edit={page(payouts, 'PayoutPage')}
    recordRepresentation="name"
  />,
  <Resource key="auditEvents" name="auditEvents" recordRepresentation="id" />,
  <CustomRoutes key="routes">
    <Route path="/" element={<Navigate to="/queries" replace />} />
    <Route path="/queries/:queryId/summary" element={<QuerySummaryPage />} />
    <Route path="/triage" element={<TriagePage />} />
    <Route path="/diagnosis" element={<DiagnosisPage />} />
    <Route path="/simulator" element={<SimulatorPage />} />
    <Route path="/audit" element={<AuditList />} />
    <Route path="/audit/discussions" element={<DiscussionMoves />} />
    <Route path="/audit/engagements" element={<EngagementMoves />} />
    <Route path="/content" element={<DocumentList />} />
    <Route path="/content/create" element={<DocumentCreate />} />
    <Route path="/content/:id/*" element={<DocumentPage />} />
    <Route path="/surveyForms" element={<SurveyFormPage />} />
    <Route path="/limits" element={<LimitsPage />} />
    <Route path="/overview" element={<OverviewPage />} />
    <Route path="/reports/surveys" element={<SurveyResultsPage />} />
    <Route path="/reports/common" element={<CommonReports />} />
    <Route path="/reports/customer" element={<CustomerReports />} />
    <Route path="/reports/expertQueryStats" element={<ExpertStats />} />
    <Route path="/reports/queryStats" element={<QueryStats />} />
    <Route path="/reports/view/:id" element={<ReportPage />} />
    <Route path="/reports/view/:id/rows" element={<ReportRows />} />
    <Route path="/yearEnd" element={<YearEndPage />} />
    <Route path="/bulk" element={<BulkRuns />} />
  </CustomRoutes>,
]

interface PageProps {
  name?: string
  list?: unknown
  create?: unknown
  edit?: unknown
  children?: ReactElement<{ path: string; element: ReactElement }>[]
}
const loaderOf = (component: unknown) => (component as { loader?: PageLoader } | undefined)?.loader

/** The loader of the page at a path below /admin, which itself leads to the first list. */
export function loaderAt(pathname: string): PageLoader | undefined {
  if (!/^\/admin(\/|$)/.test(pathname)) return undefined
  const path = pathname.slice('/admin'.length)
  const [, name = '', id] = path.split('/')
  const all = pages.map(({ props }) => props as PageProps)
  const route = all.flatMap(({ children = [] }) => children).find(({ props }) => matchPath(props.path, path))
  if (route) return loaderOf(route.props.element.type)
  const resource = all.find((one) => name === '' || one.name === name)
  return loaderOf(id === undefined ? resource?.list : id === 'create' ? resource?.create : resource?.edit)
}
