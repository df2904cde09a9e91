import { useState } from 'react'
import { useTranslate } from 'ra-core'
import TextField from '@mui/material/TextField'

interface Props<T> {
  label: string
  hint: string
  value: T
  write: (value: T) => string
  /** undefined: this cannot be read */
  read: (typed: string) => T | undefined
  onChange: (value: T) => void
}

/** Something that is typed as text and read once the input is left. */
export function TypedText<T>({ label, hint, value, write, read, onChange }: Props<T>) {
  const [typed, setTyped] = useState<string>()
  const translate = useTranslate()
  const broken = typed !== undefined && read(typed) === undefined
  const leave = () => {
    const next = typed === undefined ? undefined : read(typed)
    if (next === undefined) return
    if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next)
    setTyped(undefined)
  }
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={14}
      label={label}
      value={typed ?? write(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      error={broken}
      helperText={broken ? translate('errors.invalidValue') : hint}
      slotProps={{
        htmlInput: {
          spellCheck: false,
          style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem' },
        },
      }}
    />
  )
}

type Words = Record<string, string>

/** `name = colour`, one on each line. */
export const writeWords = (words: Words) =>
  Object.entries(words)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')
export function readWords(typed: string): Words | undefined {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => /^([A-Za-z][\w-]*)\s*=\s*(\S.*)$/.exec(line))
  return lines.every((line) => line !== null)
    ? Object.fromEntries(lines.map((line) => [line[1] ?? '', line[2] ?? '']))
    : undefined
}

export const writeJson = (value: object) => (Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2))
export function readJson(typed: string): Record<string, unknown> | undefined {
  if (typed.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
