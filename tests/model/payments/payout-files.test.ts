import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latin, latinName } from '#model/payments/payout-files/latin.ts'
import { nachaFile, type NachaEntry } from '#model/payments/payout-files/nacha.ts'
import { pain001, type PainPayment } from '#model/payments/payout-files/pain001.ts'
import { nachaPayer, painPayer } from '#model/payments/payout-files/payout-file-wire.ts'
import { accountProblem, railOf, routingChecks, type AccountFacts } from '#model/payments/payout-files/rails.ts'

const payer = { name: 'Consilium, Inc.', ein: '123456789', bankName: 'First Bank', routing: '021000021' }
const days = { day: '2026-11-25', clock: '09:05', effective: '2026-11-27' }
const entry = (more: Partial<NachaEntry> = {}): NachaEntry => ({
  routing: '011401533',
  account: '12345678',
  amount: 30_000,
  name: 'Zoë Łukasz-Ångström von und zu Beispiel',
  id: '0192f0c1aaaabbbbccccddddeeeeffff',
  business: false,
  ...more,
})
const recordsOf = (file: string) => file.split('\r\n').slice(0, -1)

describe('which file carries a payment', () => {
  const bank: AccountFacts = {
    method: 'bank',
    bankName: 'Bank',
    bankCountry: 82,
    swiftCode: 'COBADEFF',
    paypalEmail: null,
    hasIban: true,
    hasAccount: false,
    hasRouting: false,
  }
  test.each<[string, Partial<AccountFacts>, string]>([
    ['an IBAN', {}, 'pain001'],
    ['an IBAN without SWIFT', { swiftCode: null }, 'checks'],
    ['an IBAN whose bank has no country', { bankCountry: null }, 'checks'],
    ['an account number abroad', { bankCountry: 45, hasIban: false, hasAccount: true }, 'pain001'],
    ['US numbers', { bankCountry: 233, hasIban: false, hasAccount: true, hasRouting: true }, 'nacha'],
    ['a US account without routing number', { bankCountry: 233, hasIban: false, hasAccount: true }, 'checks'],
    ['a bank without numbers', { hasIban: false }, 'checks'],
    ['no bank any more', { bankName: null, hasIban: false }, 'none'],
    ['PayPal', { method: 'paypal', paypalEmail: 'a@b.test' }, 'paypal'],
    ['PayPal, address removed', { method: 'paypal' }, 'none'],
  ])('%s', (_what, more, rail) => {
    expect(railOf({ ...bank, ...more })).toBe(rail)
  })

  test('a routing number has its check digit', () => {
    for (const good of ['021000021', '011401533', '122105155']) expect(routingChecks(good)).toBe(true)
    for (const bad of ['021000022', '02100002', '0210000211', '02100002a', '']) expect(routingChecks(bad)).toBe(false)
  })

  test.each([
    ['nacha', { routing: '021000021', account: '1'.repeat(17) }, undefined],
    ['nacha', { routing: '021000021', account: '1'.repeat(18) }, 'account'],
    ['nacha', { routing: '021000022', account: '1' }, 'routing'],
    ['nacha', { routing: '021000021', account: '' }, 'account'],
    ['pain001', { iban: 'DE89370400440532013000' }, undefined],
    ['pain001', { iban: 'DE00370400440532013000' }, 'iban'],
    ['pain001', { account: '1'.repeat(34) }, undefined],
    ['pain001', { account: '1'.repeat(35) }, 'account'],
    ['paypal', {}, undefined],
  ] as const)('%s %o: %s', (rail, numbers, problem) => {
    expect(accountProblem(rail, { iban: '', account: '', routing: '', ...numbers })).toBe(problem)
  })
})

