import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { taxSecrets, type TaxSecret } from '#model/tax/enums.ts'
import { formFileName, formName } from '#model/tax/form-name.ts'
import { standingOf } from '#model/tax/standing.ts'
import type { TaxForm, TaxVersion } from '#model/tax/wire.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { saveFileFor } from '../kit/list/save-file.ts'
import { Loading } from '../kit/loading.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { RevealNumber } from '../kit/reveal-number.tsx'
import { PageError } from '../layout/page-error.tsx'
import { Part } from '../identity/tabs/part.tsx'
import { useUser } from '../identity/use-user.ts'
import { Circumstances } from './circumstances.tsx'
import { StandingChip } from './standing-chip.tsx'
import { taxPath, taxReload, taxVerbs } from './verbs.ts'
import { Versions } from './versions.tsx'

/** The tax form of an account: what counts, what is being filled in, and all that were certified. Numbers are masked. */
export function TaxTab() {
  const { user, ask } = useUser()
  const text = useText()
  const { data, error, refetch } = usePart('taxForm', '/server/user/{id}/taxinformation', ask, user.noeticExpert)
  if (!user.noeticExpert) return <Part>{text('staffTax.notExpert')}</Part>
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Forms form={data} />
}

function Forms({ form }: { form: TaxForm }) {
  const { user } = useUser()
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const last = form.versions.find(({ status }) => status === 'certified' || status === 'invalid')
  const draft = form.status === 'draft' && form.formType
  const standing = standingOf(
    {
      status: last?.status ?? null,
      expiresAt: last?.expiresAt ?? null,
      renewBy: form.renewBy,
      hasDraft: Boolean(draft),
    },
    newYorkDay(new Date(serverNow())),
  )
  return (
    <>
      <Part>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="h2">
            {last ? text(formName(last.formType)) : text('users.tab.tax')}
          </Typography>
          <StandingChip standing={standing} />
          <Box sx={{ flexGrow: 1 }} />
          <FormActions
            counts={last?.status === 'certified'}
            newest={form.versions[0]}
            remind={standing !== 'valid'}
            name={user.resolvedDisplayName}
          />
        </Box>
        {standing === 'missing' && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {text('staffTax.noneText')}
          </Typography>
        )}
        {last?.invalidReason && last.status === 'invalid' && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {text('staffTax.why', { reason: translate(last.invalidReason, { _: last.invalidReason }) })}
          </Alert>
        )}
        {draft && (
          <Alert severity="info" sx={{ mt: 2 }}>
            <strong>{text('staffTax.draft')}</strong>
            <br />
            {text('staffTax.draftText', { form: text(formName(draft)), when: format.moment(form.savedAt) })}
            {text('list.gap')}
            {Object.keys(form.problems).length > 0 &&
              text('staffTax.problems', { smart_count: Object.keys(form.problems).length })}
          </Alert>
        )}
        <Numbers form={form} last={last} />
      </Part>
      {form.versions.length > 0 && <Circumstances />}
      {form.versions.length > 0 && <Versions userId={user.id} versions={form.versions} />}
    </>
  )
}

/** Whole numbers of the form that counts or counted last; those of a draft apart from them. */
function Numbers({ form, last }: { form: TaxForm; last: TaxVersion | undefined }) {
  const { user } = useUser()
  const text = useText()
  const draft = form.status === 'draft'
  const { data } = usePart(
    'taxForm',
    '/server/user/{id}/taxinformation/version/{formId}',
    { params: { id: user.id, formId: last?.id ?? '' } },
    draft && last !== undefined,
  )
  const ofLast = (field: TaxSecret) => {
    const value = data?.entries.find((entry) => entry.field === field)?.value
    return typeof value === 'string' ? value : null
  }
  return (
    <>
      {draft && last && data && (
        <FormNumbers title={text('staffTax.certifiedNumbers')} formId={last.id} maskOf={ofLast} />
      )}
      {form.id && (
        <FormNumbers
          title={text(draft ? 'staffTax.draftNumbers' : 'staffTax.certifiedNumbers')}
          formId={form.id}
          maskOf={(field) => form[field]}
        />
      )}
    </>
  )
}

