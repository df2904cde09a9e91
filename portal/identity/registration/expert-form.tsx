import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { ContactFields, PersonFields, PracticeFields, RateField } from './groups.tsx'
import { TermsField } from './terms-field.tsx'
import { keepFocus } from './keep-focus.ts'
import { useSteps } from './use-steps.ts'
import { useRegistration, type RegistrationResult } from './use-registration.ts'
import type { RegistrationSource, FieldName } from './values.ts'
import styles from './registration.module.css'

const steps = [
  ['person', ['firstName', 'middleName', 'lastName', 'prefix', 'suffix', 'email']],
  ['contact', ['mobile', 'office', 'countryId', 'stateId', 'city', 'zip', 'timeZone', 'preferredLanguage']],
  ['practice', ['specialties', 'otherSpecialty', 'institutionType', 'affiliations', 'npi', 'consumerBio']],
  ['terms', ['hourlyRateAcknowledged', 'termsAccepted']],
  ['password', []],
] as const satisfies readonly (readonly [string, readonly FieldName[]])[]
const last = steps.length - 1

/** The first step with one of these fields; without one the last, where the password is. */
function stepOf(fields: readonly string[]) {
  const step = steps.findIndex(([, own]) => own.some((each) => fields.includes(each)))
  return step < 0 ? last : step
}

interface Props {
  setup: RegistrationSetup
  door: RegistrationSource
  onDone: (done: RegistrationResult) => void
}

/** Five steps. A step is left once it is right; going back and loading again lose nothing; what the server refuses opens its step. */
export function ExpertForm({ setup, door, onDone }: Props) {
  const t = useTranslation()
  const { form, password, busy, failure, refusal, problems, send } = useRegistration(setup, door, onDone)
  const [at, setAt] = useSteps(() => stepOf(problems()))
  const [pressed, setPressed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = true
  }, [at])

  const [name, names] = steps[at] ?? steps[0]
  const create = async () => {
    const refused = await send(form.getValues())
    const step = stepOf(refused)
    if (step < last) setAt(step)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (at < last) void form.trigger([...names]).then((right) => right && setAt(at + 1))
    else if (password.missing) {
      setPressed(true)
      password.fields[password.missing].current?.focus()
    } else if (!busy) void create()
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div>
          <div className={styles.progress} aria-hidden="true">
            {steps.map(([step], place) => (
              <span key={step} className={place <= at ? styles.reached : undefined} />
            ))}
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.step}>
            {t('register.step', { step: at + 1, steps: steps.length, name: t(`register.steps.${name}`) })}
          </h2>
        </div>
        {name === 'person' && <PersonFields invited expert />}
        {name === 'contact' && <ContactFields expert />}
        {name === 'practice' && <PracticeFields />}
        {/* once opened, the terms stay opened while one goes to and fro */}
        <div hidden={name !== 'terms'} className={styles.form}>
          {setup.hourlyRate !== null && <RateField cents={setup.hourlyRate} />}
          <TermsField terms={setup.terms} adult />
        </div>
        {name === 'password' && (
          <NewPasswordFields
            choice={password}
            sent={pressed}
            refusal={refusal === undefined ? undefined : (t.maybe(refusal) ?? refusal)}
          />
        )}
        {failure !== undefined && (
          <Banner tone="error" live>
            {textOfError(t, failure)}
          </Banner>
        )}
        <div className={styles.buttons}>
          {at > 0 && (
            <Button tone="secondary" onClick={() => setAt(at - 1)}>
              {t('register.back')}
            </Button>
          )}
          <Button type="submit" busy={busy} onMouseDown={keepFocus}>
            {t(at === last ? 'register.create' : 'register.next')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
