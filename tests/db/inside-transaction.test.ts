import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setting } from '#db/schema/all.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

describe('inside a transaction', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  test('a read that takes a second connection is refused, since it could wait for ever', async () => {
    const { db } = product.deps
    await expect(db.transaction(async () => db.select().from(setting))).rejects.toThrow()
    await expect(db.transaction(async () => db.transaction(async () => undefined))).rejects.toThrow('transaction')
  })

  test('limits are read through it, whether they are remembered or not', async () => {
    const { db, limits } = product.deps
    await limits()
    await expect(db.transaction(async () => limits())).rejects.toThrow('Inside a transaction')
    expect(await db.transaction((tx) => limits(tx))).toEqual(await limits())
  })

  test('after it has ended the database answers again', async () => {
    const { db } = product.deps
    await db.transaction((tx) => tx.select().from(setting))
    expect(await db.select().from(setting)).toBeInstanceOf(Array)
  })
})
