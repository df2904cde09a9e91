import type { BankAccount } from '#model/payments/bank-wire.ts'

/** A German account, as its owner reads it: the number is masked. */
export const bankOfUlm: BankAccount = {
  bankName: 'Bank of Ulm',
  swiftCode: 'COBADEFFXXX',
  bankCountry: 82,
  bankState: null,
  bankAddress1: null,
  bankAddress2: null,
  bankCity: 'Ulm',
  bankPostalCode: null,
  ibanNumber: '********3000',
  bankAccountNumber: null,
  bankRoutingNumber: null,
  bankSortCode: null,
  paypalEmail: null,
  version: 3,
  warnings: {},
}
