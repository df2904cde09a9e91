import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreementOf, concordanceOf, medianOf, ranksOf } from '#model/surveys/agreement.ts'
import { figuresOf } from '#model/surveys/results.ts'
import { choiceVerdict, middleHalf, rankingVerdict, scaleVerdict, selectionVerdict } from '#model/surveys/verdict.ts'

const counts = fc.array(fc.nat(6), { minLength: 3, maxLength: 10 }).filter((list) => list.some((count) => count > 0))
const order = (n: number) =>
  fc.shuffledSubarray(
    Array.from({ length: n }, (_, at) => at + 1),
    { minLength: n, maxLength: n },
  )
const orders = fc.integer({ min: 2, max: 7 }).chain((n) => fc.array(order(n), { minLength: 2, maxLength: 8 }))
const close = (a: number, b: number) => Math.abs(a - b) < 1e-9

describe('agreement A', () => {
  test('the cases of the paper: all alike, two ends, spread evenly, and a worked one', () => {
    expect(agreementOf([0, 0, 5, 0, 0])).toBe(1)
    expect(agreementOf([4, 0, 0, 0, 4])).toBeCloseTo(-1, 12)
    expect(agreementOf([3, 3, 3, 3, 3])).toBe(0)
    // layers 30/85 × 0.75 (two neighbours of five) and so on, by hand
    expect(agreementOf([1, 1, 0, 0, 0])).toBeCloseTo(0.75, 12)
    expect(agreementOf([2, 1, 0, 0, 0])).toBeCloseTo((2 / 3) * 0.75 + 1 / 3, 12)
  })
  test('stays between −1 and 1, is the same from either end, and does not grow with the number of answers', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 9 }), (list, times) => {
        const value = agreementOf(list)
        return (
          value >= -1 - 1e-9 &&
          value <= 1 + 1e-9 &&
          close(value, agreementOf([...list].reverse())) &&
          close(value, agreementOf(list.map((count) => count * times)))
        )
      }),
    )
  })
  test('is 1 only when all chose the same point', () => {
    fc.assert(
      fc.property(counts, (list) => close(agreementOf(list), 1) === (list.filter((count) => count > 0).length === 1)),
    )
  })
})

describe('concordance W', () => {
  test('a worked example with ties (Kendall and Gibbons, ch. 6)', () => {
    const judges = [
      [1, 2, 3, 4, 5, 6],
      [2, 1, 4, 3, 6, 5],
      [1.5, 1.5, 3, 4.5, 4.5, 6],
    ]
    const sums = [4.5, 4.5, 10, 11.5, 15.5, 17]
    const squares = sums.reduce((sum, value) => sum + (value - 10.5) ** 2, 0)
    expect(concordanceOf(judges)).toBeCloseTo((12 * squares) / (9 * 210 - 3 * 12), 12)
  })
  test('lies between 0 and 1, and is 1 exactly when all rank alike', () => {
    fc.assert(
      fc.property(orders, (rankings) => {
        const value = concordanceOf(rankings) ?? -1
        const alike = rankings.every((ranks) => ranks.join() === rankings[0]?.join())
        return value >= 0 && value <= 1 && close(value, 1) === alike
      }),
    )
  })
  test('does not depend on how the things are numbered', () => {
    fc.assert(
      fc.property(orders, (rankings) =>
        close(concordanceOf(rankings) ?? 0, concordanceOf(rankings.map((ranks) => [...ranks].reverse())) ?? 0),
      ),
    )
  })
  test('with opposite orders nothing is common, and level things have nothing to compare', () => {
    expect(
      concordanceOf([
        [1, 2, 3],
        [3, 2, 1],
      ]),
    ).toBe(0)
    expect(
      concordanceOf([
        [2, 2, 2],
        [2, 2, 2],
      ]),
    ).toBeNull()
    expect(concordanceOf([[1, 2, 3]])).toBeNull()
    expect(ranksOf([5, 1, 5])).toEqual([2.5, 1, 2.5])
  })
})

