/** How the list was shared; `given-up`: the person closed the device's share sheet. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed'

/** By the device's share sheet where it has one, else to the clipboard. */
export async function shareList(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share !== 'function') return copy(text)
  try {
    await navigator.share({ title, text })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : copy(text)
  }
}

async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // Refused, or no clipboard on an insecure origin: the person is told.
    return 'failed'
  }
}
