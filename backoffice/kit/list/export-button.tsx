import { useState } from 'react'
import { useListContext, useLocale, useNotify, useResourceContext, useTranslate, type RaRecord } from 'ra-core'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useText } from '../hooks/use-text.ts'
import type { Column } from './columns.tsx'
import { useLook } from './look.ts'

/** All rows of the filter as a file: the columns in sight, in their order and under their heads. */
export function ExportButton<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort, total } = useListContext()
  const { visible } = useLook(columns as readonly Column[])
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const text = useText()
  const translate = useTranslate()
  const locale = useLocale()
  const run = async (format: 'csv' | 'xlsx') => {
    setMenu(null)
    setBusy(true)
    try {
      const { saveList } = await import('./save-list.ts')
      await saveList(resource, visible as readonly Column[], translate, {
        format,
        locale,
        filter: JSON.stringify(filterValues ?? {}),
        sort: JSON.stringify([sort?.field, sort?.order]),
      })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        // while the file is on its way the button keeps the focus, which a disabled one would lose
        variant="text"
        startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : <DownloadIcon />}
        disabled={!total}
        aria-busy={busy}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={(event) => !busy && setMenu(event.currentTarget)}
      >
        {text('admin.list.export')}
      </Button>
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <MenuItem key={format} dense onClick={() => void run(format)}>
            {text(`admin.list.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
