import { useState } from 'react'
import { useSearchParams } from 'react-router'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import {
  diagnosisDomainFields,
  diagnosisFields,
  diagnosisGroupFields,
  type Diagnosis,
} from '#model/panels/diagnoses/diagnosis-inputs.ts'
import type { DiagnosisDomainAdmin, DiagnosisGroupAdmin } from '#model/panels/admin-rows.ts'
import { diagnosisDomainVerbs, diagnosisGroupVerbs, diagnosisVerbs } from '../../providers/panel-verbs.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { AskedSearch } from './asked-search.tsx'
import { ChosenPlace, type Place } from './chosen-place.tsx'
import { CoachSection } from './coach-section.tsx'
import { DiagnosisForm, DomainForm, GroupForm } from './diagnosis-forms.tsx'
import { DiagnosisPane } from './diagnosis-pane.tsx'
import { DiagnosisTabs } from './diagnosis-tabs.tsx'
import { HierarchySearch } from './hierarchy-search.tsx'

/** The hierarchy of diagnoses in three panes: a domain chooses its groups, a group its diagnoses. The choice lives in the address. */
export function DiagnosisPage() {
  const [params, setParams] = useSearchParams()
  const text = useText()
  const [term, setTerm] = useState('')
  const [stats, setStats] = useState(false)
  const domain = params.get('domain') ?? undefined
  const group = params.get('group') ?? undefined
  const diagnosis = params.get('diagnosis') ?? undefined
  const choose = (values: Partial<Record<'domain' | 'group' | 'diagnosis', string>>) => {
    setTerm('')
    setParams(
      Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined),
      { replace: true },
    )
  }
  const place: Place | undefined = diagnosis
    ? { level: 'diagnosis', id: diagnosis }
    : group
      ? { level: 'group', id: group }
      : domain
        ? { level: 'domain', id: domain }
        : undefined
  return (
    <>
      <PageHead title={text('drawer.diagnoses')} />
      <DiagnosisTabs current="/diagnosis" />
      <Box
        role="search"
        aria-label={text('drawer.diagnoses')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}
      >
        <Box sx={{ flexGrow: 1, maxWidth: 420 }}>
          <SearchField wide value={term} onChange={setTerm} />
        </Box>
        <FormControlLabel
          control={<Switch checked={stats} onChange={(event) => setStats(event.target.checked)} />}
          label={text('diagnosis.stats')}
        />
      </Box>
      {term ? (
        <HierarchySearch term={term} onChoose={choose} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <DiagnosisPane<DiagnosisDomainAdmin, typeof diagnosisDomainFields>
            resource="diagnosisDomains"
            level="/domain"
            schema={diagnosisDomainFields}
            verbs={diagnosisDomainVerbs}
            chosen={domain}
            onChoose={(id) => choose({ domain: id })}
            start={{}}
            stats={stats}
            detail={(row) =>
              `${text('panels.groupCount', { smart_count: row.groups })} · ${text('panels.diagnosisCount', { smart_count: row.diagnoses })}`
            }
            fields={<DomainForm />}
          />
          <DiagnosisPane<DiagnosisGroupAdmin, typeof diagnosisGroupFields>
            resource="diagnosisGroups"
            level="/group"
            schema={diagnosisGroupFields}
            verbs={diagnosisGroupVerbs}
            chosen={group}
            onChoose={(id) => choose({ domain, group: id })}
            stats={stats}
            filter={domain ? { domainId: domain } : {}}
            start={{ domainId: domain }}
            detail={(row) =>
              [row.code, domain ? '' : row.domainName, text('panels.diagnosisCount', { smart_count: row.diagnoses })]
                .filter(Boolean)
                .join(' · ')
            }
            fields={<GroupForm />}
          />
          <DiagnosisPane<Diagnosis, typeof diagnosisFields>
            resource="diagnoses"
            level=""
            schema={diagnosisFields}
            verbs={diagnosisVerbs}
            chosen={diagnosis}
            onChoose={(id) => choose({ domain, group, diagnosis: id })}
            stats={stats}
            filter={group ? { groupId: group } : domain ? { domainId: domain } : {}}
            start={{ groupId: group, synonyms: [], synonymsZh: [] }}
            detail={(row) => [row.code, group ? '' : row.groupName].filter(Boolean).join(' · ')}
            fields={<DiagnosisForm />}
          />
        </Box>
      )}
      {place && !term && (
        <ChosenPlace key={place.id} place={place} onMerged={(id) => choose({ domain, group, diagnosis: id })} />
      )}
      {!place && !term && (
        <Card sx={{ p: 2, mt: 2 }}>
          <CoachSection />
        </Card>
      )}
      <AskedSearch onChoose={(id) => choose({ diagnosis: id })} />
    </>
  )
}
