import { useEffect, useRef, useState } from 'react'
import { Pencil, TriangleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { perjuryWording } from '#model/tax/certification.ts'
import { usCountryId, type EntityType } from '#model/tax/enums.ts'
import { ibanRange } from '#model/tax/numbers.ts'
import { askedFields, applicableValues, type TaxField, type TaxValues } from '#model/tax/values.ts'
import { useAccountText } from '../payments/use-account-text.ts'
import { useStates } from '../identity/account/contact/places.ts'
import { textOfError } from '../shell/error-text.ts'
import { useLimit } from '../shell/limits.ts'
import { useIntlLocale, useLanguage, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useInvalidText } from './invalid-note.tsx'
import { useCountryName, useEntityName, useFieldLabel } from './use-names.ts'
import type { Certify } from './use-certify.ts'
import { warningsOf, type Draft } from './use-draft.ts'
import styles from './tax.module.css'

interface ReviewStepProps {
  draft: Draft
  certify: Certify
  onEdit: (field: TaxField) => void
}

const scrollToIt = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** Step 3: every entry with its way back, then what is signed, and the name below it. */
export function ReviewStep({ draft, certify, onEdit }: ReviewStepProps) {
  const t = useTranslation()
  const { errors, limits } = draft
  const values = useWatch({ compute: applicableValues })
  const warnings = warningsOf(values, draft.form)
  const change = draft.form.payChange
  const account = useAccountText()
  const [from = '', to = ''] = (change ? [change.from, change.to] : []).map((one) => account(one))
  const invalid = useInvalidText(draft.form)
  const show = useShown()
  const label = useFieldLabel()
  const heading = useRef<HTMLHeadingElement>(null)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    // the button that led here is gone, and the dialog is scrolled to where that was
    heading.current?.parentElement?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('tax.steps.review')}
      </h3>
      <dl className={styles.review}>
        {askedFields(values).map((field) => {
          const key = errors[field] ?? warnings[field]
          const problem = key && (t.maybe(key, ibanRange(limits)) ?? key)
          return (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <span className={styles.grow}>
                  {show(field, values) || <span className={styles.quiet}>{t('tax.nothing')}</span>}
                  {problem && (
                    <span className={styles.warning}>
                      <TriangleAlert aria-hidden="true" />
                      {problem}
                    </span>
                  )}
                </span>
                <IconButton label={t('tax.edit', { field: label(field) })} onClick={() => onEdit(field)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
              </dd>
            </div>
          )
        })}
      </dl>
      {change && (
        <Banner tone="warning" live>
          {t(from === to ? 'tax.payDetails' : 'tax.payChange', { from, to })}
        </Banner>
      )}
      <Wording values={values} />
      <TextField
        label={t('tax.signature')}
        hint={t('tax.signatureHint', { name: values.legalName.trim() })}
        value={certify.name}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        disabled={certify.acting}
        error={left && certify.name.trim() !== '' && certify.match === 'different' ? t('tax.problem.name') : undefined}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => certify.setName(target.value)}
      />
      {certify.match === 'same' && (
        // it comes below the last line in view
        <p className={styles.warning} role="status" ref={scrollToIt}>
          <TriangleAlert aria-hidden="true" />
          {t('tax.nameDiffers')}
        </p>
      )}
      {certify.acting && <Banner tone="warning">{t('tax.notWhileActing')}</Banner>}
      {certify.changed && (
        <div ref={scrollToIt}>
          <Banner tone="warning" live>
            {[t('tax.changedSince'), invalid].filter(Boolean).join(t('list.gap'))}
          </Banner>
        </div>
      )}
      {certify.error !== undefined && (
        <Banner tone="error" live>
          {textOfError(t, certify.error)}
        </Banner>
      )}
    </>
  )
}

/** The certification of the official form. It stays English; who reads another language gets help above it. */
function Wording({ values }: { values: TaxValues }) {
  const t = useTranslation()
  const days = useLimit('tax.resubmitWithin')
  const { locale } = useLanguage()
  const { lead, points, after } = perjuryWording[values.formType]
  return (
    <section className={styles.wording} aria-label={t('tax.perjury')}>
      <h3>{t('tax.perjury')}</h3>
      <p className={styles.quiet}>{t('tax.resubmitNote', { smart_count: days })}</p>
      {locale !== 'en' && <p>{t(values.formType === 'W-9' ? 'tax.wordingHelp.w9' : 'tax.wordingHelp.w8ben')}</p>}
      <div lang="en">
        <p>{lead}</p>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        {after.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

function useShown(): (field: TaxField, values: TaxValues) => string {
  const t = useTranslation()
  const locale = useIntlLocale()
  const country = useCountryName()
  const entity = useEntityName()
  const { data: states = [] } = useStates(usCountryId)
  return (field, values) => {
    const value = values[field]
    if (typeof value === 'boolean') return t(value ? 'tax.advice.yes' : 'tax.advice.no')
    if (field === 'stateId') return states.find(({ id }) => id === value)?.name ?? ''
    if (typeof value === 'number') return country(value)
    if (field === 'entityType' || field === 'taxClarification') return value ? entity(value as EntityType) : ''
    if (field === 'dob' && value)
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(value)))
    return value ?? ''
  }
}
