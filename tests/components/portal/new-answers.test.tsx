import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { NewAnswers } from '#portal/discussions/detail/new-answers.tsx'
import { renderInPortal } from './page.tsx'

const [one, several] = en.caseView.newAnswers.split(' |||| ') as [string, string]
const line = (id: string, type = 'response') => ({ id, type, subtype: null, queryExpertId: `e${id}` })
const fresh = { queryId: 'q1', newAnswers: { count: 2, firstId: 'b' } } as Discussion

test.each([
  ['both are there', [line('a'), line('b'), line('c')], several.replace('%{smart_count}', '2')],
  ['the first was withdrawn', [line('a'), line('c')], one.replace('%{smart_count}', '1')],
  ['staff still read the withdrawn one', [line('b', 'retractedexpert'), line('c')], one.replace('%{smart_count}', '1')],
  ['both were withdrawn', [line('a')], null],
  ['nothing else was written', [], null],
])('new answers that are counted: %s', async (_, data, said) => {
  vi.spyOn(api, 'get').mockResolvedValue({ data, total: data.length } as never)
  await renderInPortal(<NewAnswers discussion={fresh} />)
  if (said === null) await expect.poll(() => screen.queryByRole('button')).toBeNull()
  else expect(await screen.findByRole('button', { name: said })).toBeDefined()
})
