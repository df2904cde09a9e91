import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Pencil, Plus, Trash2, Users } from 'lucide-react'
import type { ManagedMember } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { untilGone } from '../shell/done-already.ts'
import { useTranslation } from '../shell/texts.tsx'
import { confirm } from '../ui/overlays/ask.ts'
import { notify } from '../ui/overlays/notify.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Toolbar } from '../ui/card.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState } from '../ui/states.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { MemberAccessDialog } from './member-access-dialog.tsx'
import { saveMembers } from './managed-files.ts'
import styles from './managed.module.css'

const pageSize = 25

/** Who belongs to the plan, and what each may do. */
export function ManagedMembers({ planId }: { planId: string }) {
  const t = useTranslation()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [page, setPage] = useState(1)
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<ManagedMember>()
  const [saving, setSaving] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  /** place in the list of the member who is being removed */
  const removing = useRef<number>(undefined)
  const query = { name: name.trim(), page, pageSize }
  const read = useRead(keys.managedPlans(planId, 'members', query), '/user/managedPlans/{planId}/members', {
    params: { planId },
    query,
  })
  const refresh = () => client.invalidateQueries({ queryKey: keys.managedPlans() })
  const remove = useMutation({
    mutationFn: ({ userId }: ManagedMember) =>
      untilGone(() => api.delete('/user/managedPlans/{planId}/members/{userId}', { params: { planId, userId } })),
    onSuccess: (_answer, { displayName }) => notify(t('managed.removed', { name: displayName }), 'success'),
    onError: () => (removing.current = undefined),
    onSettled: refresh,
  })
  useEffect(() => {
    // the row left with the button that was pressed: the focus goes on to the next one
    if (removing.current === undefined || document.activeElement !== document.body) return
    const left = [...(table.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const next = left[removing.current] ?? left.at(-1) ?? search.current
    next?.focus()
    removing.current = undefined
  }, [read.data])
  const ask = async (member: ManagedMember) => {
    const question = {
      title: t('managed.removeTitle', { name: member.displayName }),
      text: t('managed.removeText'),
      confirmLabel: t('managed.remove'),
      danger: true,
    }
    if (!(await confirm(question))) return
    removing.current = read.data?.data.indexOf(member)
    remove.mutate(member)
  }
  const save = async () => {
    setSaving(true)
    await saveMembers(t, planId, name.trim()).finally(() => setSaving(false))
  }
  return (
    <>
      <Toolbar label={t('managed.tab.members')}>
        <TextField
          ref={search}
          type="search"
          label={t('managed.find')}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setPage(1)
          }}
        />
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('managed.addMember')}
        </Button>
        <Button tone="secondary" icon={<Download aria-hidden="true" />} busy={saving} onClick={() => void save()}>
          {t('managed.csv')}
        </Button>
      </Toolbar>
      <Loaded read={read} bare>
        {({ data, total }) => (
          <>
            {total === 0 ? (
              <EmptyState
                icon={<Users aria-hidden="true" />}
                title={t(name.trim() ? 'managed.noneFound' : 'managed.noMembers')}
              >
                {!name.trim() && t('managed.noMembersText')}
              </EmptyState>
            ) : (
              <table ref={table} className={styles.table}>
                <caption className="visually-hidden">{t('managed.tab.members')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('managed.name')}</th>
                    <th scope="col">{t('managed.access')}</th>
                    <th scope="col">{t('managed.joined')}</th>
                    <th scope="col" className={styles.number}>
                      {t('managed.discussionCount')}
                    </th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {data.map((member) => (
                    <tr key={member.userId}>
                      <td>
                        <strong>{member.displayName}</strong>
                        <span className={styles.sub}>{member.email}</span>
                      </td>
                      <td>
                        <span className={styles.name}>{t('managed.access')}</span>
                        {member.access ? t(`account.plans.accessName.${member.access}`) : t('managed.asPlan')}
                      </td>
                      <td>
                        <span className={styles.name}>{t('managed.joined')}</span>
                        <Time value={member.joinedAt} format="date" />
                      </td>
                      <td className={styles.number}>
                        <span className={styles.name}>{t('managed.discussionCount')}</span>
                        {member.discussions ?? '–'}
                      </td>
                      <td className={styles.acts}>
                        <IconButton
                          label={t('managed.changeAccessOf', { name: member.displayName })}
                          onClick={() => setChanging(member)}
                        >
                          <Pencil aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          data-remove
                          label={t('managed.removeNamed', { name: member.displayName })}
                          onClick={() => void ask(member)}
                        >
                          <Trash2 aria-hidden="true" />
                        </IconButton>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {total > 0 && (
              <p className={styles.note}>
                {t(data.some((one) => one.discussions !== null) ? 'managed.countedNamed' : 'managed.countedNone')}
              </p>
            )}
            <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
          </>
        )}
      </Loaded>
      {adding && <AddMemberDialog planId={planId} onClose={() => setAdding(false)} onSaved={() => void refresh()} />}
      {changing && (
        <MemberAccessDialog
          planId={planId}
          // after a refusal the list has what is stored now
          member={read.data?.data.find(({ userId }) => userId === changing.userId) ?? changing}
          onClose={() => setChanging(undefined)}
          onSaved={() => void refresh()}
        />
      )}
    </>
  )
}
