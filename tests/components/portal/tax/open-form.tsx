import { screen } from '@testing-library/react'
import type { TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { FormDialog } from '#portal/tax/form-dialog.tsx'
import { renderInPortal } from '../page.tsx'

/** A form that was begun before. */
export const draftOf = (nothing: TaxForm, values: TaxValues, more: Partial<TaxForm> = {}) =>
  ({ ...nothing, ...values, status: 'draft', version: 1, problems: {}, warnings: {}, ...more }) as TaxForm

export async function openForm(form: TaxForm, onClose = () => undefined as void) {
  const { unmount } = await renderInPortal(
    <FormDialog form={form} formType={form.formType ?? 'W-9'} width={700} onDone={() => undefined} onClose={onClose} />,
  )
  return { dialog: await screen.findByRole('dialog'), unmount }
}
