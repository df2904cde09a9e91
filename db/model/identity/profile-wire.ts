import { z } from 'zod'
import { versionField } from '../fields.ts'
import { locales } from '../content/enums.ts'
import { uploadCheckStatuses } from '../content/uploads.ts'
import { instaTypes, userPrefixes, voicePitches } from './enums.ts'
import { addressFields, profileFields } from './inputs.ts'
import { npiField } from './npi.ts'

/**
 * Profile data that users edit: name, work, address, picture. A write sends any subset of fields with the version it
 * read; an outdated version gets 409 with `current` in the shape of the response (optimistic concurrency).
 */

/** GET and PUT /server/user/{id}/profile. */
export const profileRow = z
  .object({
    firstName: z.string(),
    middleName: z.string().nullable(),
    lastName: z.string(),
    displayName: z.string().nullable(),
    suffix: z.string().nullable(),
    prefix: z.enum(userPrefixes).nullable(),
    preferredLanguage: z.enum(locales),
    /** yyyy-MM-dd */
    dateOfBirth: z.string().nullable(),
    institutionType: z.enum(instaTypes).nullable(),
    npi: z.string().nullable(),
    affiliations: z.string().nullable(),
    location: z.string().nullable(),
    /** voice disguise in calls */
    voicePitch: z.enum(voicePitches),
    version: versionField,
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileRow>

/** Input of the profile page. */
export const profileForm = profileFields.extend({
  npi: npiField.optional(),
  voicePitch: z.enum(voicePitches).optional(),
})
export const profileBody = profileForm.partial().extend({ version: versionField }).meta({ id: 'ProfileBody' })
export type ProfileBody = z.infer<typeof profileBody>
/** Profile fields about physicians' work; clients neither have nor change them. */
export const workFields = ['institutionType', 'npi', 'affiliations'] as const satisfies readonly (keyof Profile)[]

/** GET and PUT /server/user/{id}/address. */
export const addressRow = z
  .object({
    address: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    stateId: z.int32().nullable(),
    countryId: z.int32().nullable(),
    zip: z.string().nullable(),
    /** IANA name from GET /server/timezone/list */
    timeZone: z.string(),
    version: versionField,
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof addressRow>
export const addressBody = addressFields.extend({ version: versionField }).meta({ id: 'AddressBody' })
export type AddressBody = z.infer<typeof addressBody>

/**
 * POST /server/user/{id}/photo. `avatar` is a path that changes with every picture (cache busting); null: initials are
 * shown.
 */
export const photoAnswer = z.object({ avatar: z.string().nullable() }).meta({ id: 'Photo' })
export type PhotoAnswer = z.infer<typeof photoAnswer>
/** Virus-scan status of the newest picture; null: no scan pending. */
export const photoCheck = z.object({ status: z.enum(uploadCheckStatuses).nullable() }).meta({ id: 'PhotoCheck' })
export type PhotoCheck = z.infer<typeof photoCheck>
/** Accepted picture types; stored and served as WebP. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Side of the stored square picture, in pixels. */
export const pictureSide = 512
