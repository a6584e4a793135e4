import type { NamedFoodUse } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { amountIn, type TypedFood } from './typed-food.ts'

interface FoodUsesProps {
  uses: readonly NamedFoodUse[]
  /** In whose units they are told. */
  foods: readonly TypedFood[]
}

/** [PAN-5] How much of each food is used, and why the rest isn't. */
export function FoodUses({ uses, foods }: FoodUsesProps) {
  return (
    <ul aria-label="What is used" className="grid gap-3">
      {uses.flatMap((use) => {
        const food = foods.find(({ name }) => name === use.name)
        return food ? [<FoodUseLine key={use.name} use={use} food={food} />] : []
      })}
    </ul>
  )
}

function FoodUseLine({ use, food }: { use: NamedFoodUse; food: TypedFood }) {
  const { name, grams, plannedGrams, usedGrams, unusedBecause } = use
  const inUnit = (of: number) => amountIn(food, of)
  return (
    <li>
      <p>
        <span className="inline-block font-semibold first-letter:uppercase">{name}</span>:{' '}
        {usedGrams > 0 ? `${inUnit(usedGrams)} of ${inUnit(grams)} used` : 'none of it used'}
      </p>
      {plannedGrams > 0 && usedGrams > 0 && (
        <p className="text-sm text-muted">
          {plannedGrams >= usedGrams
            ? 'Dishes that you have planned use it.'
            : `${inUnit(plannedGrams)} of that by dishes that you have planned.`}
        </p>
      )}
      {unusedBecause && <p className="text-sm text-muted">{reasons[unusedBecause]}</p>}
    </li>
  )
}

const reasons = {
  'in-no-dish': 'No dish that you eat uses it.',
  'no-open-meal':
    'No meal can be changed while it keeps: they are locked, complete or shared with other days.',
  'out-of-range': 'No other meal can take more of it and stay in your ranges.',
  'little-left': 'What is left is too little for another dish.',
} as const satisfies Record<NonNullable<NamedFoodUse['unusedBecause']>, string>