describe('a NACHA file', () => {
  test('has each field at its place', () => {
    const [header = '', batch = '', line = '', control = '', end = '', ...filler] = recordsOf(
      nachaFile(payer, [entry()], days),
    )
    expect(header).toBe(
      '101 0210000211123456789' +
        '2611250905A094101' +
        'FIRST BANK'.padEnd(23) +
        'CONSILIUM, INC.'.padEnd(23) +
        ' '.repeat(8),
    )
    expect(batch).toBe(`5220CONSILIUM, INC. ${' '.repeat(20)}1123456789PPDEXPERT PAY261127261127   1021000020000001`)
    expect(line).toBe(
      `622011401533${'12345678'.padEnd(17)}0000030000${'ccddddeeeeffff'.padStart(15, 'c')}${'ZOE LUKASZ-ANGSTROM VO'}  0021000020000001`,
    )
    expect(control).toBe(
      `8220000001${'0001140153'}${'0'.repeat(12)}${'000000030000'}1123456789${' '.repeat(25)}021000020000001`,
    )
    expect(end).toBe(`9000001000001${'00000001'}0001140153${'0'.repeat(12)}000000030000${' '.repeat(39)}`)
    expect(filler).toEqual(Array.from({ length: 5 }, () => '9'.repeat(94)))
  })

  test('has 94 characters a record, ten records a block, and totals that add up, whatever is paid', () => {
    const one = fc.record({
      routing: fc.constantFrom('021000021', '011401533', '122105155', '999999992'),
      account: fc.stringMatching(/^[A-Z0-9]{1,17}$/),
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      name: fc.string({ maxLength: 60, unit: 'grapheme' }),
      id: fc.stringMatching(/^[0-9a-f]{32}$/),
      business: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (entries) => {
        const records = recordsOf(nachaFile(payer, entries, days))
        for (const record of records) expect(record).toMatch(/^[\x20-\x7E]{94}$/)
        expect(records.length % 10).toBe(0)
        const [end = ''] = records.filter((record) => /^9(?!9{93})/.test(record))
        const sum = entries.reduce((total, { amount }) => total + amount, 0)
        const hash = entries.reduce((total, { routing }) => total + Number(routing.slice(0, 8)), 0) % 1e10
        expect([end.slice(7, 13), end.slice(13, 21), end.slice(21, 31), end.slice(43, 55)].map(Number)).toEqual([
          records.length / 10,
          entries.length,
          hash,
          sum,
        ])
        const batches = records.filter((record) => record.startsWith('5'))
        const controls = records.filter((record) => record.startsWith('8'))
        expect(batches.map((record) => record.slice(50, 53))).toEqual(
          ['PPD', 'CCD'].filter((kind) => entries.some(({ business }) => business === (kind === 'CCD'))),
        )
        expect(Number(end.slice(1, 7))).toBe(batches.length)
        for (const [start, length, total] of [
          [4, 6, entries.length],
          [32, 12, sum],
        ] as const)
          expect(controls.reduce((all, record) => all + Number(record.slice(start, start + length)), 0)).toBe(total)
        const traces = records.filter((record) => record.startsWith('6')).map((record) => Number(record.slice(87)))
        expect(traces).toEqual(entries.map((_, place) => place + 1))
      }),
    )
  })
})

