/** Lets the browser keep what was fetched. */
export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/**
 * Shows what `load` brings in a tab of its own, which is opened at once: later it would be taken for a popup.
 * @returns false when the browser opened none
 */
export async function openInTab(load: () => Promise<Blob>): Promise<boolean> {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  try {
    tab.opener = null
    tab.location.replace(URL.createObjectURL(await load()))
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}
