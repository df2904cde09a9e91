import { useState } from 'react'
import { useListContext, useNotify, useResourceContext, useTranslate, type RaRecord } from 'ra-core'
import Button from '@mui/material/Button'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useText } from '../use-text.ts'
import type { Column } from './columns.tsx'
import { exportRows } from './export-rows.ts'

/** The filtered rows as CSV. */
export function ExportButton<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort, total } = useListContext()
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const text = useText()
  const translate = useTranslate()
  const run = async () => {
    setBusy(true)
    try {
      const heads = columns.map(({ source, label }) => ({ source, label: translate(label ?? `resources.${resource}.fields.${source}`) }))
      await exportRows(resource, filterValues as Record<string, unknown>, sort, heads)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="text" startIcon={<DownloadIcon />} onClick={() => void run()} loading={busy} loadingPosition="start" disabled={!total}>
      {text('admin.list.export')}
    </Button>
  )
}
