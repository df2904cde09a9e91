import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** list and record are pages of their own, the tabs of a record are not */
export const pageOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/')

/** what was pressed on a page to leave it, by the place of the page in the history: there one goes on after coming back */
const pressed = new Map<string, string>()

const STEP_MS = 50
/** a page and its record may take that long to load */
const PAGE_STEPS = 200
/** a row that is no longer there is not waited for */
const ROW_STEPS = 20

/** After a change of page the focus is on the row that was left when one comes back, else on the new page's heading, unless something else has it. */
export function useFocusOnPage(): void {
  const { pathname, key } = useLocation()
  const back = useNavigationType() === 'POP'
  const here = useRef({ pathname, key })
  const popped = useRef(back)
  // the address of a page also changes by its filters, which is no change of page
  useEffect(() => {
    here.current.key = key
    popped.current = back
  }, [key, back])
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const selector = target instanceof Element ? selectorOf(target) : undefined
      if (selector) pressed.set(here.current.key, selector)
    }
    // before the page hears of it and goes
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  useEffect(() => {
    const from = here.current.pathname
    here.current.pathname = pathname
    if (from === pathname) return undefined
    const left = popped.current ? pressed.get(here.current.key) : undefined
    return focusWhenThere(pageOf(from) !== pageOf(pathname), left)
  }, [pathname])
}

/** The link or the row in the page that something belongs to. */
function selectorOf(element: Element): string | undefined {
  const found = element.closest('#main-content a[href], #main-content [data-record]')
  if (!found) return undefined
  const name = found.matches('a') ? 'href' : 'data-record'
  return `[${name}="${CSS.escape(found.getAttribute(name) ?? '')}"]`
}

function focusWhenThere(newPage: boolean, row: string | undefined): () => void {
  let [waited, waitedForRow] = [0, 0]
  const look = () => {
    const main = document.getElementById('main-content')
    const active = document.activeElement
    // a press with the pointer may leave the focus on the frame of the page
    const nowhere = active === null || active === document.body || (newPage && active === main)
    if (!nowhere || waited++ > PAGE_STEPS) return stop()
    const title = main?.querySelector<HTMLElement>('h1')
    if (!title) return undefined
    const left = row && main?.querySelector<HTMLElement>(row)
    if (!left && row && waitedForRow++ < ROW_STEPS) return undefined
    if (!left) title.tabIndex = -1
    // where the page is scrolled to is react-admin's
    ;(left || title).focus({ preventScroll: true })
    return stop()
  }
  const timer = setInterval(look, STEP_MS)
  const stop = () => clearInterval(timer)
  return stop
}
