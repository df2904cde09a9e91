import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse } from '#db/schema/all.ts'
import { ageBand, ageOn } from '#model/discussions/age.ts'
import { displayStatus } from '#model/discussions/enums.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import type { DiscussionDocument, DocumentSection } from '#model/discussions/export.ts'
import { AppError } from '#model/errors.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { newYorkDay } from '#model/time.ts'
import { productName } from '#model/product-name.ts'
import { visibleIds } from '../responses/visible-ids.ts'
import { namesFor } from '../display-names.ts'
import type { ResponseRow } from '../responses/responses.ts'
import { answersSection, filesSection, linesFiles } from './answers-section.ts'
import type { DocumentReader } from './document-reader.ts'
import type { TextKey } from '../../notifications/texts.ts'
import { panelSection, participantsSection } from './people-sections.ts'
import type { Words } from './document-words.ts'

export interface ExportContent {
  document: DiscussionDocument
  /** the lines that it shows */
  rows: ResponseRow[]
}

/** The results of a discussion's survey, which a later area reads. */
export type SurveySections = (q: Queries, lens: DocumentReader, words: Words, now: Date) => Promise<DocumentSection[]>

/** Everything that one document of a discussion says. @throws errors.invalidParameters for a cursor that is not there */
export async function gatherExport(
  q: Queries,
  lens: DocumentReader,
  words: Words,
  { now, afterId, surveySections }: { now: Date; afterId?: string; surveySections: SurveySections },
): Promise<ExportContent> {
  const { loaded, names, format } = lens
  const { discussion } = loaded
  const forStaff = names.kind === 'csr' || lens.lines.kind === 'csr'
  const ids = await visibleIds(q, loaded, lens.lines)
  const from = afterId === undefined ? 0 : ids.indexOf(afterId) + 1
  if (afterId !== undefined && from === 0)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { afterId: 'errors.unknownValue' } })
  const all =
    ids.length === 0
      ? []
      : await q.select().from(queryResponse).where(inArray(queryResponse.id, ids)).orderBy(asc(queryResponse.id))
  const rows = all.slice(from)
  const nameOf = await namesFor(q, loaded, names, [discussion.userId, ...all.map((row) => row.userId)], words.language)
  const files = await linesFiles(q, rows)
  const yours = format === 'Client' ? 'yourQuestion' : 'question'
  const sections: (DocumentSection | null)[] = [
    names.seesContent && {
      heading: await words.say(`export.${yours}`),
      blocks: [{ kind: 'text' as const, text: discussion.text }],
    },
    names.seesContent && discussion.history !== ''
      ? {
          heading: await words.say(format === 'Client' ? 'export.yourHistory' : 'export.history'),
          blocks: [{ kind: 'text' as const, text: discussion.history }],
        }
      : null,
    await answersSection(words, { rows, all }, files, nameOf, from > 0 ? all[from - 1] : undefined),
    await filesSection(words, rows, files, nameOf),
    ...(await surveySections(q, lens, words, now)),
    await panelSection(q, lens, words),
    format === 'CSR' ? await participantsSection(q, lens, words) : null,
  ].map((section) => section || null)
  return {
    rows,
    document: {
      language: words.language,
      title: discussion.title,
      subtitle: await words.say(forStaff ? 'export.confidentialStaff' : 'export.confidential'),
      facts: await factsOf(lens, words, nameOf(discussion.userId), now),
      sections: sections.filter((section) => section !== null),
      foot: await words.say('export.foot', { product: productName, key: discussion.key, time: words.when(now) }),
    },
  }
}

async function factsOf(
  { loaded, names, format }: DocumentReader,
  words: Words,
  asker: string,
  now: Date,
): Promise<[string, string][]> {
  const { discussion: d, diagnosis, plan, grant } = loaded
  const age =
    d.ageMagnitude !== null && d.ageUnits !== null
      ? { magnitude: d.ageMagnitude, unit: d.ageUnits }
      : d.dob === null
        ? null
        : ageOn(d.dob, newYorkDay(now))
  const ageText = !age
    ? null
    : names.seesContent
      ? await words.count(`age.unit.${age.unit}.count`, age.magnitude)
      : await words.say(`age.band.${ageBand(age)}` as TextKey)
  const staff = format === 'CSR'
  const facts: [Parameters<Words['say']>[0], string | null | false][] = [
    ['export.refId', d.key],
    [
      'export.status',
      await words.say(staff ? statusLabel(d.status) : `discussion.displayStatus.${displayStatus(d.status)}`),
    ],
    ['export.diagnosis', [plainNameOf(diagnosis, words.language), diagnosis.code].filter(Boolean).join(' · ')],
    ['export.focus', d.contextName],
    ['export.medium', await words.say(`discussion.media.${d.mediaType}`)],
    ['export.asker', asker],
    ['export.age', ageText],
    [
      'export.gender',
      names.seesContent && d.genderId && d.genderId !== 'unspecified' && (await words.say(`gender.${d.genderId}`)),
    ],
    ['export.plan', staff && (plan?.displayTitle ?? null)],
    ['export.grant', staff && (grant?.name ?? null)],
    ['export.asked', words.when(d.createdAt)],
    ['export.released', d.releasedAt && words.when(d.releasedAt)],
    ['export.meeting', d.meetingTime && words.when(d.meetingTime)],
    [
      d.closedAt ? 'export.closed' : 'export.closes',
      d.closedAt ? words.when(d.closedAt) : d.closeTime && words.when(d.closeTime),
    ],
  ]
  return Promise.all(
    facts
      .filter((fact): fact is [(typeof fact)[0], string] => Boolean(fact[1]))
      .map(async ([key, value]): Promise<[string, string]> => [await words.say(key), value]),
  )
}
