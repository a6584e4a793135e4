import { kcalPerGram } from '@butterleaf/domain/nutrition/macros'
import type { MineralGoals } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import {
  type NutrientName,
  type Nutrients,
  nutrientNames,
  nutrientUnits,
  shownNutrient,
} from '@butterleaf/domain/nutrition/nutrients'
import { ReferenceBar } from '#ui/data/reference-bar.tsx'

const labels = {
  fiber: 'Fiber',
  saturatedFat: 'Saturated fat',
  sodium: 'Sodium',
  potassium: 'Potassium',
  magnesium: 'Magnesium',
} as const satisfies Record<NutrientName, string>

interface NutrientBarsProps {
  nutrients: Nutrients
  calories: number
  goals: MineralGoals
}

/** [MIN-1] [MIN-2] Four against a day's reference, sodium seen where it is past it, a limit told where it is passed; saturated fat has none, so its share of the energy is told. */
export function NutrientBars({ nutrients, calories, goals }: NutrientBarsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-4">
      {nutrientNames.map((name) => {
        const bar = { label: labels[name], amount: amountText(name, nutrients[name]) }
        if (name === 'saturatedFat') {
          const share = calories > 0 ? (kcalPerGram.fat * nutrients[name]) / calories : 0
          return (
            <ReferenceBar
              key={name}
              {...bar}
              share={share}
              isPlain
              note={`${Math.round(100 * share)} % of energy`}
            />
          )
        }
        const { reference, minimum, maximum } = goals[name]
        const over = nutrients[name] - maximum
        const beyond = over > 0 ? 'fault' : name === 'sodium' ? 'notable' : 'fine'
        const note = `${minimum > 0 ? 'of' : 'of up to'} ${amountText(name, reference)}${over > 0 ? `, ${amountText(name, over)} over` : ''}`
        return (
          <ReferenceBar key={name} {...bar} share={nutrients[name] / reference} note={note} beyond={beyond} />
        )
      })}
    </div>
  )
}

/** "2,912 mg", "21.4 g". */
function amountText(name: NutrientName, amount: number): string {
  return `${shownNutrient(name, amount).toLocaleString()} ${nutrientUnits[name]}`
}
