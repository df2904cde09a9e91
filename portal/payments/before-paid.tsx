import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { isLate } from '#model/payments/expected-pay.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useUser } from '#api/client/session.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { formatMoney, Money } from '../ui/time.tsx'
import { dayText } from '../identity/account/time-off/days.ts'
import { useAccountText } from './use-account-text.ts'
import { useFormText } from './use-form-text.ts'
import { useReadiness } from './use-readiness.ts'
import styles from './before-paid.module.css'

/** What an expert needs before pay goes out: the form, the account, what is owed and when it comes. */
export function BeforePaid({ onAddAccount }: { onAddAccount?: () => void }) {
  const t = useTranslation()
  const { id } = useUser()
  const { data, error, isPending, isFetching, refetch } = useReadiness(id)
  return (
    <Card title={t(data?.blocks.length === 0 ? 'beforePaid.ready' : 'beforePaid.title')}>
      {isPending && (
        <Loading>
          <Skeleton height="9rem" />
        </Loading>
      )}
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.list}>
          <FormLine readiness={data} userId={id} />
          <AccountLine readiness={data} userId={id} onAdd={onAddAccount} />
          {data.blocks.includes('payout.latinName') && (
            <Line
              done={false}
              name={t('beforePaid.latinName')}
              action={
                <ButtonLink small tone="secondary" to={`/account/${encodeURIComponent(id)}/account`}>
                  {t('beforePaid.add')}
                </ButtonLink>
              }
            >
              {t('beforePaid.latinNameText')}
            </Line>
          )}
          <PayLine readiness={data} />
        </ul>
      )}
    </Card>
  )
}

function Line({
  done,
  name,
  action,
  children,
}: {
  done: boolean
  name: string
  action?: ReactNode
  children: ReactNode
}) {
  const t = useTranslation()
  const Icon = done ? CircleCheck : CircleAlert
  return (
    <li className={styles.line}>
      <Icon
        className={done ? styles.done : styles.open}
        role="img"
        aria-label={t(done ? 'beforePaid.done' : 'beforePaid.needed')}
      />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{children}</span>
      </span>
      {action}
    </li>
  )
}

function FormLine({ readiness: { taxForm }, userId }: { readiness: PayReadiness; userId: string }) {
  const t = useTranslation()
  const text = useFormText()
  const { standing, renewBy, hasDraft } = taxForm
  const done = !renewBy && (standing === 'valid' || standing === 'expiring')
  return (
    <Line
      done={done}
      name={t('beforePaid.form')}
      action={
        standing === 'valid' && !renewBy && !hasDraft ? (
          <ButtonLink small tone="quiet" to={`/account/${encodeURIComponent(userId)}/account`}>
            {t('beforePaid.view')}
          </ButtonLink>
        ) : (
          <Button small tone="secondary" onClick={() => openOverlay({ kind: 'tax' })}>
            {t(
              standing === 'missing'
                ? 'tax.addNow'
                : standing === 'started' || hasDraft
                  ? 'beforePaid.continue'
                  : 'beforePaid.renew',
            )}
          </Button>
        )
      }
    >
      {text(taxForm)}
    </Line>
  )
}

function AccountLine({
  readiness: { account, mailingAddress },
  userId,
  onAdd,
}: {
  readiness: PayReadiness
  userId: string
  onAdd: (() => void) | undefined
}) {
  const t = useTranslation()
  const text = useAccountText()
  const incomplete = account === null || account.missing.length > 0
  return (
    <Line
      done={account !== null}
      name={t('beforePaid.account')}
      action={
        incomplete &&
        (onAdd ? (
          <Button small tone="secondary" onClick={onAdd}>
            {t('beforePaid.add')}
          </Button>
        ) : (
          <ButtonLink small tone="secondary" to={`/account/${encodeURIComponent(userId)}/bankTransactions`}>
            {t('beforePaid.add')}
          </ButtonLink>
        ))
      }
    >
      {account === null ? t('beforePaid.noAccount') : text(account, mailingAddress)}
      {account !== null && incomplete && (
        <>
          <br />
          {t('beforePaid.forTransfer')}
        </>
      )}
    </Line>
  )
}

function PayLine({ readiness: { balance, nextPayout, blocks } }: { readiness: PayReadiness }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const waits = balance > 0 && blocks.length > 0
  const today = newYorkDay(new Date(serverNow()))
  return (
    <Line done={!waits} name={t('beforePaid.balance')}>
      <Money value={{ amount: balance, currency: 'USD' }} />
      {' · '}
      {balance <= 0 || !nextPayout
        ? t('beforePaid.nothingDue')
        : waits
          ? t('beforePaid.waits')
          : t(
              `beforePaid.${nextPayout.amount < balance ? 'partOf' : 'payment'}.${isLate(nextPayout, today) ? 'late' : 'expected'}`,
              {
                amount: formatMoney({ amount: nextPayout.amount, currency: 'USD' }, locale),
                from: dayText(nextPayout.from, locale),
                until: dayText(nextPayout.until, locale),
              },
            )}
    </Line>
  )
}