function FormNumbers({
  title,
  formId,
  maskOf,
}: {
  title: string
  formId: string
  maskOf: (field: TaxSecret) => string | null
}) {
  const { user } = useUser()
  const translate = useTranslate()
  const numbers = taxSecrets.flatMap((field) => {
    const mask = maskOf(field)
    return mask ? [{ field, label: `${translate(`staffTax.short.${field}`)} ${mask}` }] : []
  })
  if (numbers.length === 0) return null
  return (
    <Box role="group" aria-label={title} sx={{ mt: 2 }}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RevealNumber verb={(field, reason) => taxVerbs.reveal(user.id, { field, reason, formId })} numbers={numbers} />
    </Box>
  )
}

interface ActionsProps {
  /** a certified form that can be made invalid */
  counts: boolean
  /** what was certified last */
  newest: TaxVersion | undefined
  remind: boolean
  name: string
}

function FormActions({ counts, newest, remind, name }: ActionsProps) {
  const { user } = useUser()
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const why = useDisabledReason()
  const [mayReveal, mayInvalidate, mayRemind] = [
    useMay('secrets.reveal'),
    useMay('tax.invalidate'),
    useMay('tax.remind'),
  ]
  const [asking, setAsking] = useState<'pdf' | 'invalidate' | 'remind'>()
  const [saving, setSaving] = useState(false)
  const invalidate = useActionMutation({ done: 'staffTax.invalidated', reload: taxReload })
  const reminding = useActionMutation({ done: 'staffTax.reminded', reload: taxReload })
  const close = () => setAsking(undefined)
  const save = async (reason: string) => {
    setSaving(true)
    try {
      if (newest)
        await saveFileFor(`${taxPath(user.id)}/pdf`, formFileName(newest.formType, newest.certificationDate), {
          reason,
          formId: newest.id,
        })
      close()
    } catch (failed) {
      notify(refusalText(failed, translate), { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      {remind && (
        <GuardedButton size="small" why={why(mayRemind)} onClick={() => setAsking('remind')}>
          {text('staffTax.remind')}
        </GuardedButton>
      )}
      {newest && (
        <GuardedButton size="small" why={why(mayReveal)} onClick={() => setAsking('pdf')}>
          {text('staffTax.fullPdf')}
        </GuardedButton>
      )}
      {counts && (
        <GuardedButton size="small" color="error" why={why(mayInvalidate)} onClick={() => setAsking('invalidate')}>
          {text('staffTax.invalidate')}
        </GuardedButton>
      )}
      {asking === 'pdf' && (
        <ReasonDialog
          title={text('staffTax.fullPdf')}
          text={text('staffTax.fullPdfText')}
          ask={text('queries.ask.reason')}
          required
          confirm={text('staffTax.download')}
          busy={saving}
          onClose={close}
          onConfirm={(reason) => void save(reason)}
        />
      )}
      {asking === 'invalidate' && (
        <ReasonDialog
          title={text('staffTax.invalidateTitle')}
          text={text('staffTax.invalidateText', { name })}
          ask={text('staffTax.invalidateReason')}
          required
          danger
          confirm={text('staffTax.invalidate')}
          busy={invalidate.busy}
          onClose={close}
          onConfirm={(reason) =>
            void invalidate.run(taxVerbs.invalidate(user.id, reason)).then((done) => done && close())
          }
        />
      )}
      {asking === 'remind' && (
        <ReasonDialog
          title={text('staffTax.remindTitle', { name })}
          text={text('staffTax.remindText')}
          confirm={text('staffTax.remind')}
          busy={reminding.busy}
          onClose={close}
          onConfirm={() => void reminding.run(taxVerbs.remind(user.id)).then((done) => done && close())}
        />
      )}
    </>
  )
}
