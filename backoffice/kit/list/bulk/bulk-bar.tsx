import { Suspense, useRef, useState } from 'react'
import { useListContext, useResourceContext } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { bulkCatalogue } from '#model/admin/bulk-acts.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import type { ResourceName } from '#model/resources.ts'
import { GuardedButton, useDisabledReason } from '../../buttons/guarded-button.tsx'
import { usePermissions } from '../../hooks/use-permissions.ts'
import { useText } from '../../hooks/use-text.ts'
import { failedRows } from './failed-rows.ts'
import { lazyPart } from '../../lazy-part.ts'

const BulkDialog = lazyPart(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

/** What can be done with the chosen rows, or with all that match the filter; stays in sight below them. */
export function BulkBar() {
  const { selectedIds = [], onSelect, onUnselectItems, total, filterValues } = useListContext()
  const resource = useResourceContext() as ResourceName
  const [allOf, setAllOf] = useState<string>()
  const [act, setAct] = useState<string>()
  const { allows } = usePermissions()
  const why = useDisabledReason()
  const text = useText()
  // another filter is another "all"
  const filter = JSON.stringify(filterValues ?? {})
  const all = allOf === filter
  const matching = total ?? 0
  const count = all ? matching : selectedIds.length
  const bar = useRef<HTMLElement>(null)
  const leave = () => {
    const next = bar.current?.parentElement?.querySelector<HTMLElement>('input[type="checkbox"]')
    setAllOf(undefined)
    onUnselectItems()
    // the bar leaves with the focus in it
    setTimeout(() => next?.focus())
  }
  const close = async (run: BulkRun | undefined) => {
    setAct(undefined)
    if (!run?.startedAt) return
    const failed = run.finishedAt ? await failedRows(run).catch(() => []) : []
    if (failed.length === 0) return leave()
    setAllOf(undefined)
    onSelect(failed)
  }
  if ((count === 0 || total === 0) && !act) return null
  return (
    <Box ref={bar} role="toolbar" aria-label={text('bulk.runs')} sx={barStyles}>
      <Typography component="span" variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {text(all ? 'bulk.allSelected' : 'bulk.selected', { smart_count: count })}
      </Typography>
      {!all && matching > selectedIds.length && (
        <Button variant="text" onClick={() => setAllOf(filter)}>
          {text('bulk.selectAll', { smart_count: matching })}
        </Button>
      )}
      <Button variant="text" onClick={leave}>
        {text('bulk.unselect')}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      {Object.entries(bulkCatalogue[resource] ?? {}).map(([name, entry]) => (
        <GuardedButton
          key={name}
          why={why(allows(entry.act))}
          color={entry.danger ? 'error' : 'primary'}
          onClick={() => setAct(name)}
        >
          {text(`bulk.act.${name}` as 'bulk.act.enable')}
        </GuardedButton>
      ))}
      {act && (
        <Suspense>
          <BulkDialog
            resource={resource}
            act={act}
            count={count}
            selection={all ? { filter: filterValues as Record<string, unknown> } : { ids: selectedIds.map(String) }}
            onClose={(run) => void close(run)}
          />
        </Suspense>
      )}
    </Box>
  )
}

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 2,
  borderColor: 'primary.main',
}
