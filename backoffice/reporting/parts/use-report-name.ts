import type { CommonReportId } from '#model/reporting/enums.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** A common report by its name in the reader's language; a customer report as staff have named it. */
export function useReportName() {
  const text = useText()
  return ({ commonReportId, name }: { commonReportId: CommonReportId | null; name: string }) =>
    commonReportId ? text(`reporting.reports.${commonReportId}.name`) : name
}
