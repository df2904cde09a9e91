import type { ComponentProps } from 'react'
import { Form } from 'react-admin'
import { validateWith } from './validate.ts'

interface Props extends Omit<ComponentProps<typeof Form>, 'noValidate' | 'validate' | 'mode' | 'reValidateMode'> {
  schema: Parameters<typeof validateWith>[0]
}

/** A form checked by the schema that the API uses: at first when an input is left, then as its mistake is corrected. */
export const SchemaForm = ({ schema, ...rest }: Props) => (
  <Form noValidate validate={validateWith(schema)} mode="onBlur" reValidateMode="onChange" {...rest} />
)
