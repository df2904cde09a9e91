import { expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { standInBrowser } from './browser.ts'
import { show, texts } from './show.tsx'

standInBrowser()
const { MoneyInput } = await import('#backoffice/kit/record/inputs.tsx')

function Filled({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>
}

test('an amount is shown of its cents, and no amount as nothing', async () => {
  const i18n = await texts('en')
  const shown = (hourlyRate: unknown) =>
    /<input[^>]* value="([^"]*)"/.exec(
      show(
        <Filled values={{ hourlyRate }}>
          <MoneyInput source="hourlyRate" />
        </Filled>,
        { i18n },
      ),
    )?.[1]
  expect([12_550, 0, null, undefined, ''].map(shown)).toEqual(['125.5', '0', '', '', ''])
})