describe('the verdict says no more than the figures', () => {
  test.each([
    [[8, 9], 'tooFew'],
    [[8, 8, 8], 'agree'],
    [[8, 8, 9], 'agree'],
    [[8, 6, 9], 'mostly'],
    [[1, 5, 10], 'divided'],
    [[1, 10, 1, 10], 'twoCamps'],
    [[2, 2, 9, 9, 8], 'twoCamps'],
    [[1, 1, 1, 10], 'divided'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'divided'],
  ] as const)('%j of ten: %s', (values, word) => expect(scaleVerdict(values, 10).word).toBe(word))

  test.each([
    ['aa', 'tooFew'],
    ['aaa', 'agree'],
    ['aab', 'mostly'],
    ['abc', 'divided'],
    ['aaab', 'agree'],
    ['aabb', 'twoCamps'],
    ['aabc', 'divided'],
    ['aaabb', 'twoCamps'],
    ['aaabc', 'mostly'],
    ['aaaaaabbb', 'mostly'],
    ['aaaaaaabb', 'agree'],
  ] as const)('one choice each, %s: %s', (answers, word) => expect(choiceVerdict([...answers]).word).toBe(word))

  test.each([
    [['a', 'a', 'a'], 'agree', 1],
    [['ab', 'ab', 'a'], 'mostly', 2 / 3],
    [['ab', 'cd', 'ac'], 'divided', 2 / 9],
    [['', '', ''], 'agree', 1],
  ] as const)('selections %j: %s', (selections, word, value) => {
    const verdict = selectionVerdict(selections.map((one) => [...one]))
    expect(verdict.word).toBe(word)
    expect(verdict.measure?.value).toBeCloseTo(value, 12)
  })

  test('the share of the most common answer does not depend on who answered when, or on the names of the choices', () => {
    const answers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(answers, (given) => {
        const verdict = choiceVerdict(given)
        const renamed = choiceVerdict(given.map((one) => `other ${one}`).reverse())
        const most = Math.max(...given.map((one) => given.filter((other) => other === one).length))
        return (
          verdict.measure?.value === most / given.length &&
          renamed.word === verdict.word &&
          (verdict.word !== 'agree' || most * 4 >= given.length * 3) &&
          (verdict.word !== 'mostly' || most * 2 > given.length)
        )
      }),
    )
  })

  test('what people wrote as "other" is the same answer whatever its case and spaces', () => {
    const config = { choices: [{ id: 'x', text: 'Surgery' }], validation: { addOther: true } }
    const wording = { text: 'What first?', questionTypeId: 1 as const, config }
    expect(figuresOf(wording, ['Watch and  wait', ' watch and wait', 'x']).verdict).toMatchObject({
      word: 'mostly',
      measure: { name: 'S', value: 2 / 3 },
    })
  })

  test('below three answers nothing is said, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 2 }), (values) => {
        const { word, measure } = scaleVerdict(values, 10)
        return word === 'tooFew' && measure === null
      }),
    )
    expect(
      rankingVerdict([
        [1, 2],
        [1, 2],
      ]),
    ).toMatchObject({ word: 'tooFew', measure: null })
  })
  test('who speaks of agreement has a high figure; who speaks of camps has two groups apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 3, maxLength: 12 }), (values) => {
        const { word, measure, few, n } = scaleVerdict(values, 7)
        const value = measure?.value ?? NaN
        if (few !== n < 5) return false
        if (word === 'agree') return value >= 0.8
        if (word === 'mostly') return value >= 0.5 && value < 0.8
        if (word === 'twoCamps') return value < 0 && new Set(values).size >= 2 && values.length >= 4
        return word === 'divided' && value < 0.5
      }),
    )
  })
  test('rankings: one order, two opposite camps, no order', () => {
    expect(
      rankingVerdict([
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ).toMatchObject({ word: 'agree', measure: { value: 1 }, few: true })
    expect(
      rankingVerdict([
        [1, 2, 3, 4],
        [1, 2, 4, 3],
        [4, 3, 2, 1],
        [3, 4, 2, 1],
      ])?.word,
    ).toBe('twoCamps')
    expect(
      rankingVerdict([
        [1, 2, 3],
        [2, 3, 1],
        [3, 1, 2],
      ]),
    ).toMatchObject({ word: 'divided', measure: { value: 0 } })
    expect(rankingVerdict([[1], [1], [1]])).toBeNull()
  })
})

describe('figures', () => {
  test('the middle half and the median are points of what was said', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 20 }), (values) => {
        const { from, to } = middleHalf(values)
        const median = medianOf(values)
        return from >= Math.min(...values) && to <= Math.max(...values) && from <= median && median <= to
      }),
    )
  })
  test('every answer is counted once', () => {
    const choices = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }))
    const answer = fc.oneof(
      fc.constantFrom('a', 'b', 'c', 'mine'),
      fc.shuffledSubarray(['a', 'b', 'c', 'mine'], { minLength: 1 }),
    )
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
        const figures = figuresOf({ text: '', questionTypeId: 1, config: { choices } }, answers)
        const counted =
          (figures.choices ?? []).reduce((sum, { count }) => sum + count, 0) + (figures.others?.length ?? 0)
        return counted === answers.flat().length
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }),
        (values) =>
          figuresOf({ text: '', questionTypeId: 7, config: {} }, values).scale?.counts.reduce(
            (sum, count) => sum + count,
            0,
          ) === values.length,
      ),
    )
  })
  test('a ranking stands in its order, and mean ranks add up', () => {
    const choices = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }))
    fc.assert(
      fc.property(
        fc.array(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 }), { minLength: 1, maxLength: 8 }),
        (answers) => {
          const ranking = figuresOf({ text: '', questionTypeId: 5, config: { choices } }, answers).ranking ?? []
          const sorted = ranking.every(({ meanRank }, at) => meanRank >= (ranking[at - 1]?.meanRank ?? 0))
          return (
            sorted &&
            close(
              ranking.reduce((sum, { meanRank }) => sum + meanRank, 0),
              10,
            )
          )
        },
      ),
    )
  })
})
