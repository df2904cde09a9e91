import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import type { CommandName } from '#model/discussions/lifecycle/commands.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { refusalInWords, type Allowance } from './commands.ts'

/** Says why a command cannot be given now, in the reader's language; undefined: it can. */
export function useRefusal() {
  const translate = useTranslate()
  const { list } = useFormat()
  return useCallback(
    (name: CommandName, view: Allowance | undefined) => refusalInWords(name, view, translate, list),
    [translate, list],
  )
}
