import { z } from 'zod'
import { nameField, versionField } from '../../fields.ts'
import { longestText, storedText } from '../../long-text.ts'
import { TEXT_BLOCK_NAME_MAX } from './text-blocks.ts'

/** as long as an answer, which it becomes a part of */
const blockText = z
  .string({ error: 'errors.required' })
  .max(longestText, 'errors.tooLong')
  .transform(storedText)
  .superRefine((text, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: 'errors.required' })
  })

export const textBlockBody = z
  .strictObject({ name: nameField(TEXT_BLOCK_NAME_MAX), text: blockText })
  .meta({ id: 'TextBlockBody' })
export type TextBlockBody = z.infer<typeof textBlockBody>
export const textBlockChange = textBlockBody.extend({ version: versionField }).meta({ id: 'TextBlockChange' })
export type TextBlockChange = z.infer<typeof textBlockChange>

export const textBlockRow = z
  .object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    /** how often it was inserted */
    useCount: z.int(),
    lastUsedAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: versionField,
  })
  .meta({ id: 'TextBlock' })
export type TextBlock = z.infer<typeof textBlockRow>
