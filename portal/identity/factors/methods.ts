import type { ComponentType } from 'react'
import type { MfaType } from '#model/identity/enums.ts'
import { AppMethod } from './app-method.tsx'
import { EmailMethod } from './email-method.tsx'
import type { MethodProps } from './method-props.ts'
import { SmsMethod } from './sms-method.tsx'

/** The part for each second factor, on the page after sign-in and in the dialogs of the account. */
export const methods: Readonly<Record<MfaType, ComponentType<MethodProps>>> = {
  auth_app: AppMethod,
  sms: SmsMethod,
  email: EmailMethod,
}
