import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import type { AmountFormProps } from './amount-form.tsx'

// Its number fields are half of the sheet's weight, and a food is searched first.
const amountForm = createLazyPart(() => import('./amount-form.tsx'))

export function LazyAmountForm(props: AmountFormProps) {
  const form = useLazyPart(amountForm, true)
  return form && <form.AmountForm {...props} />
}
