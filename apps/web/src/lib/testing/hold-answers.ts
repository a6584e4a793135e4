import { vi } from 'vitest'

/** Holds back every answer until `release` is called, as while a person waits. */
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
