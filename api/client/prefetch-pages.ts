/** Loads what a page needs before it is opened. */
export type PageLoader = () => Promise<unknown>

const saveData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * The code of a page is fetched when a link to it is pointed at or has the focus: most of it has arrived by the click.
 * @param loaderAt the loader of the page at a path of this origin; each is asked once
 * @returns ends it
 */
export function prefetchPages(loaderAt: (pathname: string) => PageLoader | undefined): () => void {
  const asked = new Set<PageLoader>()
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || saveData()) return
    const load = loaderAt(link.pathname)
    if (!load || asked.has(load)) return
    asked.add(load)
    // without a network the click tries again, and says so
    load().catch(() => asked.delete(load))
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) document.addEventListener(event, point, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, point)
  }
}
