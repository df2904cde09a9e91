import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Link2, Plus } from 'lucide-react'
import type { ManagedLink } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { dayText } from '../identity/account/time-off/days.ts'
import { keys } from '../query-keys.ts'
import { copyText } from '../shell/copy-text.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Badge, Toolbar } from '../ui/card.tsx'
import { EmptyState } from '../ui/states.tsx'
import { AddLinkDialog } from './add-link-dialog.tsx'
import styles from './managed.module.css'

/** The links by which people register for the plan. */
export function ManagedLinks({ planId }: { planId: string }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const read = useRead(keys.managedPlans(planId, 'links'), '/user/managedPlans/{planId}/links', {
    params: { planId },
    query: { pageSize: 250 },
  })
  const refresh = () => client.invalidateQueries({ queryKey: keys.managedPlans(planId, 'links') })
  const change = useMutation({
    mutationFn: ({ linkId, enabled, version }: ManagedLink) =>
      api.put('/user/managedPlans/{planId}/links/{linkId}', {
        params: { planId, linkId },
        body: { enabled: !enabled, version },
      }),
    onSettled: refresh,
  })
  return (
    <>
      <Toolbar label={t('managed.tab.links')}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('managed.addLink')}
        </Button>
      </Toolbar>
      <Loaded read={read} bare>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Link2 aria-hidden="true" />} title={t('managed.noLinks')}>
              {t('managed.noLinksText')}
            </EmptyState>
          ) : (
            <table className={styles.table}>
              <caption className="visually-hidden">{t('managed.tab.links')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('managed.slug')}</th>
                  <th scope="col">{t('managed.description')}</th>
                  <th scope="col">{t('managed.effective')}</th>
                  <th scope="col" className={styles.number}>
                    {t('managed.registered')}
                  </th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {data.map((link) => (
                  <tr key={link.linkId}>
                    <td>
                      <strong>{link.slug}</strong> {!link.enabled && <Badge>{t('managed.disabled')}</Badge>}
                      <span className={styles.sub}>{link.url}</span>
                    </td>
                    <td>{link.description}</td>
                    <td>
                      <span className={styles.name}>{t('managed.effective')}</span>
                      {link.effectiveDate ? dayText(link.effectiveDate.slice(0, 10), locale) : t('managed.always')}
                    </td>
                    <td className={styles.number}>
                      <span className={styles.name}>{t('managed.registered')}</span>
                      {link.registered}
                    </td>
                    <td className={styles.acts}>
                      <IconButton
                        label={t('managed.copyNamed', { slug: link.slug })}
                        onClick={() => void copyText(t, link.url)}
                      >
                        <Copy aria-hidden="true" />
                      </IconButton>
                      <Button
                        small
                        tone="secondary"
                        busy={change.isPending && change.variables.linkId === link.linkId}
                        onClick={() => change.mutate(link)}
                      >
                        {t(link.enabled ? 'managed.disable' : 'managed.enable')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      {adding && <AddLinkDialog planId={planId} onClose={() => setAdding(false)} onSaved={() => void refresh()} />}
    </>
  )
}
