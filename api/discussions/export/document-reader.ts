import type { ExportFormat } from '#model/discussions/response-enums.ts'
import type { ExportAsked } from '#model/discussions/export.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import type { Actor } from '#model/permissions.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import type { Reader } from '../viewer.ts'

/** With whose eyes a document is written. */
export interface DocumentReader {
  format: ExportFormat
  /** names as this reader knows them */
  names: Reader
  /** lines as this reader sees them */
  lines: Reader
  /** the discussion as its names are hidden: blinded people export no name of an expert, whatever the discussion is */
  loaded: LoadedDiscussion
}

/**
 * Everyone exports what they may read. Staff write for someone: for experts, or for the asker, with the names that
 * those know, unless the view is asked to be staff's; staff's own lines only where they are asked for.
 * @throws auth.notAuthorized for staff's format asked by anybody else
 */
export function lensOf(
  actor: Actor,
  loaded: LoadedDiscussion,
  reader: Reader,
  { exportFormat = 'Expert', hideCsrData, isCsrView }: ExportAsked,
): DocumentReader {
  if (reader.kind !== 'csr') {
    if (exportFormat === 'CSR') throw new AppError('auth.notAuthorized', 'Not Authorized')
    const blind = actor.userType === userType.blinded
    return {
      format: exportFormat,
      names: reader,
      lines: reader,
      loaded: blind ? { ...loaded, discussion: { ...loaded.discussion, type: 'blinded' } } : loaded,
    }
  }
  const meant = exportFormat === 'Client' ? 'asker' : 'planMember'
  const audience: Reader = {
    ...reader,
    kind: meant,
    userId: meant === 'asker' ? loaded.discussion.userId : '',
    engagement: null,
    seesContent: true,
  }
  const staffs = exportFormat === 'CSR'
  const withStaffData = hideCsrData === undefined ? staffs : !hideCsrData
  return {
    format: exportFormat,
    names: staffs || isCsrView ? reader : audience,
    lines: withStaffData ? reader : audience,
    loaded,
  }
}
