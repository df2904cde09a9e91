import { and, isNull } from 'drizzle-orm'
import { diagnosis, diagnosisDomain, diagnosisFact, diagnosisGroup } from '#db/schema/all.ts'
import { diagnosisFactFields, diagnosisFactInput, diagnosisFactRow } from '#model/panels/coach/coach.ts'
import { adminResource } from '../../admin/declare.ts'
import { anyOf, flag } from '../../admin/filters.ts'

/** The facts that the question coach looks for, as staff keep them. */
export const diagnosisFacts = adminResource('diagnosisFacts', {
  table: diagnosisFact,
  columns: {
    id: diagnosisFact.id,
    label: diagnosisFact.label,
    labelZh: diagnosisFact.labelZh,
    hint: diagnosisFact.hint,
    hintZh: diagnosisFact.hintZh,
    pattern: diagnosisFact.pattern,
    order: diagnosisFact.order,
    enabled: diagnosisFact.enabled,
    diagnosisId: diagnosisFact.diagnosisId,
    groupId: diagnosisFact.groupId,
    domainId: diagnosisFact.domainId,
    version: diagnosisFact.version,
  },
  row: diagnosisFactRow,
  toRow: (raw) => raw,
  filters: {
    diagnosisId: anyOf(diagnosisFact.diagnosisId),
    groupId: anyOf(diagnosisFact.groupId),
    domainId: anyOf(diagnosisFact.domainId),
    everywhere: flag((on) =>
      on
        ? and(isNull(diagnosisFact.diagnosisId), isNull(diagnosisFact.groupId), isNull(diagnosisFact.domainId))
        : undefined,
    ),
  },
  sorts: ['order', 'label', 'enabled'],
  defaultSort: ['order', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: diagnosisFactInput },
    update: { act: 'setup.edit', fields: diagnosisFactFields, whole: diagnosisFactInput },
    remove: { act: 'setup.edit', dependents: [] },
    label: (row) => row.label,
    references: { diagnosisId: diagnosis.id, groupId: diagnosisGroup.id, domainId: diagnosisDomain.id },
  },
  catalogue: { filters: ['diagnosisId', 'groupId', 'domainId'] },
})
