import { useState } from 'react'
import { Check, Circle } from 'lucide-react'
import type { PasswordRule } from '#model/identity/sign-in/password.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { PasswordField } from '../../ui/fields/text-field.tsx'
import type { NewPassword } from './use-new-password.ts'
import styles from './password.module.css'

/** The four tests of the meter, then what else is asked. */
const tests = [
  'password.lowercase',
  'password.uppercase',
  'password.digit',
  'password.special',
] as const satisfies readonly PasswordRule[]
const listed = ['password.tooShort', ...tests, 'password.repeated'] as const satisfies readonly PasswordRule[]

interface Props {
  choice: NewPassword
  /** what the server said of the password when it was sent */
  refusal?: string | undefined
  autoFocus?: boolean
  /** the form has been sent: what is missing is said, too */
  sent?: boolean
}

/** A new password twice, with its rules ticked off while it is typed. */
export function NewPasswordFields({ choice, refusal, autoFocus, sent = false }: Props) {
  const t = useTranslation()
  const [left, setLeft] = useState(false)
  const { password, repeated, broken, verdict } = choice
  const isMet = (rule: PasswordRule) => password !== '' && !broken.includes(rule)
  const unlisted =
    password === '' ? undefined : (broken.find((rule) => !listed.some((one) => one === rule)) ?? verdict?.problems[0])
  const wrong = sent && choice.missing === 'password' ? (broken[0] ?? 'password.common') : undefined
  const missing = wrong && t(password === '' ? 'errors.required' : wrong)
  const unrepeated = sent && choice.missing === 'repeated' && repeated === '' ? t('errors.required') : undefined
  const problem = refusal ?? (unlisted === undefined ? missing : (t.maybe(unlisted) ?? verdict?.description))
  return (
    <div className={styles.fields}>
      <PasswordField
        ref={choice.fields.password}
        label={t('security.newPassword')}
        name="new-password"
        autoComplete="new-password"
        maxLength={1024}
        autoFocus={autoFocus}
        value={password}
        error={problem}
        onChange={(event) => choice.setPassword(event.target.value)}
      />
      <div>
        <div
          className={styles.meter}
          role="meter"
          aria-label={t('security.passwordTitle')}
          aria-valuemin={0}
          aria-valuemax={tests.length}
          aria-valuenow={tests.filter(isMet).length}
        >
          {tests.map((rule, place) => (
            <span key={rule} className={cx(place < tests.filter(isMet).length && styles.met)} />
          ))}
        </div>
      </div>
      <ul className={styles.rules} aria-label={t('security.passwordRules')}>
        {listed.map((rule) => (
          <li key={rule} className={cx(isMet(rule) && styles.kept)}>
            {isMet(rule) ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span>
              {t(rule)}
              <span className="visually-hidden"> ({t(isMet(rule) ? 'security.rule.met' : 'security.rule.open')})</span>
            </span>
          </li>
        ))}
      </ul>
      <PasswordField
        ref={choice.fields.repeated}
        label={t('security.repeatPassword')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={1024}
        value={repeated}
        error={
          repeated !== '' && repeated !== password && (left || repeated.length >= password.length)
            ? t('errors.passwordMatch')
            : unrepeated
        }
        onChange={(event) => choice.setRepeated(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <p className="visually-hidden" role="status">
        {verdict?.valid ? t('security.passwordGood') : ''}
      </p>
    </div>
  )
}
