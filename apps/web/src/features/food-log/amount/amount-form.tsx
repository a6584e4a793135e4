import ArrowLeft from 'virtual:lucide/arrow-left'
import { useEffect, useRef } from 'react'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import type { EatenDraft } from '../eaten/eaten-draft.ts'
import { type EatenForm, eatenFormId } from '../eaten/use-eaten-form.ts'
import { FoodAmount } from './food-amount.tsx'
import { OwnFigures } from './own-figures.tsx'
import { PlateAmount } from './plate-amount.tsx'
import { RecipeAmount } from './recipe-amount.tsx'

export type AmountFormProps = {
  draft: EatenDraft
  onChange: (draft: EatenDraft) => void
  form: EatenForm
  /** To another choice; absent where there is no step back. */
  onBack?: () => void
}

export function AmountForm({ draft, onChange, form, onBack }: AmountFormProps) {
  const back = useRef<HTMLButtonElement>(null)
  // What was pressed in the list is gone.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <form ref={form.ref} id={eatenFormId} noValidate onSubmit={form.submit} className="grid gap-3">
      {onBack && (
        <button
          ref={back}
          type="button"
          onClick={onBack}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Something else
        </button>
      )}
      <FieldsOf draft={draft} onChange={onChange} faults={form.faults} />
    </form>
  )
}

type FieldsOfProps = Pick<AmountFormProps, 'draft' | 'onChange'> & { faults: EatenForm['faults'] }

function FieldsOf({ draft, onChange, faults }: FieldsOfProps) {
  const { data: index } = useFoodIndex()
  if (draft.kind === 'food') return <FoodAmount draft={draft} onChange={onChange} faults={faults} />
  if (draft.kind === 'recipe') return <RecipeAmount draft={draft} onChange={onChange} faults={faults} />
  if (draft.kind === 'figures') return <OwnFigures draft={draft} onChange={onChange} faults={faults} />
  return index ? <PlateAmount draft={draft} onChange={onChange} table={index.table} /> : null
}
