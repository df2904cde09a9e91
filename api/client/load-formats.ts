/**
 * The first date or number that a page formats makes the browser load its locales, which blocks a slow phone for a tenth of a second. Threads share
 * what is loaded, so a worker does it beside the page.
 */
export function loadFormats(): void {
  const code = URL.createObjectURL(new Blob(['new Intl.DateTimeFormat(); close()'], { type: 'text/javascript' }))
  new Worker(code)
}
