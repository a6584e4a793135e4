import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EatenDraft } from './eaten-draft.ts'
import { type EatenFaults, eatenFaults } from './eaten-faults.ts'
import { type Eaten, eatenOf } from './eaten-of.ts'

export const eatenFormId = 'eaten'

/** Faults are told once a person has asked to save; the first faulty field gets the focus. */
export function useEatenForm(
  draft: EatenDraft | undefined,
  table: FoodTable | undefined,
  onSave: (eaten: Eaten) => void,
) {
  const [asked, setAsked] = useState<EatenDraft>()
  const ref = useRef<HTMLFormElement>(null)
  const faults: EatenFaults = draft && asked === draft ? eatenFaults(draft, table) : {}
  useEffect(() => {
    if (asked) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft) return
    setAsked(draft)
    if (Object.keys(eatenFaults(draft, table)).length === 0) onSave(eatenOf(draft, table))
  }
  return { ref, faults, submit }
}

export type EatenForm = ReturnType<typeof useEatenForm>
