import { useState } from 'react'
import { readText, removeText, storeText, tab } from './web-storage.ts'

/**
 * What a person is typing, kept for the tab: a sign-in that runs out in the middle, or a reload, gives it
 * back (AUTH-5). `clear` when it is saved or given up.
 */
export function useDraft<T extends object>(name: string, initial: T) {
  const [values, setValues] = useState<T>(() => ({ ...initial, ...readDraft<T>(name) }))
  const change = (part: Partial<T>): void => {
    const next = { ...values, ...part }
    setValues(next)
    storeText(tab, `butterleaf.draft.${name}`, JSON.stringify(next))
  }
  return { values, change, clear: () => clearDraft(name) }
}

function readDraft<T>(name: string): Partial<T> {
  try {
    return JSON.parse(readText(tab, `butterleaf.draft.${name}`) ?? '{}') as Partial<T>
  } catch {
    // Of another version: the form begins without it.
    return {}
  }
}

export function clearDraft(name: string): void {
  removeText(tab, `butterleaf.draft.${name}`)
}
