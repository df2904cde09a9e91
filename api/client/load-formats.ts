/**
 * The first date or number that a page writes makes the browser load its languages: a tenth of a second on a slow phone, in which nothing else
 * happens. All threads share what is loaded, so a worker does it beside the page.
 */
export function loadFormats(): void {
  const code = new Blob(['new Intl.DateTimeFormat().resolvedOptions(); close()'], { type: 'text/javascript' })
  new Worker(URL.createObjectURL(code))
}
