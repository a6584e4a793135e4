import Check from 'virtual:lucide/check'
import Timer from 'virtual:lucide/timer'
import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { RecipeStep, ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { ReactNode } from 'react'
import type { SiteData } from '../site/site-data.ts'
import { Band } from './band.tsx'
import { recipesText } from './landing-words.ts'
import { certificateOf, wholeText } from './macro-figures.ts'
import { PhoneStrip } from './phone-strip.tsx'

/** [LAND-1] Each shows a part of the app with the data of one real plan. */
export function BenefitsSection({ data }: { data: SiteData }) {
  const { plan, list, cooked, recipeCount } = data
  return (
    <Band
      titleId="benefits-title"
      title="Dinner is settled. So is Tuesday’s lunch."
      lead={`Four weeks drawn from ${recipesText(recipeCount)} recipes, every figure in them computed from what is in the pan.`}
    >
      <PhoneStrip label="What it does" isFocusable className="md:gap-16 lg:gap-24">
        <Benefit
          title="Sums you can check"
          text={`Calories, fat, net carbs and protein each have a range, and every day shows where it lands. In this plan ${plan.daysInRange} of ${plan.days} days land inside all four. When something can’t, we say which, and by how much.`}
          points={[
            'Scaled to you by the quarter serving',
            'Swap, skip, lock or draw again',
            'Leftovers planned on purpose',
          ]}
        >
          <WeekCard week={plan.week} />
        </Benefit>
        <Benefit
          isTurned
          title="One list, in the order of the aisles"
          text="A week’s dishes become one list: added up, rounded up to what a shop sells, with what will be left over. Tick it off without a signal; it catches up later."
          points={['Cups or grams', 'Works offline in the shop', 'Prints, and can be sent to others']}
        >
          <ListCard list={list} />
        </Benefit>
        <Benefit
          title="Cook with clean hands"
          text="One step fills the screen, with what goes into it and the timers it needs. Swipe on with a knuckle. The screen stays awake, and so do your eggs."
          points={['Amounts scaled for your table', 'Several timers at once', 'A drawing of every dish']}
        >
          <CookCard recipe={cooked} />
        </Benefit>
      </PhoneStrip>
    </Band>
  )
}

interface BenefitProps {
  title: string
  text: string
  points: readonly string[]
  /** Puts the picture at the left where there is room. */
  isTurned?: boolean
  children: ReactNode
}

function Benefit({ title, text, points, isTurned = false, children }: BenefitProps) {
  return (
    <li>
      <article className="grid content-start items-center gap-4 lg:grid-cols-2 lg:gap-16">
        <div className={isTurned ? 'lg:order-last' : ''}>
          <h3 className="text-xl lg:text-2xl">{title}</h3>
          <p className="mt-2 max-w-lg lg:mt-3 text-pretty text-muted">{text}</p>
          <ul className="mt-3 grid gap-1 lg:mt-5 lg:gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3 font-semibold">
                <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-butter" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </article>
    </li>
  )
}

type Week = SiteData['plan']['week']

const columns = [
  { key: 'calories', short: 'kcal', long: 'Calories' },
  { key: 'fat', short: 'Fat', long: 'Fat in grams' },
  { key: 'protein', short: 'Protein', long: 'Protein in grams' },
  { key: 'netCarbs', short: 'Net carbs', long: 'Net carbs in grams' },
] as const

/** The certificates of a week, one line a day. */
function WeekCard({ week }: { week: Week }) {
  const [first] = week
  if (!first) return null
  return (
    <div className="rounded-card bg-surface p-4 shadow-card lg:p-6">
      <table className="w-full text-right text-sm">
        <caption className="pb-3 text-left font-display text-lg">Week 1, day by day</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-semibold">
              Day
            </th>
            {columns.map(({ key, short, long }) => (
              <th key={key} scope="col" aria-label={long} className="py-1.5 pl-2 font-semibold">
                {short}
              </th>
            ))}
            <th scope="col" className="sr-only">
              Verdict
            </th>
          </tr>
        </thead>
        <tbody>
          {week.map((fit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
            <tr key={at} className="border-t border-hairline">
              <th scope="row" className="py-2.5 text-left font-semibold">
                {at + 1}
              </th>
              {columns.map(({ key }) => (
                <td key={key} className="py-2.5 pl-2">
                  {wholeText(fit.actual[key])}
                </td>
              ))}
              <td className="w-10 pl-3">
                <Verdict text={certificateOf(fit)} isInRange={fit.inRange} />
              </td>
            </tr>
          ))}
        </tbody>
        <Ranges fit={first} />
      </table>
    </div>
  )
}

function Verdict({ text, isInRange }: { text: string; isInRange: boolean }) {
  return (
    <span
      className={`ml-auto grid size-6 place-items-center rounded-full ${isInRange ? 'bg-leaf text-on-leaf' : 'bg-butter text-on-butter'}`}
    >
      {isInRange ? <Check aria-hidden className="size-4" strokeWidth={3} /> : '!'}
      <span className="sr-only">{text}</span>
    </span>
  )
}

function Ranges({ fit: { target } }: { fit: Week[number] }) {
  return (
    <tfoot className="border-t-[1.5px] border-line text-xs text-muted">
      <tr>
        <th scope="row" className="py-2.5 text-left font-semibold">
          Range
        </th>
        {columns.map(({ key }) => (
          <td key={key} className="py-2.5 pl-2">
            {rangeText(target[key])}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}

function rangeText({ minimum, maximum }: { minimum: number; maximum: number }): string {
  return minimum > 0 ? `${wholeText(minimum)}–${wholeText(maximum)}` : `≤ ${wholeText(maximum)}`
}

const shownAisles = ['Produce', 'Dairy', 'Meat'] as const
const shownRows = 2
/** As if half-way through the shop. */
const tickedRows = 1

/** The first rows of a real week's list. */
function ListCard({ list }: { list: ShoppingList }) {
  const aisles = shownAisles.flatMap((heading) => {
    const rows = Object.values(list[heading] ?? {})
    return rows.length > 0 ? [{ heading, rows: rows.slice(0, shownRows) }] : []
  })
  const all = Object.values(list).reduce((sum, rows) => sum + Object.keys(rows).length, 0)
  const shown = aisles.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className="rounded-card bg-surface p-4 shadow-card lg:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-display text-lg">Shopping list, week 1</p>
        <p className="text-sm whitespace-nowrap text-muted">{all} to buy</p>
      </div>
      {aisles.map(({ heading, rows }, at) => (
        <div key={heading}>
          <h4 className="mt-3 text-sm font-bold lg:mt-4 text-muted">{heading}</h4>
          <ul className="divide-y divide-hairline">
            {rows.map((row, place) => (
              <Row key={row.name} row={row} isTicked={at === 0 && place < tickedRows} />
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-3 text-sm text-muted">and {all - shown} more, aisle by aisle</p>
    </div>
  )
}

function Row({ row: { name, measures }, isTicked }: { row: ShoppingListRow; isTicked: boolean }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] ${isTicked ? 'border-leaf bg-leaf text-on-leaf' : 'border-line'}`}
      >
        {isTicked && <Check className="size-4" strokeWidth={3} />}
      </span>
      <span
        className={`min-w-0 flex-1 first-letter:uppercase ${isTicked ? 'text-muted line-through' : 'font-semibold'}`}
      >
        {name}
        {isTicked && <span className="sr-only">, in the basket</span>}
      </span>
      <span className={isTicked ? 'text-muted line-through' : 'font-bold'}>{measures.us?.text}</span>
    </li>
  )
}

/** Cook mode at a step that has a timer. */
function CookCard({ recipe }: { recipe: ScaledRecipe }) {
  const { steps, title, pictures } = recipe
  const at = stepToShow(steps)
  const step = steps[at]
  if (!step) return null
  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-card">
      <img
        src={pictures.featured}
        alt={`Illustration: ${title}`}
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        className="h-44 w-full bg-butter/30 object-cover lg:h-56"
      />
      <div className="p-5 lg:p-6">
        <div aria-hidden className="flex gap-1.5">
          {steps.map(({ text }, place) => (
            <span
              key={text}
              className={`h-1.5 flex-1 rounded-full ${place <= at ? 'bg-leaf' : 'bg-hairline'}`}
            />
          ))}
        </div>
        <p className="mt-4 text-sm font-semibold text-muted">{title}</p>
        <h4 className="mt-1 font-display text-lg text-leaf">
          Step {at + 1} <span className="text-sm text-muted">of {steps.length}</span>
        </h4>
        <StepWords step={step} />
        <Timers step={step} />
      </div>
    </div>
  )
}

function StepWords({ step: { parts } }: { step: RecipeStep }) {
  return (
    <p className="mt-2 text-lg text-pretty">
      {parts.map(({ kind, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence.
        <span key={place} className={kind === 'text' ? '' : 'font-semibold'}>
          {text}
        </span>
      ))}
    </p>
  )
}

function Timers({ step: { parts } }: { step: RecipeStep }) {
  const timers = parts.filter(({ kind }) => kind === 'timer')
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {timers.map(({ text }) => (
        <span
          key={text}
          className="inline-flex items-center gap-2 rounded-full bg-butter px-4 py-2 text-sm font-bold text-on-butter"
        >
          <Timer aria-hidden className="size-4" />
          {text}
        </span>
      ))}
    </p>
  )
}

function stepToShow(steps: readonly RecipeStep[]): number {
  const timed = steps.findIndex(({ parts }, at) => at > 0 && parts.some(({ kind }) => kind === 'timer'))
  return Math.max(0, timed)
}
