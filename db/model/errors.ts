/** Every error code with its HTTP status. */
export const errorStatus = {
  'request.malformed': 400,
  'messages.signInError': 400,
  'auth.code.invalid': 400,
  'messages.passkeyFailed': 400,
  'passkey.notAdded': 400,
  'auth.oauth.failed': 400,
  'auth.oauth.notFresh': 400,
  'auth.reset.invalid': 400,
  'auth.reset.expired': 400,
  'register.verifyInvalid': 400,
  'register.verifyExpired': 400,
  'auth.token.missing': 401,
  'auth.token.dead': 401,
  'messages.signIn401Error': 401,
  'auth.mfa.required': 403,
  'auth.confirm.required': 403,
  'auth.notAuthorized': 403,
  'auth.oauth.required': 403,
  'auth.password.change.required': 403,
  'auth.acting.forbidden': 403,
  'mfa.emailAfterReset': 403,
  'not.found': 404,
  'register.linkUnknown': 404,
  conflict: 409,
  'audit.notRevertible': 409,
  'ledger.settled': 409,
  'ledger.reversed': 409,
  'payout.quarterOpen': 409,
  'payout.nothing': 409,
  'payout.emptyFile': 409,
  'payout.wrongAccounts': 409,
  'payout.changed': 409,
  'payout.inFile': 409,
  'ledger.inFile': 409,
  'ledger.notPayment': 409,
  'payout.blocked': 409,
  'payout.held': 409,
  'payout.nothingToPay': 409,
  'ledger.notSent': 409,
  'yearEnd.nothingToFile': 409,
  'discussion.transition': 409,
  'selection.changed': 409,
  'discussion.releaseFailed': 409,
  'discussion.notPostable': 409,
  'discussion.error.maxDraft': 409,
  'task.waits': 409,
  'task.taken': 409,
  'task.notDecided': 409,
  'task.othersDecision': 403,
  'tax.formCounts': 409,
  'task.over': 409,
  'live.timeTaken': 409,
  'live.clash': 409,
  'live.tooEarly': 409,
  'live.ended': 409,
  'live.full': 409,
  'live.removed': 409,
  'live.elsewhere': 409,
  'live.noRelay': 409,
  'timeoff.callsBooked': 409,
  'invitation.full': 409,
  'invitation.decided': 409,
  'invitation.paused': 409,
  'invitation.closed': 409,
  'auth.notActing': 409,
  'register.linkInactive': 409,
  'register.inviteUsed': 409,
  'register.inviteExpired': 409,
  'register.inviteCancelled': 409,
  'register.rateChanged': 409,
  'register.accountExists': 409,
  'register.planClosed': 409,
  'invite.decided': 409,
  'resend.notFailed': 409,
  'resend.secret': 409,
  'record.duplicate': 409,
  'record.inUse': 409,
  'passkey.tooMany': 409,
  'textBlock.tooMany': 409,
  'builder.limitReached': 409,
  'report.processing': 409,
  'idempotency.notKept': 409,
  'upload.checking': 409,
  'upload.infected': 409,
  'builder.refused': 409,
  'survey.closed': 409,
  'survey.completed': 409,
  'response.surveyOpen': 409,
  'request.tooLarge': 413,
  'request.mediaType': 415,
  'errors.invalidParameters': 422,
  'request.unknownField': 422,
  'request.unknownFilter': 422,
  'idempotency.otherBody': 422,
  'errors.rateLimited': 429,
  'errors.signInLocked': 429,
  'mfa.locked': 429,
  'errors.internal': 500,
  'messages.signIn500Error': 500,
  'service.busy': 503,
  'service.unavailable': 503,
  'auth.oauth.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export interface ErrorDetails {
  /** field name → text or text key of the error */
  fields?: Record<string, string>
  /** additional members of the response body: `current`, `status`, `allowed`, `reason` … */
  extra?: Record<string, unknown>
  /** seconds, sent as Retry-After */
  retryAfter?: number
}

/** An expected error. Thrown by use cases and rules; one error handler turns it into the HTTP response. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, message: string = code, details: ErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
  get status() {
    return errorStatus[this.code]
  }
}