describe('a pain.001 file', () => {
  const paid = (more: Partial<PainPayment> = {}): PainPayment => ({
    id: 'a'.repeat(32),
    amount: 12_345,
    name: 'Jörg <& Söhne>',
    address: { line: 'Hauptstraße 1', city: 'München', zip: '80331', country: 'DE' },
    swiftCode: 'COBADEFFXXX',
    bankName: 'Commerzbank',
    bankCountry: 'DE',
    iban: 'DE89370400440532013000',
    account: '',
    clearing: '',
    ...more,
  })
  const message = {
    id: '2026-Q3-1',
    batch: 'b'.repeat(32),
    created: '2026-11-25T09:05:00.000Z',
    executionDate: '2026-11-26',
    note: 'Expert pay 2026-Q3',
  }
  const our = { name: 'Consilium, Inc.', swiftCode: 'CHASUS33', account: '000123456789' }

  test('has the elements of pain.001.001.09 in their order', () => {
    const file = pain001(our, [paid()], message)
    const order = [...file.matchAll(/<([A-Za-z]+)[ >]/g)].map(([, name]) => name).join(' ')
    expect(order).toBe(
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm ' +
        'PmtInf PmtInfId PmtMtd NbOfTxs CtrlSum ReqdExctnDt Dt Dbtr Nm DbtrAcct Id Othr Id Ccy DbtrAgt FinInstnId BICFI ChrgBr ' +
        'CdtTrfTxInf PmtId EndToEndId Amt InstdAmt CdtrAgt FinInstnId BICFI Nm PstlAdr Ctry ' +
        'Cdtr Nm PstlAdr PstCd TwnNm Ctry AdrLine CdtrAcct Id IBAN RmtInf Ustrd',
    )
    expect(file).toContain('<InstdAmt Ccy="USD">123.45</InstdAmt>')
    expect(file).toContain('<Nm>Jorg Sohne</Nm>')
    expect(file).toContain('<AdrLine>Hauptstrasse 1</AdrLine>')
    expect(file).toContain('<IBAN>DE89370400440532013000</IBAN>')
  })

  test('sums up every payment twice, opens no tag that it does not close', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 }), (amounts) => {
        const file = pain001(
          our,
          amounts.map((amount, place) => paid({ amount, id: String(place) })),
          message,
        )
        const sum = amounts.reduce((total, amount) => total + amount, 0)
        const values = (name: string) =>
          [...file.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, text]) => text)
        expect(values('CtrlSum')).toEqual([(sum / 100).toFixed(2), (sum / 100).toFixed(2)])
        expect(values('NbOfTxs')).toEqual([String(amounts.length), String(amounts.length)])
        const open: string[] = []
        for (const [, end, name = ''] of file.matchAll(/<(\/?)([A-Za-z]+)/g))
          if (end) expect(open.pop()).toBe(name)
          else open.push(name)
        expect(open).toEqual([])
      }),
    )
  })

  test('names the clearing system of countries without IBAN, and only with a number that it knows', () => {
    const au = pain001(our, [paid({ bankCountry: 'AU', iban: '', account: '12345678', clearing: '06-20-00' })], message)
    expect(au).toContain('<ClrSysMmbId><ClrSysId><Cd>AUBSB</Cd></ClrSysId><MmbId>062000</MmbId></ClrSysMmbId>')
    expect(au).toContain('<CdtrAcct><Id><Othr><Id>12345678</Id></Othr></Id></CdtrAcct>')
    expect(pain001(our, [paid({ bankCountry: 'AU', clearing: '1' })], message)).not.toContain('ClrSys')
  })

  test('no letter of another script is in it: such a part is left out, and an address without its town', () => {
    const address = { line: '南京路 1', city: '上海', zip: '200000', country: 'CN' }
    const file = pain001(our, [paid({ bankName: '中国银行', address })], message)
    expect(file).toMatch(/^\p{ASCII}*$/u)
    expect(file).toContain('<Nm>Jorg Sohne</Nm><PstlAdr><Ctry>CN</Ctry></PstlAdr>')
    const town = pain001(our, [paid({ address: { ...address, city: 'Shànghǎi' } })], message)
    expect(town).toContain('<PstlAdr><PstCd>200000</PstCd><TwnNm>Shanghai</TwnNm><Ctry>CN</Ctry></PstlAdr>')
    expect(latinName('王小明', 'Wang Xiaoming')).toBe('Wang Xiaoming')
    expect(latin('Strauß & Ørsted – Łódź')).toBe('Strauss Orsted - Lodz')
    expect(latin('Ħamrun, Əliyev, Kaʻiulani')).toBe("Hamrun, Aliyev, Ka'iulani")
  })
})

test('what the payer enters is checked: check digits, lengths, days', () => {
  const pain = { name: 'C', account: 'DE89 3704 0044 0532 0130 00', swiftCode: 'chasus33', executionDate: '2026-11-26' }
  expect(painPayer.parse(pain)).toMatchObject({ account: 'DE89370400440532013000', swiftCode: 'CHASUS33' })
  const nacha = { name: 'C', ein: '12-3456789', bankName: 'B', routing: '021000021', executionDate: '2026-11-26' }
  expect(nachaPayer.parse(nacha)).toMatchObject({ ein: '123456789' })
  const problems = (schema: typeof painPayer | typeof nachaPayer, value: object) =>
    schema.safeParse(value).error?.issues.map(({ path, message: why }) => [path[0], why])
  expect(problems(painPayer, { ...pain, account: 'DE00370400440532013000' })).toEqual([
    ['account', 'errors.ibanChecksum'],
  ])
  expect(problems(painPayer, { ...pain, swiftCode: 'X' })).toEqual([['swiftCode', 'errors.swift']])
  expect(problems(nachaPayer, { ...nacha, routing: '021000022' })).toEqual([['routing', 'errors.routingNumber']])
  expect(problems(painPayer, { ...pain, name: '会诊' })).toEqual([['name', 'errors.latinName']])
  expect(problems(nachaPayer, { ...nacha, ein: '1' })).toEqual([['ein', 'tax.problem.einDigits']])
  expect(problems(nachaPayer, { ...nacha, executionDate: '2026-02-30' })).toEqual([['executionDate', 'errors.date']])
})
