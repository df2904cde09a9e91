import { vi } from 'vitest'

const refusal = {
  errorKey: 'errors.invalidParameters',
  message: 'Invalid Parameters',
  fields: { email: 'invite.error.invited' },
  guest: 'Robin Reed',
}

/** Refuses calls to this path as the API refuses a guest who is invited already; all others reach the product. */
export function refuseInvitation(path: string) {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith(path)
      ? Promise.resolve(Response.json(refusal, { status: 422 }))
      : fetch(input, init),
  )
}

export const refusedText =
  'Robin Reed is already invited with this e-mail address or number. Resend the link from the list of guests.'
