import { useState } from 'react'
import { readText, removeText, storeText, tab } from './web-storage.ts'

/**
 * What a person is typing, stored for the tab: it survives a reload and a session that ends meanwhile (AUTH-5). Call `clear`
 * when it is saved or discarded and the form closes, `reset` where the form stays and begins again.
 */
export function useDraft<T extends object>(name: string, initial: T) {
  const [values, setValues] = useState<T>(() => ({ ...initial, ...readDraft<T>(name) }))
  const change = (part: Partial<T>): void => {
    const next = { ...values, ...part }
    setValues(next)
    storeText(tab, `butterleaf.draft.${name}`, JSON.stringify(next))
  }
  const clear = () => clearDraft(name)
  const reset = () => {
    setValues(initial)
    clear()
  }
  return { values, change, clear, reset }
}

function readDraft<T>(name: string): Partial<T> {
  try {
    return JSON.parse(readText(tab, `butterleaf.draft.${name}`) ?? '{}') as Partial<T>
  } catch {
    // Written by another version: the form begins empty.
    return {}
  }
}

export function clearDraft(name: string): void {
  removeText(tab, `butterleaf.draft.${name}`)
}
