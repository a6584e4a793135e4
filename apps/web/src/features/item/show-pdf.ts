const keptMs = 60_000

/** In the tab that is waiting for it; where the browser gave none, as a download. */
export function showPdf(pdf: Blob, name: string, tab: Window | null): void {
  const address = URL.createObjectURL(pdf)
  if (tab && !tab.closed) tab.location.replace(address)
  else {
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
  }
  // The tab reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
