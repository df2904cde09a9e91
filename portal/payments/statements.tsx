import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { serverNow } from '#api/client/server-clock.ts'
import { readFile } from '#api/client/reading.ts'
import { closedQuarters, quarterOf } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { api } from '../client.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { saveBlob } from '../shell/save-file.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { Select } from '../ui/fields/select.tsx'

const MOST = 12

/** The quarters that are over since the first entry, each as PDF. @param firstDay of that entry; null: there is none */
export function Statements({ userId, firstDay }: { userId: string; firstDay: string | null }) {
  const t = useTranslation()
  const since = firstDay && quarterOf(firstDay)
  const quarters = closedQuarters(newYorkDay(new Date(serverNow())), MOST).filter((one) => since && one >= since)
  const [chosen, setChosen] = useState('')
  const quarter = chosen || quarters[0]
  const file = useMutation({
    mutationFn: (name: string) =>
      readFile(api, '/server/user/{id}/statement/{quarter}', { params: { id: userId, quarter: name } }),
    onSuccess: (blob, name) => saveBlob(`statement-${name}.pdf`, blob),
    onError: onActionFailed,
    meta: { handled: true },
  })
  if (!quarter) return null
  return (
    <Card title={t('account.money.statements')}>
      <Toolbar label={t('account.money.statements')}>
        <Select
          label={t('account.money.quarter')}
          value={quarter}
          options={quarters.map((value) => ({
            value,
            label: t('account.money.quarterOf', { number: value.slice(6), year: value.slice(0, 4) }),
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button
          tone="secondary"
          busy={file.isPending}
          icon={<Download aria-hidden="true" />}
          onClick={() => file.mutate(quarter)}
        >
          {t('account.money.statementPdf')}
        </Button>
      </Toolbar>
    </Card>
  )
}
