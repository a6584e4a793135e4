import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { paths } from '#lib/paths.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import type { SiteData } from '../../site/site-data.ts'
import { macroFigures } from '../macro-figures.ts'
import { MacroMeter } from '../macro-meter.tsx'
import { dishFigures } from './dish-figures.ts'

type Taste = SiteData['taste']

/** Rendered at build for one person; show-day.ts writes another day into the same elements. */
export function TasteDay({ taste }: { taste: Taste }) {
  return (
    <div
      data-taste-day
      className="rounded-card bg-surface p-4 text-ink shadow-card aria-busy:animate-breathe lg:p-7"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 data-taste-whose tabIndex={-1} className="outline-none">
          A day for Robin
        </h3>
        <p data-taste-fit className="text-sm font-semibold text-leaf">
          All four on target
        </p>
      </div>
      <p data-taste-example className="mt-1 text-sm text-muted">
        An example: 34 years, 164 lbs, 5 ft 6, to lose weight.
      </p>
      <p data-taste-floor className="mt-1 text-sm text-muted empty:hidden" />
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 lg:mt-5 lg:gap-y-4 md:grid-cols-4">
        {macroFigures(taste.fit).map((figure) => (
          <MacroMeter key={figure.key} figure={figure} />
        ))}
      </dl>
      <ul className="mt-4 grid gap-2 lg:mt-6 lg:gap-3">
        {taste.items.map((item) => (
          <Dish key={item.meal} item={item} />
        ))}
      </ul>
      <a href={paths['checkout.root']} className={buttonLook({ look: 'ghost', className: 'mt-4 lg:mt-6' })}>
        Plan all 28 days
      </a>
    </div>
  )
}

function Dish({ item }: { item: Taste['items'][number] }) {
  const { title } = item.card
  const { minutes, macros } = dishFigures(item)
  return (
    <li
      data-dish={item.meal}
      className="flex items-center gap-3 rounded-card border border-hairline p-2.5 lg:gap-4 lg:p-3"
    >
      <RecipePlate recipe={item.card} className="size-14 md:size-22" />
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {mealWords[item.meal]} · <span data-minutes>{minutes}</span>
        </p>
        <p data-title className="font-display leading-snug lg:text-lg">
          {title}
        </p>
        <p data-macros className="text-xs md:text-sm text-muted lg:mt-1">
          {macros}
        </p>
      </div>
    </li>
  )
}
