import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { serverNow } from '#api/client/server-clock.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import LivePage from '#portal/live-sessions/room/live-page.tsx'
import { signInFully } from '../../sign-in.ts'
import { answerWith } from '../../portal-answers.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

const earlyText = en.room.startsAt.split('%{time}')[0] ?? ''
const canJoin = 'You can join 20 minutes before the call.'

test.each([
  ['call', 1, 0],
  ['experts', 0, 1],
  ['callExpert', 0, 1],
] as const)(
  'before a call that waits for %s, the asker reads who is missing, and only then when to join',
  async (waitsFor, joins, missing) => {
    const meetingTime = Math.floor(serverNow() / 1000) + 3_600
    answerWith({
      '/server/limits': { 'live.early': { value: 20 } },
      '/user/interaction/{key}/sessionStatus': { status: 'early', meetingTime, joinableFrom: meetingTime - 1_200 },
    })
    const discussion = {
      queryId: 'q1',
      title: 'Call',
      viewer: 'asker',
      mediaType: 'video',
      progress: { waitsFor },
    } as unknown as Discussion
    await renderInPortal(<LivePage discussion={discussion} />)
    await screen.findByText((text) => text.startsWith(earlyText))
    expect(
      screen.queryAllByText(en.caseView.waits.callExpert).length +
        screen.queryAllByText(en.caseView.waits.experts).length,
    ).toBe(missing)
    expect(screen.queryAllByText(canJoin).length).toBe(joins)
  },
)
