import { useState } from 'react'
import { taxFormTypes, type TaxFormType } from '#model/tax/enums.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { usePaymentNote } from '../payments/use-payment-note.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RadioGroup } from '../ui/fields/choices.tsx'
import { InvalidNote } from './invalid-note.tsx'
import { Steps } from './steps.tsx'
import styles from './tax.module.css'

type YesNo = 'yes' | 'no'
const words = { 'W-9': 'w9', 'W-8 BEN': 'w8ben' } as const

/** Which form is the right one: two or three questions lead to it, and who knows it already chooses at once. */
export function AdviceStep({
  form,
  onChoose,
  onContact,
}: {
  form: TaxForm
  onChoose: (formType: TaxFormType) => void
  onContact: () => void
}) {
  const t = useTranslation()
  const paymentNote = usePaymentNote()
  const [usPerson, setUsPerson] = useState<YesNo>()
  const [who, setWho] = useState<'person' | 'entity'>()
  const [usWork, setUsWork] = useState<YesNo>()
  const yesNo = [
    { value: 'yes', label: t('tax.advice.yes') },
    { value: 'no', label: t('tax.advice.no') },
  ] as const
  const foreign = usPerson === 'no'
  const needsHelp = foreign && (who === 'entity' || usWork === 'yes')
  const advised: TaxFormType | undefined =
    usPerson === 'yes' ? 'W-9' : foreign && who === 'person' && usWork === 'no' ? 'W-8 BEN' : undefined
  return (
    <>
      <Steps at={1} />
      <InvalidNote form={form} />
      {form.taxFormStatus === 'completed' && <Banner>{t('tax.advice.update')}</Banner>}
      <RadioGroup
        label={t('tax.advice.usPerson')}
        hint={t('tax.advice.usPersonHint')}
        options={yesNo}
        value={usPerson}
        onChange={setUsPerson}
        inRow
      />
      {foreign && (
        <>
          <RadioGroup
            label={t('tax.advice.who')}
            options={[
              { value: 'person', label: t('tax.advice.person') },
              { value: 'entity', label: t('tax.advice.entity') },
            ]}
            value={who}
            onChange={setWho}
            inRow
          />
          <RadioGroup label={t('tax.advice.usWork')} options={yesNo} value={usWork} onChange={setUsWork} inRow />
        </>
      )}
      {needsHelp && (
        <Banner
          tone="warning"
          live
          action={
            <Button
              small
              tone="secondary"
              onClick={() => {
                onContact()
                openOverlay({ kind: 'contact' })
              }}
            >
              {t('menu.contactUs')}
            </Button>
          }
        >
          {t(who === 'entity' ? 'tax.advice.entityAbroad' : 'tax.advice.worksInUs')}
        </Banner>
      )}
      <div className={styles.cards}>
        {taxFormTypes.map((formType) => (
          <Card
            key={formType}
            level={3}
            title={t(`tax.choose.${words[formType]}`)}
            className={advised === formType ? styles.advised : undefined}
          >
            <p className={styles.grow}>{t(`tax.advice.for.${words[formType]}`)}</p>
            <Button
              tone={advised === formType ? 'primary' : 'secondary'}
              disabled={needsHelp}
              onClick={() => onChoose(formType)}
            >
              {t(`tax.advice.begin.${words[formType]}`)}
            </Button>
          </Card>
        ))}
      </div>
      <p className={styles.quiet}>{paymentNote}</p>
    </>
  )
}
