/**
 * Every key of the query cache, in one place, so that live updates and actions name the same things.
 * The first word is the channel; invalidating `keys.discussions.all` refreshes every list of discussions.
 */
export const keys = {
  discussions: {
    all: ['discussions'] as const,
    index: (userId: string) => ['discussions', 'index', userId] as const,
    totals: (userId: string) => ['discussions', 'totals', userId] as const,
    stats: (userId: string) => ['discussions', 'stats', userId] as const,
    featured: (userId: string) => ['discussions', 'featured', userId] as const,
    drafts: (userId: string) => ['discussions', 'drafts', userId] as const,
    plans: (userId: string) => ['discussions', 'plans', userId] as const,
  },
  discussion: {
    all: ['discussion'] as const,
    one: (id: string) => ['discussion', id] as const,
    responses: (id: string) => ['discussion', id, 'responses'] as const,
    part: (id: string, part: string) => ['discussion', id, part] as const,
  },
  /** code that comes after its page */
  code: (name: string) => ['code', name] as const,
  coach: (diagnosisId: string) => ['coach', diagnosisId] as const,
  wizard: (draftId: string) => ['wizard', draftId] as const,
  earnings: {
    all: ['earnings'] as const,
    of: (userId: string) => ['earnings', userId] as const,
  },
  account: {
    of: (userId: string) => ['account', userId] as const,
    /** further parts: filters and the page of a list */
    part: (userId: string, part: string, ...further: unknown[]) => ['account', userId, part, ...further] as const,
  },
  /** files that a person keeps, and those of the person's plans and discussions */
  uploads: {
    all: ['uploads'] as const,
    of: (userId: string, query: object) => ['uploads', userId, query] as const,
  },
  /** what someone writes often and inserts into answers */
  textBlocks: {
    all: ['textBlocks'] as const,
    of: (userId: string) => ['textBlocks', userId] as const,
  },
  managedPlans: (...part: unknown[]) => ['managedPlans', ...part] as const,
  notifications: ['notifications'] as const,
  content: {
    document: (type: string, uid: string | undefined, userType: number | undefined, locale: string) =>
      ['content', 'document', type, uid ?? '', userType ?? '', locale] as const,
    list: (type: string, userType: number | undefined, locale: string) =>
      ['content', 'list', type, userType ?? '', locale] as const,
  },
  /** the bytes of a file */
  file: (id: string) => ['file', id] as const,
  inbox: (to: string, channel: string) => ['inbox', to, channel] as const,
  static: (list: string) => ['static', list] as const,
}
