import type { QueryExpertStatus } from './engagement-enums.ts'
import { userType } from '../identity/enums.ts'
import { displayStatus, type QueryStatus, type QueryType } from './enums.ts'
import type { ResponseSubtype, ResponseType } from './response-enums.ts'

/** Reader roles: staff, the asker, a panel expert, a plan member with read access, a guest of the asker. */
export const viewerKinds = ['csr', 'asker', 'expert', 'planMember', 'invitee'] as const
export type ViewerKind = (typeof viewerKinds)[number]

const all = ['csr', 'asker', 'expert', 'planMember', 'invitee'] as const
const askerAndStaff = ['csr', 'asker'] as const
const staff = ['csr'] as const

interface Audience {
  viewers: readonly ViewerKind[]
  /** true: the author sees it too */
  author: boolean
}

/** Audience of each response type. */
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
  /** written by a panel expert or unpaid commenter, not by asker or staff */
  byExpert: boolean
}

export interface Viewer {
  kind: ViewerKind
  userId: string
  /** this expert's own first answer exists */
  hasAnswered: boolean
}

export interface DiscussionView {
  /** plan setting: other experts' answers are visible only after one's own first answer */
  independentFirst: boolean
  /** staff view the discussion without staff data; always true for others */
  hideCsrData: boolean
}

/** Staff notes and suppressed texts are visible to staff only, whatever their type. */
export const staffOnlySubtypes = ['csrnote', 'suppressed'] as const satisfies readonly ResponseSubtype[]

/** Whether a viewer may see a response. */
export function canSeeResponse(response: SeenResponse, viewer: Viewer, view: DiscussionView): boolean {
  const own = response.authorId !== null && response.authorId === viewer.userId
  const staffView = viewer.kind === 'csr' && !view.hideCsrData
  if (staffView) return true
  if (staffOnlySubtypes.some((one) => one === response.subtype))
    return own && viewer.kind !== 'csr' && response.subtype === 'suppressed'
  const audience = responseAudience[response.type]
  if (own && audience.author) return true
  // Staff who hide staff data see what the asker sees.
  const kind = viewer.kind === 'csr' ? 'asker' : viewer.kind
  if (!audience.viewers.includes(kind)) return false
  return !(kind === 'expert' && view.independentFirst && response.byExpert && !viewer.hasAnswered)
}

/** Staff data is always hidden from non-staff. */
export const hidesCsrData = (kind: ViewerKind, asked: boolean | undefined): boolean => kind !== 'csr' || asked === true

/** Physicians read along in the communal discussions of their plans; its patients and those who manage it do not. */
export const readsCommunal = (kind: number): boolean => kind === userType.network || kind === userType.expert

/**
 * In a communal discussion the panel and the plan network may comment unpaid, without an engagement, while it is open.
 */
export const mayComment = (type: QueryType, status: QueryStatus): boolean =>
  type === 'communal' && (status === 'open' || status === 'answered')

/** The fields of an expert's own engagement that decide about read access. */
export interface OwnPart {
  status: QueryExpertStatus
  acceptedAt: Date | null
}

const beforeAccepting: readonly QueryExpertStatus[] = ['invited', 'timedout', 'missedout']
const leftStatuses: readonly QueryExpertStatus[] = ['declined', 'cancelled']

/** After declining or being removed, only one line of the discussion is visible. */
export const hasLeft = (part: Pick<OwnPart, 'status'> | null): boolean =>
  part !== null && leftStatuses.includes(part.status)

/**
 * An expert who accepted at some time; only these see who asks. Without an engagement experts read like plan members.
 */
export const hasJoined = (part: OwnPart | null): boolean =>
  part === null || (!hasLeft(part) && (part.acceptedAt !== null || !beforeAccepting.includes(part.status)))

/**
 * Before accepting and after declining, an expert sees the offer only: no history, files or responses. Who missed a seat
 * reads along while comments are taken; once the discussion is over only those who came in do.
 */
export const seesContent = (
  kind: ViewerKind,
  part: OwnPart | null,
  { type, status }: { type: QueryType; status: QueryStatus },
): boolean => {
  if (kind !== 'expert') return true
  if (part === null) return type === 'communal'
  if (part.status === 'invited' || hasLeft(part)) return false
  const shown = displayStatus(status)
  return hasJoined(part) || (shown !== 'closed' && shown !== 'cancelled')
}

/**
 * The asker's identity is hidden in anonymous and blinded discussions, and from experts who have not accepted; never
 * from staff and the asker.
 */
export const askerIsHidden = (
  kind: ViewerKind,
  anonymous: boolean,
  type: QueryType,
  part: OwnPart | null = null,
): boolean =>
  kind !== 'csr' && kind !== 'asker' && (anonymous || type === 'blinded' || (kind === 'expert' && !hasJoined(part)))

/** Double-blinded: the asker does not see experts' names, nor do experts see each other's. */
export const expertsAreHidden = (kind: ViewerKind, type: QueryType, own: boolean): boolean =>
  type === 'blinded' && kind !== 'csr' && !own
