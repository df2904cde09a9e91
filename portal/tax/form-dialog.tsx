import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { entriesMissing } from '#model/tax/form.ts'
import { askedFields, changeForm, type TaxField } from '#model/tax/values.ts'
import type { TaxFormType } from '#model/tax/enums.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { useUser } from '#api/client/session.ts'
import { dayText } from '../identity/account/time-off/days.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { FormStep } from './form-step.tsx'
import { InvalidNote } from './invalid-note.tsx'
import { useEntryName, useFieldLabel } from './use-names.ts'
import { ReviewStep } from './review-step.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import { Steps } from './steps.tsx'
import { useNestedQuestion } from './use-nested-question.tsx'
import { useCertify } from './use-certify.ts'
import { useDraft } from './use-draft.ts'
import styles from './tax.module.css'

interface FormDialogProps {
  form: TaxForm
  formType: TaxFormType
  width: number
  onDone: (form: TaxForm) => void
  onClose: () => void
}

/** Steps 2 and 3: the form, and its review with the signature. */
export function FormDialog({ form, formType, width, onDone, onClose }: FormDialogProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { id } = useUser()
  const draft = useDraft(id, form, formType)
  const { saver, entries, saving } = draft
  const [reviewing, setReviewing] = useState(false)
  const [showAll, setShowAll] = useState(false)
  const leaving = useRef(false)
  const review = useRef<HTMLButtonElement>(null)
  const certify = useCertify(id, draft, onDone)
  const missing = entriesMissing(draft.errors)
  const w9 = useWatch({ control: entries.control, name: 'formType' }) === 'W-9'
  const label = useFieldLabel()
  const entry = useEntryName()
  const { ask, asked: question } = useNestedQuestion()

  const leaveText = () => {
    const { taxFormStatus, renewBy } = draft.form
    if (taxFormStatus !== 'completed') return t('tax.incomplete')
    return renewBy ? t('tax.leaveDue', { date: dayText(renewBy, locale) }) : t('tax.leaveValid')
  }
  const leaveUnsaved = () => {
    const fields = saver.unsaved().map(label).join(t('list.comma'))
    const lost = {
      title: t('tax.unsavedTitle'),
      text: t(saving === 'lost' ? 'tax.unsavedFields' : 'tax.unsaved', { fields }),
      danger: true,
    }
    return ask({ ...lost, confirmLabel: t('tax.leave'), cancelLabel: t('tax.stay') })
  }
  const close = async () => {
    if (leaving.current) return
    const untouched = draft.form.status !== 'draft' && !saver.isDirty()
    if (untouched || (saving === 'lost' && !saver.isDirty())) return onClose()
    leaving.current = true
    try {
      if (saving === 'lost') return (await leaveUnsaved()) ? onClose() : undefined
      const question = { title: t('tax.leaveTitle'), text: leaveText() }
      if (!(await ask({ ...question, confirmLabel: t('tax.leave'), cancelLabel: t('tax.stay') }))) return
      if ((await saver.flush()) || (await leaveUnsaved())) onClose()
    } finally {
      leaving.current = false
    }
  }
  const change = async () => {
    const to = w9 ? 'W-8 BEN' : 'W-9'
    const { values: next, dropped } = changeForm(entries.getValues(), to)
    const text = t('tax.dropped', { fields: dropped.map(entry).join(t('list.comma')) })
    const asked = { title: t('tax.changeTitle', { form: to }), text, confirmLabel: t('tax.changeForm') }
    if (dropped.length && !(await ask(asked))) return
    setReviewing(false)
    setShowAll(false)
    entries.setValues(next)
  }
  const edit = (field: TaxField) => {
    setReviewing(false)
    setTimeout(() => entries.setFocus(field))
  }

  return (
    <FormProvider {...entries}>
      <Dialog
        open
        persistent
        fullscreenOnSmall
        width={width}
        title={t(w9 ? 'tax.formType.w9' : 'tax.formType.w8ben')}
        onClose={() => void close()}
        footer={
          <>
            <SaveIndicator draft={draft} />
            {reviewing ? (
              <>
                <Button
                  tone="secondary"
                  onClick={() => {
                    setReviewing(false)
                    setTimeout(() => review.current?.focus())
                  }}
                >
                  {t('shell.back')}
                </Button>
                <Button busy={certify.busy} disabled={!certify.ready} onClick={() => void certify.send()}>
                  {t('tax.certify')}
                </Button>
              </>
            ) : (
              <>
                <Button tone="secondary" onClick={() => void change()}>
                  {t('tax.changeForm')}
                </Button>
                <Button
                  ref={review}
                  disabled={missing > 0 || saving === 'lost'}
                  onClick={() => {
                    void saver.flush()
                    // what is wrong is said again once its field has been left again
                    entries.reset(undefined, { keepValues: true, keepErrors: true })
                    setReviewing(true)
                  }}
                >
                  {t('tax.review')}
                </Button>
              </>
            )}
          </>
        }
      >
        {question}
        <Steps at={reviewing ? 3 : 2} />
        {saving === 'lost' && (
          <Banner tone="warning" live>
            {t('tax.elsewhere')}
          </Banner>
        )}
        <InvalidNote form={draft.form} />
        {reviewing ? (
          <ReviewStep draft={draft} certify={certify} onEdit={edit} />
        ) : (
          <FormStep draft={draft} showAll={showAll} />
        )}
        {!reviewing && missing > 0 && (
          <p className={styles.missing}>
            {t('tax.missing', { smart_count: missing })}
            {t('list.gap')}
            <Button
              small
              tone="quiet"
              onClick={() => {
                setShowAll(true)
                const first = askedFields(entries.getValues()).find((field) => field in draft.errors)
                if (first) entries.setFocus(first)
              }}
            >
              {t('tax.showMissing')}
            </Button>
          </p>
        )}
      </Dialog>
    </FormProvider>
  )
}
