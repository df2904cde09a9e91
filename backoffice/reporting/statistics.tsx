import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { addDays, newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { saveFile } from '../kit/list/save-file.ts'
import { OnPaper } from '../kit/on-paper.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { RangeFields } from './parts/range-fields.tsx'

const QUARTER_DAYS = 91

/** What statistics are asked for, kept in the address. A quarter until today when nothing is said. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => newYorkDay(new Date(serverNow())))
  const asked = Object.fromEntries(search)
  const end = asked.end ?? addDays(today, 1)
  const start = asked.start ?? addDays(end, -QUARTER_DAYS)
  return {
    asked,
    range: { start, end },
    set: (changes: Record<string, string>) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value)
        else next.delete(name)
      setSearch(next, { replace: true })
    },
  }
}
export type Asking = ReturnType<typeof useAsked>

/** Head of a page of statistics: the range, its filters, and the table as a file. */
export function StatisticsHead({
  title,
  exportPath,
  query,
  asking: { range, set },
  children,
}: {
  title: string
  exportPath: string
  query: Record<string, string | number | undefined>
  asking: Asking
  children: ReactNode
}) {
  const text = useText()
  const notify = useNotify()
  const translate = useTranslate()
  const save = async (format: 'csv' | 'xlsx') => {
    try {
      await saveFile(exportPath, `${title}.${format}`, { ...query, format })
    } catch (failed) {
      notify(refusalText(failed, translate), { type: 'error' })
    }
  }
  return (
    <>
      <OnPaper />
      <PageHead
        title={title}
        below={text('reporting.ui.live')}
        actions={
          <>
            <Button onClick={() => void save('csv')}>{text('reporting.ui.exportCsv')}</Button>
            <Button onClick={() => void save('xlsx')}>{text('reporting.ui.exportXls')}</Button>
          </>
        }
      />
      <Box
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, '@media print': { display: 'none' } }}
      >
        <Box sx={{ width: { xs: '100%', sm: 340 } }}>
          <RangeFields
            value={range}
            onChange={(next) => next.start && next.end && next.start < next.end && set({ ...next })}
          />
        </Box>
        {children}
      </Box>
    </>
  )
}
