import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { heldFoodLimits } from '@butterleaf/domain/meal-plan/use-up/held-food'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { FoodSearch } from './food-search.tsx'
import { HeldFoodRow } from './held-food-row.tsx'
import { sayUseUpFailure } from './say-use-up-failure.ts'
import { amountFault, newFood } from './typed-food.ts'
import type { UseUp } from './use-use-up.ts'

interface HeldFoodsFormProps {
  id: string
  useUp: UseUp
  system: UnitSystem
}

/** [PAN-5] The foods and how much of each; what is wrong stands beside what was typed. */
export function HeldFoodsForm({ id, useUp, system }: HeldFoodsFormProps) {
  const { foods, change, asking } = useUp
  const [isChecked, setChecked] = useState(false)
  const sent = fieldErrors(asking.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (foods.length > 0 && foods.every((food) => amountFault(food) === undefined)) useUp.ask()
  }
  const add = (name: string, pieceGrams: number | undefined) => {
    setChecked(false)
    change([...foods, newFood(name, pieceGrams, system)])
  }
  const general = asking.isError && Object.keys(sent).length === 0 && sayUseUpFailure(asking.error)
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {foods.length > 0 && (
        <ul aria-label="Foods you have" className="grid gap-4">
          {foods.map((food, at) => (
            <HeldFoodRow
              key={food.name}
              food={food}
              fault={
                (isChecked ? amountFault(food) : undefined) ??
                sent[`foods.${at}.ingredient`] ??
                sent[`foods.${at}.grams`]
              }
              onChange={(next) => change(foods.with(at, next))}
              onRemove={() => change(foods.filter((other) => other !== food))}
            />
          ))}
        </ul>
      )}
      {foods.length < heldFoodLimits.mostFoods ? (
        <FoodSearch
          taken={foods.map(({ name }) => name)}
          fault={isChecked && foods.length === 0 ? 'Name a food that you have.' : undefined}
          onPick={add}
        />
      ) : (
        <p className="text-sm text-muted">{heldFoodLimits.mostFoods} foods at once. Then the next ones.</p>
      )}
      {general && (
        <div role="alert">
          <Banner tone="danger">{general}</Banner>
        </div>
      )}
    </form>
  )
}
