import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#model/discussions/identifiers.ts'
import { longTextProblem } from '#model/long-text.ts'
import { neoplasms } from '#db/seed/reference/neoplasms.ts'
import { states } from '#db/seed/reference/geography.ts'
import { languages } from '#db/seed/reference/languages.ts'
import { timeZones } from '#db/seed/reference/time-zones.ts'
import { organisations } from '#db/seed/demo/data/organisations.ts'
import { people } from '#db/seed/demo/data/people.ts'
import { questions } from '#db/seed/demo/data/questions.ts'

const { experts, members, accounts } = people
const { grants, plans, pools } = organisations
const everybody = [...experts, ...members, ...accounts]
const groups = neoplasms.flatMap((domain) => domain.groups)
const codes = new Set(groups.flatMap((group) => group.diagnoses.map((diagnosis) => diagnosis.code)))
const poolKeys = pools.map((pool) => pool.key)
const aliases = plans.map((plan) => plan.alias)

describe('the people of the demo', () => {
  test('are sixty experts, forty members and the other accounts, each with an address that reaches no one', () => {
    expect([experts.length, members.length]).toEqual([60, 40])
    for (const person of everybody) expect(person.email).toMatch(/^[a-z0-9.]+@[a-z.-]+\.test$/)
    expect(new Set(everybody.map((person) => person.email)).size).toBe(everybody.length)
  })

  test('hold every account of the documented table', () => {
    const named = [
      'member',
      'member.readonly',
      'newmember',
      'expert',
      'network',
      'planmanager',
      'blinded',
      'csr',
      'csr.view',
      'csr.admin',
      'csr.super',
      'disabled',
    ]
    const numbered = Array.from({ length: 11 }, (_, i) => `expert${i + 2}`)
    const emails = new Set(everybody.map((person) => person.email))
    for (const name of [...named, ...numbered]) expect(emails.has(`${name}@consilium.test`), name).toBe(true)
  })

  test('live in places that exist and speak known languages', () => {
    const places = new Set(states.map((state) => `${state.countryId}/${state.code}`))
    for (const person of everybody) {
      expect(places.has(`${person.countryId}/${person.stateCode}`), person.email).toBe(true)
      expect(timeZones).toContain(person.timeZone)
    }
    const spoken = languages.map((language) => language.code)
    for (const expert of experts) for (const code of expert.languages) expect(spoken).toContain(code)
  })

  test('belong to pools and plans that exist, with the tax states of the table', () => {
    for (const expert of experts) for (const key of expert.pools) expect(poolKeys, expert.email).toContain(key)
    for (const member of members) for (const alias of member.plans) expect(aliases, member.email).toContain(alias)
    for (const account of accounts)
      for (const alias of [...(account.plans ?? []), ...(account.managedPlans ?? [])]) expect(aliases).toContain(alias)
    const status = (name: string) =>
      experts.find((expert) => expert.email === `${name}@consilium.test`)?.taxFormStatus ?? 'completed'
    expect(['expert', 'expert2', 'expert3'].map(status)).toEqual(['not_started', 'in_progress', 'completed'])
  })
})

