import type { QueryExpertStatus } from './engagement-enums.ts'
import type { QueryStatus, QueryType } from './enums.ts'
import type { ResponseSubtype, ResponseType } from './response-enums.ts'

/** Who reads: staff, the asker, a panel expert, a member of the plan who may read along, a guest of the asker. */
export const viewerKinds = ['csr', 'asker', 'expert', 'planMember', 'invitee'] as const
export type ViewerKind = (typeof viewerKinds)[number]

const all = ['csr', 'asker', 'expert', 'planMember', 'invitee'] as const
const askerAndStaff = ['csr', 'asker'] as const
const staff = ['csr'] as const

interface Audience {
  viewers: readonly ViewerKind[]
  /** the author sees it too */
  author: boolean
}

/** Who sees which type of response. */
export const responseAudience: Record<ResponseType, Audience> = {
  response: { viewers: all, author: true },
  info: { viewers: all, author: true },
  csrinfo: { viewers: staff, author: false },
  csrhold: { viewers: askerAndStaff, author: false },
  csrupdate: { viewers: askerAndStaff, author: false },
  csrupdateaccept: { viewers: askerAndStaff, author: false },
  csrupdatedecline: { viewers: askerAndStaff, author: false },
  pendedexpert: { viewers: staff, author: true },
  rejectedexpert: { viewers: staff, author: true },
  rejectedexpertresponse: { viewers: staff, author: true },
  retractedexpert: { viewers: staff, author: true },
  attachment: { viewers: all, author: true },
  attachment_removed: { viewers: all, author: true },
  attachment_inherited: { viewers: all, author: true },
}

export interface SeenResponse {
  type: ResponseType
  subtype: ResponseSubtype | null
  authorId: string | null
  /** by an expert of the panel or an unpaid commenter, not by asker or staff */
  byExpert: boolean
}

export interface Viewer {
  kind: ViewerKind
  userId: string
  /** this expert's own first answer is there */
  hasAnswered: boolean
}

export interface DiscussionView {
  /** a plan's choice: colleagues' answers only after one's own first */
  independentFirst: boolean
  /** staff see a discussion as its people do; always on for everyone else */
  hideCsrData: boolean
}

/** Staff notes and suppressed texts stay with staff, whatever their type. */
export const staffOnlySubtypes = ['csrnote', 'suppressed'] as const satisfies readonly ResponseSubtype[]

/** Whether one person sees one response. */
export function canSeeResponse(response: SeenResponse, viewer: Viewer, view: DiscussionView): boolean {
  const own = response.authorId !== null && response.authorId === viewer.userId
  const staffView = viewer.kind === 'csr' && !view.hideCsrData
  if (staffView) return true
  if (staffOnlySubtypes.some((one) => one === response.subtype))
    return own && viewer.kind !== 'csr' && response.subtype === 'suppressed'
  const audience = responseAudience[response.type]
  if (own && audience.author) return true
  // staff who hide their own data see what the asker sees
  const kind = viewer.kind === 'csr' ? 'asker' : viewer.kind
  if (!audience.viewers.includes(kind)) return false
  return !(kind === 'expert' && view.independentFirst && response.byExpert && !viewer.hasAnswered)
}

/** Everyone but staff has staff data hidden, whatever was asked for. */
export const hidesCsrData = (kind: ViewerKind, asked: boolean | undefined): boolean => kind !== 'csr' || asked === true

/** Before accepting, and after declining, an expert sees the offer only: no history, no files, no responses. */
export const seesContent = (kind: ViewerKind, engagement: QueryExpertStatus | null, type: QueryType): boolean => {
  if (kind !== 'expert') return true
  if (engagement === null) return type === 'communal'
  return engagement !== 'invited' && engagement !== 'declined' && engagement !== 'cancelled'
}

/** In a communal discussion panel and plan network comment unpaid, without an engagement, while it is open. */
export const mayComment = (type: QueryType, status: QueryStatus): boolean =>
  type === 'communal' && (status === 'open' || status === 'answered')

/** An expert's own part, as far as reading goes. */
export interface OwnPart {
  status: QueryExpertStatus
  acceptedAt: Date | null
}

const beforeAccepting: readonly QueryExpertStatus[] = ['invited', 'timedout', 'missedout']
const takenOff: readonly QueryExpertStatus[] = ['declined', 'cancelled']

/** After declining, or taken off: one line is left of the discussion. */
export const isTakenOff = (part: Pick<OwnPart, 'status'> | null): boolean =>
  part !== null && takenOff.includes(part.status)

/** An expert who has taken part, or does: only these learn who asks. Without a part they read along, as members do. */
export const hasComeIn = (part: OwnPart | null): boolean =>
  part === null || (!isTakenOff(part) && (part.acceptedAt !== null || !beforeAccepting.includes(part.status)))

/**
 * Who asks is hidden where asked anonymously or blinded, and from experts who have not accepted, from everyone but
 * staff and the asker.
 */
export const askerIsHidden = (
  kind: ViewerKind,
  anonymous: boolean,
  type: QueryType,
  part: OwnPart | null = null,
): boolean =>
  kind !== 'csr' && kind !== 'asker' && (anonymous || type === 'blinded' || (kind === 'expert' && !hasComeIn(part)))

/** Blinded both ways: the asker reads no experts' names either, and experts none of each other. */
export const expertsAreHidden = (kind: ViewerKind, type: QueryType, own: boolean): boolean =>
  type === 'blinded' && kind !== 'csr' && !own
