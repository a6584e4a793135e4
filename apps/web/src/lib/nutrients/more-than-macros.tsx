import ChevronDown from 'virtual:lucide/chevron-down'
import { dayTotals } from '@butterleaf/domain/meal-plan/fit'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { dayNutrients } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import { spanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { nutrientsOnCards } from '@butterleaf/domain/meal-plan/shown/nutrients-on-cards'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { kcalPerGram, noMacros } from '@butterleaf/domain/nutrition/macros'
import {
  judgeWeek,
  type MineralGoals,
  mineralGoals,
} from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'

import { mineralSentences } from '@butterleaf/domain/nutrition/mineral-goals/mineral-sentences'
import {
  type NutrientName,
  type Nutrients,
  nutrientNames,
  nutrientUnits,
  shownNutrient,
} from '@butterleaf/domain/nutrition/nutrients'
import { mineralGoalsOf, referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { pathTo } from '#lib/paths.ts'
import { ReferenceBar } from '#ui/data/reference-bar.tsx'

type Eaten = Pick<Day, 'items'>

export interface MoreThanMacrosProps {
  /** A meal alone is a day with nothing else. */
  days: readonly Eaten[]
  of: keyof typeof captions
}

const captions = {
  meal: 'What you eat of it, beside what a whole day should have',
  day: 'The day, beside what it should have',
  week: 'A day of this week on average, beside what it should have',
} as const

/** [MIN-1] Folded, for those who ask; nothing at all where a dish doesn't say its figures. */
export default function MoreThanMacros({ days, of }: MoreThanMacrosProps) {
  const { plan } = usePlan()
  const perServing = nutrientsOnCards(plan)
  const span = spanNutrients(days, (day) => dayNutrients(day, perServing))
  const eaten = days.filter(({ items }) => items.some(isFilled))
  if (!span || eaten.length === 0) return null
  const goals = mineralGoalsOf(plan.answers) ?? mineralGoals(referencesFor(plan.answers))
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        More than macros{of === 'week' && ', this week'}
      </summary>
      <div className="mt-2 grid gap-4">
        <p className="text-pretty text-sm text-muted">{captions[of]}</p>
        <NutrientBars nutrients={span.mean} calories={meanCalories(plan, eaten)} goals={goals} />
        {of === 'week' && plan.answers.aimsForMinerals && (
          <ul aria-label="Your aim" className="grid gap-1 text-pretty text-sm font-semibold">
            {mineralSentences(judgeWeek(span.mean, goals), plan.helpfulFoods).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className="text-pretty text-xs text-muted">
          Estimates. Salt to taste, water and supplements aren’t counted.{' '}
          <Link
            to={pathTo('app.support.answer', { title: 'where-do-the-references-come-from' })}
            className="inline-flex min-h-6 items-center underline"
          >
            Where the references come from
          </Link>
        </p>
      </div>
    </details>
  )
}

function meanCalories({ cards }: MealPlan, days: readonly Eaten[]): number {
  const calories = days.map((day) => dayTotals(day, (id) => cards[id]?.perServing ?? noMacros).calories)
  return calories.reduce((sum, one) => sum + one, 0) / days.length
}

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
function NutrientBars({ nutrients, calories, goals }: NutrientBarsProps) {
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
