import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react'

/** Leads to another page of the portal; `state` is what that page is told. */
export type Navigate = (to: string, state?: unknown) => void

const GoContext = createContext<Navigate>((to) => window.location.assign(to))

/** Says how the pages below lead on: by the router, or before it has been loaded. */
export const GoProvider = GoContext.Provider

export const useGo = () => use(GoContext)

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  state?: unknown
}

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link of the sign-in page, which is drawn without the router. */
export function PageLink({ to, state, children, ...rest }: Props) {
  const go = useGo()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        go(to, state)
      }}
    >
      {children}
    </a>
  )
}
