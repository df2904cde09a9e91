export const responseTypes = [
  'response',
  'info',
  'csrinfo',
  'csrhold',
  'csrupdate',
  'csrupdateaccept',
  'csrupdatedecline',
  'pendedexpert',
  'rejectedexpert',
  'rejectedexpertresponse',
  'retractedexpert',
  'attachment',
  'attachment_removed',
  'attachment_inherited',
] as const
export type ResponseType = (typeof responseTypes)[number]

export const responseSubtypes = [
  'csrnote',
  'suppressed',
  'attachment',
  'response',
  'clarify',
  'clinical',
  'salutation',
] as const
export type ResponseSubtype = (typeof responseSubtypes)[number]

/** What experts may say of their own text. The others tell who reads it, and belong to staff and to files. */
export const expertSubtypes = [
  'response',
  'clarify',
  'clinical',
  'salutation',
] as const satisfies readonly ResponseSubtype[]
export type ExpertSubtype = (typeof expertSubtypes)[number]
export const isExpertSubtype = (subtype: ResponseSubtype): subtype is ExpertSubtype =>
  expertSubtypes.some((one) => one === subtype)

export const attachmentTypes = ['image', 'pdf', 'unknown'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

export const attachmentExtensions = ['.jpg', '.jpeg', '.pdf'] as const

/** The first is the default. */
export const exportTypes = ['Word', 'PDF'] as const
export type ExportType = (typeof exportTypes)[number]
export const exportEndings: Record<ExportType, string> = { Word: 'docx', PDF: 'pdf' }

/** For experts, for the asker, for staff; the first is the default. */
export const exportFormats = ['Expert', 'Client', 'CSR'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The terms of taking part in a discussion. */
export const discussionTerms = 'discussion'

/** Used instead of terms: the reader acknowledges the funding source's front matter. */
export const frontMatterConsent = 'frontMatter'
