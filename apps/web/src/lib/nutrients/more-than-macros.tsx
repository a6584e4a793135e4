import ChevronDown from 'virtual:lucide/chevron-down'
import { dayTotals } from '@butterleaf/domain/meal-plan/fit'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { dayNutrients } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import { spanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import type { FoundWeek } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { newDishesIn, newDishesSentence } from '@butterleaf/domain/meal-plan/shown/new-dishes'
import { nutrientsOnCards } from '@butterleaf/domain/meal-plan/shown/nutrients-on-cards'
import { bulkFoodsIn } from '@butterleaf/domain/meal-plan/shown/week-excess'
import {
  datedDays,
  eggsIn,
  isManyEggs,
  plateSentences,
  weekPlate,
} from '@butterleaf/domain/meal-plan/shown/week-plate'
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
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import { mineralGoalsOf, referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { pathTo } from '#lib/paths.ts'
import { ReferenceBar } from '#ui/data/reference-bar.tsx'
import { Link } from '#ui/link.tsx'

type Eaten = Pick<Day, 'items'>

export interface MoreThanMacrosProps {
  /** A meal alone is a day with nothing else. */
  days: readonly Eaten[]
  of: keyof typeof captions
  /** Where `days` are a whole week of the plan. */
  week?: FoundWeek
}

const captions = {
  meal: 'What you eat of it, beside what a whole day should have',
  day: 'The day, beside what it should have',
  week: 'A day of this week on average, beside what it should have',
} as const

/** [MIN-1] Folded, for those who ask, and never on paper; nothing at all where a dish doesn't say its figures. */
export default function MoreThanMacros({ days, of, week }: MoreThanMacrosProps) {
  const { plan } = usePlan()
  const perServing = nutrientsOnCards(plan)
  const span = spanNutrients(days, (day) => dayNutrients(day, perServing))
  const eaten = days.filter(({ items }) => items.some(isFilled))
  const news = week && <NewDishes week={week} />
  if (!span || eaten.length === 0) return news
  const goals = mineralGoalsOf(plan.answers) ?? mineralGoals(referencesFor(plan.answers))
  return (
    <>
      {news}
      {of === 'day' && <DayPlate days={days} nutrients={span.sum} />}
      <details className="group print:hidden">
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
          {week && <WeekPlateSentences week={week} />}
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
    </>
  )
}

/** [HELD-4] */
function NewDishes({ week: { week } }: { week: FoundWeek }) {
  const { plan } = usePlan()
  const sentence = newDishesSentence(newDishesIn(plan, week), profileOf(plan.answers).palate.adventure)
  return sentence && <p className="mt-1 text-pretty text-sm text-muted">{sentence}</p>
}

/** [PLATE-1] [PLATE-2] Fiber and sodium beside the four, and eggs where there are many. */
function DayPlate({ days, nutrients: { fiber, sodium } }: { days: readonly Eaten[]; nutrients: Nutrients }) {
  const { plan } = usePlan()
  const items = days.flatMap((day) => day.items)
  const eggs = eggsIn(items, (recipeId) => plan.cards[recipeId]?.eggs)
  const amounts = [
    `Fiber ${Math.round(fiber)} g`,
    `sodium ${(sodium / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} g`,
    ...(isManyEggs(eggs) ? [`${eggs.toLocaleString()} eggs`] : []),
  ]
  return <p className="mt-1 text-sm text-muted">{amounts.join(', ')}</p>
}

/** [PLATE-1] [PLATE-2] What the week came to, and where a limit was passed and why. */
function WeekPlateSentences({ week }: { week: FoundWeek }) {
  const { plan } = usePlan()
  const perServing = nutrientsOnCards(plan)
  const figures = {
    nutrientsOfDay: (day: Eaten) => dayNutrients(day, perServing),
    eggsOfDay: ({ items }: Eaten) => eggsIn(items, (recipeId) => plan.cards[recipeId]?.eggs),
    bulkFoodsOfDay: ({ items }: Eaten) => bulkFoodsIn(items, (recipeId) => plan.cards[recipeId]?.much),
  }
  const plate = weekPlate(datedDays(plan.template, week), figures, plan.answers)
  const sentences = plate ? plateSentences(plate, plan.answers) : []
  if (sentences.length === 0) return null
  return (
    <ul aria-label="What the week comes to" className="grid gap-1 text-pretty text-sm font-semibold">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
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
