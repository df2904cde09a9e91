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

/** Used instead of terms: the reader acknowledges the funding source's front matter. */
export const frontMatterConsent = 'frontMatter'
