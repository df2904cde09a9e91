import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { grantProgram, membershipPlan, reportHeader, reportPassage } from '#db/schema/all.ts'
import { plainly } from '#db/sql.ts'
import type { DisplayStatus, QueryType } from '#model/discussions/enums.ts'
import {
  commonReportIds,
  reportStates,
  reportTypes,
  type CommonReportId,
  type GroupBy,
} from '#model/reporting/enums.ts'
import {
  customerReportInput,
  reportHeaderRow,
  reportUpdate,
  type CustomerReportInput,
} from '#model/reporting/report-wire.ts'
import { surveyHeaderTypes } from '#model/surveys/enums.ts'
import { adminResource } from '../../admin/declare.ts'
import { anyOf, flag } from '../../admin/filters.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { requireActor } from '../../context.ts'
import { beginRun, customerReportColumns } from './prepare-report.ts'
import { removeFilesJob } from './remove-files.ts'
import { fileKey } from './write-files.ts'

const t = reportHeader
const iso = (at: Date | null) => at?.toISOString() ?? null

/** Generated reports, and those that are being generated. Customer reports are made here, common ones by a call of their own. */
export const reports = adminResource('reports', {
  table: t,
  joins: [
    { table: membershipPlan, on: eq(t.planId, membershipPlan.id) },
    { table: grantProgram, on: eq(t.grantId, grantProgram.id) },
  ],
  columns: {
    id: t.id,
    name: t.name,
    reportType: t.reportType,
    headerType: t.headerType,
    commonReportId: t.commonReportId,
    planId: t.planId,
    grantId: t.grantId,
    planName: membershipPlan.displayTitle,
    grantName: grantProgram.displayTitle,
    queryIds: t.queryIds,
    dateRange: t.dateRange,
    options: t.options,
    filters: t.filters,
    groupBy: t.groupBy,
    state: t.state,
    error: t.error,
    progress: t.progress,
    files: t.files,
    summary: t.summary,
    definitionVersion: t.definitionVersion,
    createdBy: t.createdBy,
    createdAt: t.createdAt,
    finishedAt: t.finishedAt,
    expiresAt: t.expiresAt,
    version: t.version,
  },
  row: reportHeaderRow,
  toRow: ({ planName, grantName, filters, ...raw }) => {
    const { type, state, userTypes } = (filters ?? {}) as {
      type?: QueryType
      state?: DisplayStatus
      userTypes?: number[]
    }
    return {
      ...raw,
      commonReportId: raw.commonReportId as CommonReportId | null,
      groupBy: raw.groupBy as GroupBy | null,
      customerName: planName ?? grantName,
      displayState: state ?? null,
      type: type ?? null,
      userTypes: userTypes ?? [],
      files: raw.files ?? [],
      createdAt: raw.createdAt.toISOString(),
      finishedAt: iso(raw.finishedAt),
      expiresAt: iso(raw.expiresAt),
    }
  },
  search: plainly(sql`${t.name}`),
  filters: {
    reportType: anyOf(t.reportType, z.enum(reportTypes)),
    headerType: anyOf(t.headerType, z.enum(surveyHeaderTypes)),
    commonReportId: anyOf(t.commonReportId, z.enum(commonReportIds)),
    common: flag((on) => (on ? isNotNull(t.commonReportId) : isNull(t.commonReportId))),
    state: anyOf(t.state, z.enum(reportStates)),
    planId: anyOf(t.planId),
    grantId: anyOf(t.grantId),
    createdBy: anyOf(t.createdBy),
  },
  sorts: ['name', 'createdAt', 'state', 'reportType', 'expiresAt'],
  defaultSort: ['createdAt', 'DESC'],
  thenBy: [t.createdAt],
  write: {
    create: { act: 'reports.run', input: customerReportInput },
    update: { act: 'reports.run', fields: reportUpdate.omit({ version: true }), whole: z.looseObject({}) },
    remove: { act: 'reports.run', dependents: [] },
    toColumns: (fields, ctx) => {
      const { state: _state, ...changes } = fields
      if (fields.reportType === undefined) return changes
      const createdBy = requireActor(ctx).userId
      return customerReportColumns(fields as CustomerReportInput, { language: ctx.language, createdBy })
    },
    references: { planId: membershipPlan.id, grantId: grantProgram.id },
    label: (row) => row.name,
    after: async (ctx, tx, { before, after, fields }) => {
      // its document says the summary and the name
      if (!before || fields.summary !== undefined || fields.name !== undefined) await beginRun(ctx, tx, after.id)
    },
    afterRemove: async (ctx, tx, row) => {
      await tx.delete(reportPassage).where(eq(reportPassage.reportId, row.id))
    },
    checkRemove: async (ctx, tx, row) => {
      const [header] = await tx.select({ run: t.storageKey }).from(t).where(eq(t.id, row.id))
      const keys = row.files.map((file) => fileKey(header?.run ?? '', file))
      if (keys.length) await enqueue(ctx, tx, { kind: removeFilesJob, payload: { keys } })
    },
  },
  catalogue: { filters: ['reportType', 'headerType', 'state', 'planId'] },
})
