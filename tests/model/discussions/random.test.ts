import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, commandNames } from '#model/discussions/lifecycle/commands.ts'
import { engagementCommandNames, type EngagementCommand } from '#model/discussions/lifecycle/engagement-context.ts'
import { allowedNames } from '#model/discussions/lifecycle/transition.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { actorKinds, staffRanks, type LifeActor } from '#model/discussions/lifecycle/context.ts'
import { stateAndContext } from './support.ts'
import { World } from './world.ts'

/** Written from the table of the life of a discussion, by hand, and apart from the code that it checks. */
const listed = new Set([
  'none>create',
  'create>pending_survey',
  'create>pending_charge',
  'pending_survey>pending_charge',
  'pending_charge>charged',
  'create>csrhold',
  'pending_survey>csrhold',
  'charged>csrhold',
  'create>open',
  'pending_survey>open',
  'charged>open',
  'csrhold>open',
  'held>open',
  'csrhold>create',
  'open>held',
  'answered>held',
  'open>answered',
  'answered>open',
  'open>closed',
  'answered>closed',
  'closed>open',
  'create>cancelled',
  'pending_survey>cancelled',
  'pending_charge>cancelled',
  'charged>cancelled',
  'csrhold>cancelled',
  'open>cancelled',
  'held>cancelled',
  'answered>cancelled',
])
/** The same for an expert's part. */
const listedParts = new Set([
  'none>invited',
  'declined>invited',
  'rejected>invited',
  'cancelled>invited',
  'invited>claimed',
  'invited>declined',
  'invited>missedout',
  'invited>timedout',
  'invited>cancelled',
  'claimed>answered',
  'claimed>timedout',
  'answered>followup',
  'followup>answered',
  'answered>rejected',
  'followup>rejected',
  'timedout>claimed',
  'missedout>claimed',
  'timedout>latereview',
  'missedout>latereview',
  'invited>latereview',
  'claimed>latereview',
  // a call: given back, settled without the expert, and corrected by staff
  'claimed>cancelled',
  'claimed>missedout',
  'answered>missedout',
  'followup>missedout',
  // posting into a free seat takes it
  'timedout>answered',
  'missedout>answered',
])
/** Only staff undo these. */
const finalParts = ['declined', 'rejected', 'cancelled']

const actor: fc.Arbitrary<LifeActor> = fc.oneof(
  fc.constantFrom(...actorKinds.filter((kind) => kind !== 'csr')).map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('csr' as const), rank: fc.constantFrom(...staffRanks) }),
)
const fitting: Record<string, LifeActor> = {
  submit: { kind: 'asker' },
  surveyFinished: { kind: 'asker' },
  resubmit: { kind: 'asker' },
  followup: { kind: 'asker' },
  acceptUpdate: { kind: 'asker' },
  route: { kind: 'system' },
  answerPosted: { kind: 'system' },
  replyWithdrawn: { kind: 'system' },
  closeTimeReached: { kind: 'system' },
  sessionEnded: { kind: 'system' },
}

type Step =
  | {
      kind: 'life'
      name: Command['name']
      pick: number
      wild: LifeActor | null
      hours: number
      size: number
      force: boolean
    }
  | {
      kind: 'part'
      name: EngagementCommand['name']
      wild: LifeActor | null
      index: number
      complete: boolean
      to: 'invited' | 'claimed' | 'answered'
    }
  | { kind: 'time'; hours: number }
/** Mostly the right person, sometimes anybody. */
const wild = fc.option(actor, { freq: 6, nil: null })
const partName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('accept', 'post') },
  { weight: 2, arbitrary: fc.constantFrom(...engagementCommandNames) },
) satisfies fc.Arbitrary<EngagementCommand['name']>
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('life' as const),
    name: fc.constantFrom(...commandNames),
    pick: fc.nat(1000),
    wild,
    hours: fc.integer({ min: -5, max: 50 }),
    size: fc.integer({ min: 0, max: 4 }),
    force: fc.boolean(),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('part' as const),
      name: partName,
      wild,
      index: fc.nat(5),
      complete: fc.boolean(),
      to: fc.constantFrom('invited' as const, 'claimed' as const, 'answered' as const),
    }),
  },
  fc.record({ kind: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 9 }) }),
)
const settings = fc.record({
  live: fc.boolean(),
  reviewed: fc.boolean(),
  charged: fc.boolean(),
  surveyed: fc.boolean(),
})

