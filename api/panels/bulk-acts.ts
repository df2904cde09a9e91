import { bulkOf, type BulkAct } from '../admin/bulk/declare-bulk.ts'
import { createRecord } from '../admin/create-record.ts'
import { grants, pools } from './admin.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './diagnoses/admin-diagnoses.ts'
import { planMembers } from './plans/admin-plan-parts.ts'
import { plans } from './plans/admin-plans.ts'

/** People who join a plan. */
export const addToPlan: BulkAct = {
  same: (row, { planId }) => (row.plans as { planId: string }[]).some((plan) => plan.planId === planId),
  apply: (ctx, row, { planId }) => createRecord(ctx, planMembers, { planId, userId: row.id }),
}

export const setupBulk = [grants, plans, pools, diagnoses, diagnosisGroups, diagnosisDomains].map((of) => bulkOf(of))
