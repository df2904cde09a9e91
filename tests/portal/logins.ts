import type { StoredLogin } from '#model/identity/wire.ts'

type Change = Partial<Omit<StoredLogin, 'user'>> & { user?: Partial<StoredLogin['user']> }

/** A sign-in record of a member, changed as wanted. */
export function login(change: Change = {}): StoredLogin {
  const { user, ...rest } = change
  return {
    user: {
      id: 'u1',
      email: 'member@consilium.test',
      firstName: 'Claire',
      lastName: 'Whitlock',
      displayName: '',
      resolvedDisplayName: 'Ms. Claire Whitlock',
      avatar: null,
      userType: 1,
      noeticExpert: false,
      taxFormStatus: 'not_started',
      allowedCSRAdmin: false,
      allowedCSRView: false,
      ...user,
    },
    token: 'token',
    exp: 2_000_000_000,
    canPost: true,
    mfaAvail: ['email'],
    mfaPhone: null,
    mfaUsed: 'email',
    mfaValidated: true,
    theme: 'consilium',
    ...rest,
  }
}