function commandOf(world: World, { name, hours, size, force }: Extract<Step, { kind: 'life' }>): Command {
  const at = new Date(world.now.getTime() + hours * 3_600_000)
  switch (name) {
    case 'recordCharge':
      return { name, reference: 'R' }
    case 'returnToAsker':
    case 'hold':
    case 'rejectAnswer':
      return { name, reason: 'r' }
    case 'setPanelSize':
      return { name, panelSize: size }
    case 'sessionEnded':
      return { name, paidAttendances: size % 2 }
    case 'setCloseTime':
      return { name, closeTime: at }
    case 'reopen':
      return { name, newCloseTime: at }
    case 'cancel':
      return { name, force }
    case 'schedule':
      return { name, meetingTime: force ? at : null }
    case 'proposeTimes':
      return { name, times: [at] }
    case 'setReview':
      return { name, csrReview: 'auto' }
    case 'setPreventInvites':
      return { name, preventInvites: force }
    default:
      return { name }
  }
}
function partCommandOf(world: World, { name, complete, to }: Extract<Step, { kind: 'part' }>): EngagementCommand {
  const meetingTime = world.header.meetingTime ?? world.header.proposedTimes[0]
  switch (name) {
    case 'accept':
      return { name, termsAccepted: true, ...(meetingTime === undefined ? {} : { meetingTime }) }
    case 'post':
      return { name, complete }
    case 'reject':
    case 'giveBack':
      return { name, reason: 'r' }
    case 'confirmCall':
      return { name, meetingTime: world.header.meetingTime ?? world.now }
    case 'settleCall':
      return { name, present: complete }
    case 'restore':
      return { name, to }
    case 'setPayable':
      return { name, payable: complete }
    default:
      return { name }
  }
}
const partActors: Partial<Record<EngagementCommand['name'], LifeActor>> = {
  accept: { kind: 'expert' },
  decline: { kind: 'expert' },
  post: { kind: 'expert' },
  askFollowup: { kind: 'asker' },
  withdrawReply: { kind: 'system' },
  giveBack: { kind: 'expert' },
  confirmCall: { kind: 'expert' },
  missOut: { kind: 'system' },
  timeOut: { kind: 'system' },
}

const people: LifeActor[] = [{ kind: 'csr', rank: 'csr_admin' }, { kind: 'asker' }, { kind: 'system' }]
const actorFor = (name: Command['name']): LifeActor => fitting[name] ?? { kind: 'csr', rank: 'csr_admin' }
const endings: readonly string[] = ['cancel', 'close', 'closeTimeReached']

/** One step in ten asks for anything; the others for something possible, and seldom for the end. */
function nameFor(world: World, { name, pick, size }: Extract<Step, { kind: 'life' }>): Command['name'] {
  if (pick % 10 === 0) return name
  const possible = people.flatMap((person) =>
    allowedNames(...stateAndContext(world.state, world.facts(person))).filter(
      (command) => actorFor(command).kind === person.kind,
    ),
  )
  const gentle = (world.state === 'answered' ? size < 4 : size === 0)
    ? possible
    : possible.filter((command) => !endings.includes(command))
  return gentle[pick % gentle.length] ?? name
}

function play(steps: readonly Step[], world: World, afterEach: (world: World, step: Step) => void) {
  world.give({ name: 'submit' }, { kind: 'asker' })
  for (const one of steps) {
    if (one.kind === 'time') world.pass(one.hours)
    else if (one.kind === 'life') {
      const name = nameFor(world, one)
      world.give(commandOf(world, { ...one, name }), one.wild ?? actorFor(name))
    } else
      world.part(
        one.index % world.parts.length,
        partCommandOf(world, one),
        one.wild ?? partActors[one.name] ?? { kind: 'csr', rank: 'csr' },
      )
    // a survey is answered sooner or later, and its answer is what surveyFinished reports
    if (world.state === 'pending_survey') world.settings.surveyed = false
    afterEach(world, one)
  }
}

/** A fixed seed: 20260302the walk also has to show that it went everywhere. */
const runs = { numRuns: 500, seed: 20260302 }
const scenario = fc.record({
  steps: fc.array(step, { minLength: 20, maxLength: 120, size: 'max' }),
  settings,
  experts: fc.integer({ min: 1, max: 6 }),
  panelSize: fc.integer({ min: 1, max: 3 }),
})
const worldOf = ({
  settings: chosen,
  experts,
  panelSize,
}: {
  settings: World['settings']
  experts: number
  panelSize: number
}) => {
  const world = new World(experts, { ...chosen })
  world.header = { ...world.header, panelSize }
  return world
}
/** Checked thousands of times: a plain throw costs a hundredth of an `expect`. */
function must(holds: boolean, what: string) {
  if (!holds) throw new Error(what)
}

