import type { BodyOf } from '#api/client/types.ts'
import { post, put } from '../../providers/verb.ts'

type Preview = BodyOf<'post', '/server/userInvite/preview'>
type BulkInviteBody = BodyOf<'post', '/server/userInvite/bulk'>

/** What is done with invitations besides editing them. */
export const inviteVerbs = {
  /** `send` false: only a new link, to be handed over by oneself */
  reissue: (id: string, version: number, send = true) =>
    put('/server/userInvite/{id}/reissue', { params: { id }, body: { version, send } }),
  cancel: (id: string, version: number) =>
    post('/server/userInvite/{id}/cancel', { params: { id }, body: { version } }),
  /** the mail as it would go out; nothing is sent. What the form lacks the server names, of `many` too. */
  preview: (body: Partial<Preview>) => post('/server/userInvite/preview', { body: body as Preview }),
  many: (body: Partial<BulkInviteBody>) => post('/server/userInvite/bulk', { body: body as BulkInviteBody }),
}
