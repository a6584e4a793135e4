import { useState } from 'react'

const prefix = 'butterleaf.draft.'

/**
 * What a person is typing, kept for the tab: a sign-in that runs out in the middle, or a reload, gives it
 * back (AUTH-5). `clear` when it is saved or given up.
 */
export function useDraft<T extends object>(name: string, initial: T) {
  const [values, setValues] = useState<T>(() => ({ ...initial, ...readDraft<T>(name) }))
  const change = (part: Partial<T>): void => {
    const next = { ...values, ...part }
    setValues(next)
    writeDraft(name, next)
  }
  return { values, change, clear: () => clearDraft(name) }
}

function readDraft<T>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

function writeDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    // Storage refused: what is typed lives as long as the page.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // As above: then nothing was kept.
  }
}
