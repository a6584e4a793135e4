import { saveFile } from '#lib/save-file.ts'

/** The tab reads it in its own time. */
const addressLivesMs = 60_000

/** In the tab that is waiting for it; where the browser gave none, as a download. */
export function showPdf(pdf: Blob, name: string, tab: Window | null): void {
  if (tab && !tab.closed) showIn(tab, pdf)
  else saveFile(name, pdf)
}

function showIn(tab: Window, pdf: Blob): void {
  const address = URL.createObjectURL(pdf)
  tab.location.replace(address)
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
