import { useState } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarOff, Pencil, Plus, Trash2 } from 'lucide-react'
import type { Timeoff } from '#model/identity/work-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { untilGone } from '../../../shell/done-already.ts'
import { useIntlLocale } from '../../../shell/texts.tsx'
import { confirm } from '../../../ui/overlays/ask.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Badge, Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { DisabledReason } from '../../../ui/overlays/disabled-reason.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useMayNot } from '../../security/use-may-not.ts'
import { dayText, daysOf, today } from './days.ts'
import { Loaded } from '../loaded.tsx'
import { VacationDialog } from './vacation-dialog.tsx'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const pageSize = 25

/** When someone is away and gets no invitations. */
export default function Vacations({ userId }: { userId: string }) {
  const t = useWords(userId)
  const locale = useIntlLocale()
  const client = useQueryClient()
  const rule = useMayNot('profile.edit')
  const [past, setPast] = useState(false)
  const [page, setPage] = useState(1)
  const [editing, setEditing] = useState<Timeoff | 'new'>()
  const read = useQuery({
    queryKey: keys.account.part(userId, 'timeoff', past, page),
    queryFn: ({ signal }) =>
      api.get('/server/user/{id}/timeoff', {
        params: { id: userId },
        query: { inclPast: past || undefined, page, pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const refresh = () => client.invalidateQueries({ queryKey: keys.account.part(userId, 'timeoff') })
  const remove = useMutation({
    mutationFn: (id: string) =>
      untilGone(() => api.delete('/server/user/{id}/timeoff/{timeoffId}', { params: { id: userId, timeoffId: id } })),
    onSuccess: () => notify(t('account.vacations.removed'), 'success'),
    onSettled: refresh,
  })
  const day = (value: string) => dayText(value, locale)
  const ask = async (one: Timeoff) => {
    const text = t('account.vacations.removeText', { start: day(one.start), end: day(one.end) })
    if (
      await confirm({
        title: t('account.vacations.removeTitle'),
        text,
        confirmLabel: t('account.vacations.remove'),
        danger: true,
      })
    )
      remove.mutate(one.id)
  }
  return (
    <>
      <Card
        title={t('account.vacations.title')}
        action={
          <DisabledReason reason={rule}>
            <Button
              small
              icon={<Plus aria-hidden="true" />}
              disabled={rule !== undefined}
              onClick={() => setEditing('new')}
            >
              {t('account.vacations.add')}
            </Button>
          </DisabledReason>
        }
      >
        <p className={styles.lead}>{t('account.vacations.text')}</p>
        <Loaded read={read} bare>
          {({ data, total }) => (
            <>
              {total === 0 ? (
                <EmptyState icon={<CalendarOff aria-hidden="true" />} title={t('account.vacations.empty')}>
                  {t(past ? 'account.vacations.noPast' : 'account.vacations.emptyText')}
                </EmptyState>
              ) : (
                <ul className={styles.rows}>
                  {data.map((one) => (
                    <li key={one.id}>
                      <span className={styles.rowText}>
                        <strong>
                          {day(one.start)} – {day(one.end)}
                        </strong>
                        <span className={styles.quiet}>
                          {t('account.vacations.days', { smart_count: daysOf(one.start, one.end) })}
                        </span>
                      </span>
                      {one.start <= today() && one.end >= today() && (
                        <Badge tone="info">{t('account.vacations.now')}</Badge>
                      )}
                      <DisabledReason reason={rule}>
                        <IconButton
                          label={t('account.vacations.editNamed', { start: day(one.start) })}
                          disabled={rule !== undefined}
                          onClick={() => setEditing(one)}
                        >
                          <Pencil aria-hidden="true" />
                        </IconButton>
                      </DisabledReason>
                      <DisabledReason reason={rule}>
                        <IconButton
                          label={t('account.vacations.removeNamed', { start: day(one.start) })}
                          disabled={rule !== undefined || remove.isPending}
                          onClick={() => void ask(one)}
                        >
                          <Trash2 aria-hidden="true" />
                        </IconButton>
                      </DisabledReason>
                    </li>
                  ))}
                </ul>
              )}
              <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
            </>
          )}
        </Loaded>
        <Checkbox
          label={t('account.vacations.past')}
          checked={past}
          onChange={(event) => {
            setPast(event.target.checked)
            setPage(1)
          }}
        />
      </Card>
      {editing && (
        <VacationDialog
          userId={userId}
          vacation={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => void refresh()}
        />
      )}
    </>
  )
}
