/** How the list went out; `given-up`: the person closed the sheet of their device. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed'

/** By the device's own sheet where it has one, else into the clipboard. */
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
    // Refused, or a browser without a clipboard on an insecure address: the person is told.
    return 'failed'
  }
}