describe('the organisations of the demo', () => {
  test('are three grants, six plans of all types and eight pools', () => {
    expect([grants.length, plans.length, pools.length]).toEqual([3, 6, 8])
    expect(new Set(plans.map((plan) => plan.type))).toEqual(
      new Set(['standard', 'employer', 'advocacy', 'academic', 'trial']),
    )
    expect(new Set(aliases).size).toBe(plans.length)
    const slugs = plans.flatMap((plan) => plan.links.map((link) => link.slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  test('cover diagnoses that exist and name each other correctly', () => {
    const domains = new Set(neoplasms.map((domain) => domain.name))
    const groupCodes = new Set(groups.map((group) => group.code))
    for (const one of [...grants, ...plans, ...pools]) {
      for (const name of one.domains ?? []) expect(domains.has(name), name).toBe(true)
      for (const code of one.groups ?? []) expect(groupCodes.has(code), code).toBe(true)
      for (const code of one.diagnoses ?? []) expect(codes.has(code), code).toBe(true)
    }
    for (const one of [...grants, ...plans]) for (const key of one.pools) expect(poolKeys).toContain(key)
    for (const grant of grants) for (const alias of grant.plans) expect(aliases).toContain(alias)
  })

  test('have more experts in every pool than a panel with its alternates needs', () => {
    for (const key of poolKeys)
      expect(experts.filter((expert) => expert.pools.includes(key)).length, key).toBeGreaterThan(5)
  })
})

/** Pools that cover a diagnosis: none named, or its domain, its group, or the diagnosis itself. */
function covering(code: string): string[] {
  const domain = neoplasms.find((one) =>
    one.groups.some((group) => group.diagnoses.some((diagnosis) => diagnosis.code === code)),
  )
  const group = domain?.groups.find((one) => one.diagnoses.some((diagnosis) => diagnosis.code === code))
  const covers = (pool: (typeof pools)[number]) =>
    (!pool.domains && !pool.groups && !pool.diagnoses) ||
    pool.domains?.includes(domain?.name ?? '') ||
    pool.groups?.includes(group?.code ?? '') ||
    pool.diagnoses?.includes(code)
  return pools.filter(covers).map((pool) => pool.key)
}

describe('the discussions of the demo', () => {
  test('can each be answered by experts of the right kind, pool and language, no one twice', () => {
    for (const { key, language, diagnosis, answers } of questions) {
      const keys = covering(diagnosis)
      const free = new Set(experts)
      for (const answer of answers) {
        const fits = [...free].find(
          (expert) =>
            expert.specialty === answer.by &&
            expert.languages.includes(language) &&
            expert.pools.some((pool) => keys.includes(pool)),
        )
        expect(fits, `${key}: ${answer.by}`).toBeDefined()
        if (fits) free.delete(fits)
      }
    }
  })

  test('are many, some in Chinese, about diagnoses that exist', () => {
    expect(questions.length).toBeGreaterThanOrEqual(45)
    expect(questions.filter((question) => question.language === 'zh-cn').length).toBeGreaterThanOrEqual(6)
    expect(new Set(questions.map((question) => question.key)).size).toBe(questions.length)
    expect(questions.filter((question) => question.diagnosis === 'C50.9').length).toBeGreaterThan(2)
    for (const question of questions) expect(codes.has(question.diagnosis), question.key).toBe(true)
  })

  test('keep the rule for long texts and name no one', () => {
    for (const { key, history, question, answers } of questions) {
      const texts = [
        history,
        question,
        ...answers.flatMap((answer) => [
          answer.text,
          answer.followUp?.question,
          answer.followUp?.reply,
          answer.clarify?.question,
          answer.clarify?.reply,
        ]),
      ]
      for (const text of texts) {
        if (text === undefined) continue
        expect(longTextProblem(text), `${key}: ${text.slice(0, 60)}`).toBeNull()
        expect(findIdentifiers(text), key).toEqual([])
      }
    }
  })

  test('are answered by one to four experts, in the minutes that are paid', () => {
    for (const { key, answers } of questions) {
      expect(answers.length, key).toBeGreaterThanOrEqual(1)
      expect(answers.length, key).toBeLessThanOrEqual(4)
      for (const { minutes } of answers) {
        expect(minutes % 5, key).toBe(0)
        expect(minutes).toBeGreaterThanOrEqual(15)
        expect(minutes).toBeLessThanOrEqual(60)
      }
    }
    expect(questions.some(({ answers }) => answers.some((answer) => answer.followUp))).toBe(true)
    expect(questions.some(({ answers }) => answers.some((answer) => answer.clarify))).toBe(true)
  })

  test('are written in their language', () => {
    for (const { key, language, history, question, answers } of questions) {
      const han = (text: string) => (text.match(/\p{Script=Han}/gu) ?? []).length
      for (const text of [history, question, ...answers.map((answer) => answer.text)]) {
        if (language === 'zh-cn') expect(han(text), key).toBeGreaterThan(20)
        else expect(text, key).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u)
      }
    }
  })
})