describe('random lives', () => {
  const seen = new Set<string>()
  const seenParts = new Set<string>()

  it('only ever make listed moves, keep seats within the panel, and store listed words', () => {
    fc.assert(
      fc.property(scenario, (chosen) => {
        const world = worldOf(chosen)
        play(chosen.steps, world, () => {
          must(world.state === 'none' || queryStatuses.includes(world.state), `status ${world.state}`)
          const seats = world.seats()
          must(seats.used <= seats.panelSize, `${seats.used} of ${seats.panelSize} seats`)
          must(
            world.parts.every(({ status }) => status === 'none' || queryExpertStatuses.includes(status)),
            'an unknown status of a part',
          )
        })
        for (const { from, to } of world.moves) if (from !== to) must(listed.has(`${from}>${to}`), `${from}>${to}`)
        for (const { from, to, command } of world.partMoves) {
          if (from !== to) {
            if (command !== 'restore') must(listedParts.has(`${from}>${to}`), `${from}>${to} by ${command}`)
            if (finalParts.includes(from))
              must(command === 'invite' || command === 'restore', `${from} left by ${command}`)
          }
          seenParts.add(`${from}>${to}`)
        }
        for (const { from, to } of world.moves) seen.add(`${from}>${to}`)
      }),
      { ...runs, numRuns: 2000 },
    )
    // the walk is worth something only if it really went everywhere
    // (a charge passes on within its own transaction, so no one can cancel in between)
    expect([...listed].filter((move) => !seen.has(move) && move !== 'charged>cancelled')).toEqual([])
    // (the rarest moves of a part have tables of their own)
    expect([...listedParts].filter((move) => seenParts.has(move)).length).toBeGreaterThanOrEqual(listedParts.size - 4)
  })

  it('hold every booked seat until it is given back or settled, and close no discussion over a booked call', () => {
    fc.assert(
      fc.property(scenario, (chosen) => {
        const world = worldOf({ ...chosen, settings: { ...chosen.settings, live: true } })
        let held = new Set<number>()
        play(chosen.steps, world, (_world, step) => {
          const booked = new Set(
            world.parts.flatMap(({ status, bookedAt }, at) => (status === 'claimed' && bookedAt !== null ? [at] : [])),
          )
          must(world.seats().used >= booked.size, 'a booked seat that does not count')
          const lost = [...held].filter((at) => !booked.has(at))
          const asked = step.kind === 'part' && ['giveBack', 'settleCall'].includes(step.name)
          const cancelled = world.state === 'cancelled'
          must(lost.length === 0 || asked || cancelled || world.header.meetingTime === null, 'a booked seat was lost')
          must(lost.length <= 1 || cancelled || world.state === 'closed', 'more than one booked seat was lost at once')
          held = booked
          const { meetingTime, closeTime, meetingSettledAt } = world.header
          const waits = meetingTime instanceof Date && !meetingSettledAt && booked.size > 0
          must(!waits || world.state !== 'closed', 'closed over a booked call')
          const running = world.state === 'open' || world.state === 'answered'
          if (running && waits && closeTime) must(closeTime.getTime() > meetingTime.getTime(), 'closes before its call')
        })
      }),
      runs,
    )
  })

  it('freeze at the end: no earning, no seat and no open part after closing or cancelling', () => {
    fc.assert(
      fc.property(scenario, (chosen) => {
        const world = worldOf(chosen)
        play(chosen.steps, world, () => {
          if (world.state !== 'closed' && world.state !== 'cancelled') return
          must(world.earned === world.earnedAtFreeze, 'earned after the end')
          must(
            world.parts.every(({ status }) => status !== 'invited' && status !== 'claimed'),
            'an open part after the end',
          )
        })
      }),
      runs,
    )
  })

  it('keep header and status in step: a clock exactly while it runs, a pause exactly while held', () => {
    fc.assert(
      fc.property(scenario, (chosen) => {
        const world = worldOf(chosen)
        play(chosen.steps, world, () => {
          const { closeTime, remainingMs, releasedAt } = world.header
          const running = world.state === 'open' || world.state === 'answered'
          must(!running || (closeTime instanceof Date && releasedAt instanceof Date), 'open without a clock')
          must((world.state === 'held') === (remainingMs !== null), 'held out of step')
          must(world.state !== 'held' || closeTime === null, 'a clock that runs while held')
          must(world.state !== 'create' || releasedAt === null, 'unreleased with a release time')
          must(world.state !== 'create' || world.header.returnReason !== null, 'neither routed nor returned')
        })
      }),
      runs,
    )
  })

  it('earn exactly once per written answer that is payable', () => {
    fc.assert(
      fc.property(scenario, (chosen) => {
        const world = worldOf({ ...chosen, settings: { ...chosen.settings, live: false } })
        play(chosen.steps, world, () => {
          // cancelling ends the parts and leaves what was earned
          if (world.state === 'cancelled') return
          const paid = world.parts.filter(
            ({ status, payable }) => payable && ['answered', 'followup', 'latereview'].includes(status),
          ).length
          must(world.earned === paid, `${world.earned} earned for ${paid} answers`)
        })
      }),
      runs,
    )
  })
})
