import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { paths, signUpPath } from '#lib/paths.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { variants } from '#ui/variants.ts'
import type { SiteData } from '../../site/site-data.ts'
import { Band } from '../band.tsx'
import { dishFigures, type MacroFigure, macroFigures } from '../macro-figures.ts'
import { TasteForm } from './taste-form.tsx'

/** A day of the real planner before signing up; plan-taste.ts requests it. */
export function TasteSection({ taste }: Pick<SiteData, 'taste'>) {
  return (
    <Band
      id="taste"
      titleId="taste-title"
      tone="butter"
      height="tall"
      title="Taste a day, no sign-up"
      lead="Type your numbers. The planner that fills four weeks fills one day for you, right here. What you type stays in this tab, so you never type it twice."
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
        <TasteForm asked={taste.asked} />
        <TasteDay taste={taste} />
      </div>
    </Band>
  )
}

type Taste = SiteData['taste']

/** Rendered at build for one person; plan-taste.ts writes another day into the same elements. */
function TasteDay({ taste }: { taste: Taste }) {
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
      <a
        href={signUpPath(paths.onboarding)}
        className={buttonLook({ look: 'ghost', className: 'mt-4 lg:mt-6' })}
      >
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

const fillLook = variants({
  variants: {
    macro: {
      calories: 'fill-ink',
      fat: 'fill-butter',
      protein: 'fill-paprika',
      netCarbs: 'fill-leaf',
    } satisfies Record<MacroFigure['key'], string>,
  },
})

/** The app's macro bar, static: its parts have `data-` names, by which the script updates them. */
function MacroMeter({ figure: { key, label, value, range, filled, least } }: { figure: MacroFigure }) {
  return (
    <div data-macro={key}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <b data-value className="block">
          {value}
        </b>
        <span data-range className="text-xs text-muted">
          {range}
        </span>
        <svg aria-hidden className="mt-1.5 block h-2 w-full overflow-hidden rounded-full">
          <rect width="100%" height="100%" className="fill-hairline" />
          <rect data-filled width={`${filled}%`} height="100%" className={fillLook({ macro: key })} />
          {least > 0 && <rect data-least x={`${least}%`} width="2" height="100%" className="fill-surface" />}
        </svg>
      </dd>
    </div>
  )
}
