import type { Verb } from '../../providers/verbs.ts'

const base = '/server/userInvite'

/** What is done with invitations besides editing them. */
export const inviteVerbs = {
  /** `send` false: only a new link, to be handed over by oneself */
  reissue: (id: string, version: number, send = true): Verb => ({
    method: 'PUT',
    path: `${base}/${encodeURIComponent(id)}/reissue`,
    body: { version, send },
  }),
  cancel: (id: string, version: number): Verb => ({
    method: 'POST',
    path: `${base}/${encodeURIComponent(id)}/cancel`,
    body: { version },
  }),
  /** the mail as it would go out; nothing is sent */
  preview: (body: Record<string, unknown>): Verb => ({ method: 'POST', path: `${base}/preview`, body }),
  many: (body: Record<string, unknown>): Verb => ({ method: 'POST', path: `${base}/bulk`, body }),
}
