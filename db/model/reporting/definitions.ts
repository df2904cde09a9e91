import {
  groupBys,
  reportOptionsOf,
  type CommonReportId,
  type GroupBy,
  type ReportOption,
  commonReportIds,
} from './enums.ts'
import type { FigureId, Subject } from './figures.ts'

export const chartKinds = ['line', 'bar', 'funnel', 'histogram', 'survival'] as const
export type ChartKind = (typeof chartKinds)[number]

/** What a report is made of. */
export interface ReportPlan {
  /** counts up when a figure of it means something else */
  readonly version: number
  readonly subject: Subject
  readonly figures: readonly FigureId[]
  /** how it is divided when nothing is chosen; `person`: by expert */
  readonly dividedBy: GroupBy | 'person' | null
  readonly charts: readonly ChartKind[]
  /** the figure that its charts show */
  readonly charted: FigureId
  /** of its rows, in lists and files */
  readonly columns: readonly string[]
}

export interface ReportDefinition extends ReportPlan {
  readonly reportId: CommonReportId
  /** sum of the options it offers */
  readonly flags: number
  readonly groupBys: readonly GroupBy[]
}

/** The reports that staff prepare for themselves. A question about a new one is answered here. */
export const reportDefinitions: Readonly<Record<CommonReportId, ReportDefinition>> = {
  queryList: {
    reportId: 'queryList',
    version: 1,
    subject: 'discussions',
    flags: 63,
    figures: ['discussions', 'unreleased', 'open', 'closed', 'cancelled', 'responses'],
    groupBys,
    dividedBy: null,
    charts: ['line'],
    charted: 'discussions',
    columns: [
      'key',
      'person',
      'userType',
      'status',
      'type',
      'medium',
      'diagnosis',
      'plan',
      'grant',
      'country',
      'createdAt',
      'releasedAt',
      'firstAnswerAt',
      'closedAt',
      'responses',
      'seatsFilled',
      'seats',
    ],
  },
  responseTimes: {
    reportId: 'responseTimes',
    version: 1,
    subject: 'discussions',
    flags: 47,
    figures: ['released', 'answered', 'toRelease', 'toFirstAnswer', 'toFirstAnswerP90', 'toClose'],
    groupBys,
    dividedBy: null,
    charts: ['survival', 'histogram'],
    charted: 'toFirstAnswer',
    columns: [
      'key',
      'diagnosis',
      'plan',
      'createdAt',
      'releasedAt',
      'firstAnswerAt',
      'closedAt',
      'toRelease',
      'toFirstAnswer',
      'toClose',
    ],
  },
  expertActivity: {
    reportId: 'expertActivity',
    version: 1,
    subject: 'engagements',
    flags: 23,
    figures: ['invited', 'claimed', 'answered', 'declined', 'timedout', 'missedout', 'toAnswer', 'minutes', 'words'],
    groupBys,
    dividedBy: 'person',
    charts: ['funnel', 'line'],
    charted: 'invited',
    columns: [
      'person',
      'key',
      'status',
      'diagnosis',
      'plan',
      'invitedAt',
      'acceptedAt',
      'answeredAt',
      'toAnswer',
      'words',
      'minutes',
      'earned',
    ],
  },
  earnings: {
    reportId: 'earnings',
    version: 1,
    subject: 'ledger',
    flags: 195,
    figures: ['lines', 'amount', 'earned', 'adjusted', 'minutes', 'surge'],
    groupBys,
    dividedBy: 'person',
    charts: ['line', 'bar'],
    charted: 'amount',
    columns: [
      'effectiveDate',
      'person',
      'key',
      'kind',
      'source',
      'plan',
      'grant',
      'minutes',
      'surgeMultiple',
      'amount',
    ],
  },
  surgePayments: {
    reportId: 'surgePayments',
    version: 1,
    subject: 'ledger',
    flags: 71,
    figures: ['lines', 'earned', 'surge', 'minutes'],
    groupBys,
    dividedBy: 'plan',
    charts: ['bar', 'line'],
    charted: 'surge',
    columns: ['effectiveDate', 'person', 'key', 'plan', 'grant', 'minutes', 'surgeMultiple', 'surge', 'amount'],
  },
  planUsage: {
    reportId: 'planUsage',
    version: 1,
    subject: 'discussions',
    flags: 171,
    figures: ['discussions', 'open', 'closed', 'responses', 'seats', 'seatsFilled', 'fillRate', 'cost'],
    groupBys,
    dividedBy: 'plan',
    charts: ['bar', 'line'],
    charted: 'discussions',
    columns: [
      'key',
      'plan',
      'person',
      'status',
      'medium',
      'createdAt',
      'closedAt',
      'responses',
      'seatsFilled',
      'seats',
      'cost',
    ],
  },
  diagnosisVolume: {
    reportId: 'diagnosisVolume',
    version: 1,
    subject: 'discussions',
    flags: 15,
    figures: ['discussions', 'released', 'answered', 'responses', 'toFirstAnswer'],
    groupBys,
    dividedBy: 'diagnosis',
    charts: ['bar', 'line'],
    charted: 'discussions',
    columns: ['key', 'diagnosis', 'status', 'createdAt', 'releasedAt', 'toFirstAnswer', 'responses'],
  },
  registrationFunnel: {
    reportId: 'registrationFunnel',
    version: 1,
    subject: 'people',
    flags: 15,
    figures: ['registered', 'verified', 'signedIn', 'tookPart'],
    groupBys: ['userType', 'country', 'planType', 'plan'],
    dividedBy: 'userType',
    charts: ['funnel', 'line'],
    charted: 'registered',
    columns: ['person', 'userType', 'country', 'plan', 'createdAt', 'signedInAt'],
  },
}

/** Columns of rows that are amounts in dollars. */
export const moneyColumns: readonly string[] = ['earned', 'surge', 'amount', 'cost']

/** Reports for the people behind a plan or a funding source. */
export const customerDefinition: ReportPlan = {
  version: 1,
  subject: 'discussions',
  figures: [
    'discussions',
    'open',
    'closed',
    'released',
    'answered',
    'responses',
    'seats',
    'seatsFilled',
    'fillRate',
    'toRelease',
    'toFirstAnswer',
    'toFirstAnswerP90',
    'toClose',
    'cost',
  ],
  dividedBy: 'diagnosisGroup',
  charts: ['line', 'survival', 'bar'],
  charted: 'discussions',
  columns: reportDefinitions.planUsage.columns,
}

export const isCommonReport = (id: string): id is CommonReportId => (commonReportIds as readonly string[]).includes(id)

/** The controls that the form of a report shows. */
export const optionsOf = (id: CommonReportId): ReportOption[] => reportOptionsOf(reportDefinitions[id].flags)
