import { useSearchParams } from 'react-router'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { diagnosisDomainFields, diagnosisFields, diagnosisGroupFields, type Diagnosis } from '#model/panels/diagnosis-inputs.ts'
import type { DiagnosisDomainAdmin, DiagnosisGroupAdmin } from '#model/panels/admin-rows.ts'
import { specialties } from '#model/identity/enums.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ChoiceInput, RecordInput, Words, YesNo } from '../kit/record/inputs.tsx'
import { useText } from '../kit/use-text.ts'
import { DiagnosisPane } from './diagnosis-pane.tsx'

/** The hierarchy of diagnoses in three panes: a domain chooses its groups, a group its diagnoses. The choice lives in the address. */
export function DiagnosisPage() {
  const [params, setParams] = useSearchParams()
  const text = useText()
  const translate = useTranslate()
  const domain = params.get('domain') ?? undefined
  const group = params.get('group') ?? undefined
  const choose = (values: Record<string, string | undefined>) =>
    setParams(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined), { replace: true })
  return (
    <>
      <PageHead title={text('drawer.diagnoses')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' }}>
        <DiagnosisPane<DiagnosisDomainAdmin>
          resource="diagnosisDomains" level="/domain" schema={diagnosisDomainFields} chosen={domain} onChoose={(id) => choose({ domain: id })} start={{}}
          detail={(row) => text('panels.groupCount', { smart_count: row.groups })}
          fields={<><Words source="name" required /><YesNo source="enabled" /></>}
        />
        <DiagnosisPane<DiagnosisGroupAdmin>
          resource="diagnosisGroups" level="/group" schema={diagnosisGroupFields} chosen={group} onChoose={(id) => choose({ domain, group: id })}
          filter={domain ? { domainId: domain } : {}} start={{ domainId: domain }}
          detail={(row) => `${domain ? '' : `${row.domainName} · `}${text('panels.diagnosisCount', { smart_count: row.diagnoses })}`}
          fields={<><Words source="name" required /><RecordInput source="domainId" resource="diagnosisDomains" name="name" required /><YesNo source="enabled" /></>}
        />
        <DiagnosisPane<Diagnosis>
          resource="diagnoses" level="" schema={diagnosisFields} filter={{ ...(group ? { groupId: group } : domain ? { domainId: domain } : {}) }} start={{ groupId: group }}
          detail={(row) => [row.code, group ? '' : row.groupName].filter(Boolean).join(' · ')}
          fields={
            <>
              <Words source="name" required />
              <Words source="nameZh" />
              <Words source="code" />
              <RecordInput source="groupId" resource="diagnosisGroups" name="name" required />
              <ChoiceInput source="specialty" values={specialties} prefix="specialty" helperText={translate('panels.specialtyHint')} />
              <YesNo source="enabled" />
            </>
          }
        />
      </Box>
    </>
  )
}
