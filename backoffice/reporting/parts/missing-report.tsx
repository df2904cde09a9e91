import { useText } from '../../kit/hooks/use-text.ts'
import { WholePage } from '../../layout/whole-page.tsx'

/** The address of a report that has expired or was deleted: links to reports outlive them. */
export function MissingReport() {
  const text = useText()
  return (
    <WholePage
      title={text('reporting.ui.missing')}
      list={{ to: '/reports/common', label: text('drawer.commonReports') }}
    >
      {text('reporting.ui.missingText')}
    </WholePage>
  )
}
