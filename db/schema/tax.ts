import { sql } from 'drizzle-orm'
import {
  boolean,
  day,
  id,
  index,
  instant,
  integer,
  json,
  oneOf,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import type { Evidence } from '#model/tax/wire.ts'
import { entityTypes, taxClarifications, taxFormTypes, taxRowStatuses } from '#model/tax/enums.ts'
import { user } from './identity.ts'

/** Tax forms with all their versions. A certified one is never changed but for its status. Numbers are in `secret_number`. */
export const userTaxInformation = table(
  'user_tax_information',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id),
    formType: oneOf(taxFormTypes).notNull(),
    legalName: text(),
    address: text(),
    city: text(),
    state: text(),
    stateId: integer(),
    zipCode: text(),
    /** of citizenship */
    countryId: integer(),
    entityType: oneOf(entityTypes),
    entityTypeOther: text(),
    taxClarification: oneOf(taxClarifications),
    ownershipInterest: boolean(),
    backupWithholding: boolean(),
    dob: day(),
    ftinNotRequired: boolean(),
    usWork: boolean(),
    paypalEmail: text(),
    doNotHavePaypal: boolean(),
    personalPhoneNumber: text(),
    bankName: text(),
    swiftCode: text(),
    bankCountry: integer(),
    bankState: text(),
    bankAddress1: text(),
    bankAddress2: text(),
    bankCity: text(),
    bankPostalCode: text(),
    /** of tax residence */
    certificationCountry: integer(),
    /** where the person is */
    certificationDate: day(),
    certifyDate: instant(),
    evidence: json<Evidence>(),
    /** place in the chain of all certified forms, from 1 */
    sequence: integer(),
    previousHash: text(),
    hash: text(),
    status: oneOf(taxRowStatuses).notNull(),
    expiresAt: day(),
    /** number of the newest reminder that was sent */
    reminded: integer().notNull().default(0),
    invalidReason: text(),
    invalidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    index('user_tax_information_user').on(t.userId, t.createdAt),
    index('user_tax_information_expiry').on(t.status, t.expiresAt),
    // the orders of the list
    index('user_tax_information_certified').on(t.certificationDate, t.userId, t.status),
    index('user_tax_information_expires').on(t.expiresAt, t.userId, t.status),
    uniqueIndex('user_tax_information_draft')
      .on(t.userId)
      .where(sql`status = 'draft'`),
    uniqueIndex('user_tax_information_sequence').on(t.sequence),
  ],
)

/** One row: the newest link of the chain of certified forms. Locked while a form is certified. */
export const taxChainHead = table('tax_chain_head', {
  id: text().primaryKey(),
  sequence: integer().notNull(),
  hash: text(),
  updatedAt: instant().notNull(),
})

/** Encrypted numbers (AES-256-GCM, key id first); additional data is table, column, row id. */
export const secretNumber = table(
  'secret_number',
  {
    id: id(),
    refTable: text().notNull(),
    refId: text().notNull(),
    field: text().notNull(),
    keyId: text().notNull(),
    cipher: text().notNull(),
    /** the last characters, for the mask */
    lastFour: text().notNull(),
  },
  (t) => [
    uniqueIndex('secret_number_field').on(t.refTable, t.refId, t.field),
    index('secret_number_key').on(t.keyId, t.id),
  ],
)
