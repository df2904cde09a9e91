import { FormProvider } from 'react-hook-form'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { ContactFields, PersonFields } from './groups.tsx'
import { TermsField } from './terms-field.tsx'
import { keepFocus } from './keep-focus.ts'
import { useRegistration, type RegistrationResult } from './use-registration.ts'
import type { RegistrationSource } from './values.ts'
import styles from './registration.module.css'

interface Props {
  setup: RegistrationSetup
  door: RegistrationSource
  onDone: (done: RegistrationResult) => void
}

/** Everything on one page. */
export function MemberForm({ setup, door, onDone }: Props) {
  const t = useTranslation()
  const { form, password, busy, failure, refusal, send } = useRegistration(setup, door, onDone)
  const problem = refusal === undefined ? undefined : (t.maybe(refusal) ?? refusal)
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (password.missing) password.fields[password.missing].current?.focus()
            else return send(values)
          })(event)
        }
      >
        <PersonFields invited={setup.invite !== null} expert={false} />
        <ContactFields expert={false} />
        <NewPasswordFields choice={password} refusal={problem} sent={form.formState.isSubmitted} />
        <TermsField terms={setup.terms} adult={false} />
        {failure !== undefined && (
          <Banner tone="error" live>
            {textOfError(t, failure)}
          </Banner>
        )}
        {form.formState.isSubmitted && (!form.formState.isValid || password.missing !== undefined) && (
          <Banner tone="error" live>
            {t('errors.form')}
          </Banner>
        )}
        <Button type="submit" wide busy={busy} onMouseDown={keepFocus}>
          {t('register.create')}
        </Button>
      </form>
    </FormProvider>
  )
}
