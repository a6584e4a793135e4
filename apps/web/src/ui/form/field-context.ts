import { createContext, use } from 'react'

/** What a Field provides to the control inside it. */
type FieldControl = {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** Attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
  }
}
