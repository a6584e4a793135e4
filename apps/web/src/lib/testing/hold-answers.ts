import { vi } from 'vitest'

/** From now on no call is answered until `release` is called: the time in which a person waits. */
export function holdAnswers(): { release: () => void } {
  const answered = globalThis.fetch
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await released
    return answered(...call)
  })
  return { release: () => release() }
}
