import { useId, type MouseEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'ra-core'
import { WorkingButton } from './working-button.tsx'

interface Props extends Omit<ButtonProps, 'disabled'> {
  /** why it cannot be used, in words; undefined: it can */
  why?: string
  children: ReactNode
}

/** A button that says why it is disabled. It stays reachable by keyboard, so that the reason can be read there too. */
export function GuardedButton({ why, title = '', onClick, children, sx, ...props }: Props) {
  const id = useId()
  const block = (event: MouseEvent<HTMLButtonElement>) => (why ? event.preventDefault() : onClick?.(event))
  return (
    // one tree with and without a reason: the button keeps the focus when a reason comes or goes
    <>
      <Tooltip title={why ?? title} describeChild>
        <WorkingButton
          {...props}
          onClick={block}
          aria-disabled={why ? true : undefined}
          aria-describedby={why ? id : undefined}
          type={props.type ?? 'button'}
          sx={{ ...(why && dimmed), ...(sx as object) }}
        >
          {children}
        </WorkingButton>
      </Tooltip>
      {why && (
        <Box component="span" id={id} sx={visuallyHidden}>
          {why}
        </Box>
      )}
    </>
  )
}

const dimmed = { opacity: 0.5, cursor: 'not-allowed', boxShadow: 'none' }

/** The rule of a verdict as a sentence. */
export function useDisabledReason() {
  const translate = useTranslate()
  return ({ allowed, rule = '' }: { allowed: boolean; rule?: string }): string | undefined => {
    if (allowed) return undefined
    const said = translate(rule, { _: rule })
    // these are about the account as well, and are sentences of their own
    return rule.startsWith('rules.loginAs.') ? said : translate('errors.disabledReason', { rule: said })
  }
}
