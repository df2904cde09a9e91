import { LinkTabs } from '../../kit/link-tabs.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

/** The hierarchy in panes, and each of its levels as a list. */
export function DiagnosisTabs({
  current,
}: {
  current: '/diagnosis' | '/diagnoses' | '/diagnosisGroups' | '/diagnosisDomains'
}) {
  const text = useText()
  return (
    <LinkTabs
      label={text('diagnosis.views')}
      current={current}
      tabs={[
        ['/diagnosis', text('diagnosis.hierarchy')],
        ['/diagnoses', text('diagnosis.asList')],
        ['/diagnosisGroups', text('diagnosis.groupList')],
        ['/diagnosisDomains', text('diagnosis.domainList')],
      ]}
    />
  )
}
