import { timesOfCooking } from '@butterleaf/domain/cooking/batches'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { ReactNode } from 'react'
import { MacroLine } from './macro-line.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { minutesText } from './time-text.ts'

interface RecipeHeaderProps {
  recipe: ScaledRecipe
  /** Where it stands: "Lunch, day 3". */
  eyebrow: ReactNode
  /** What one person eats of it. */
  servings: number
  /** "Eat 1 ½ servings", and what else is to be said of the amount. */
  children: ReactNode
  /** Below its figures. */
  more?: ReactNode
  actions?: ReactNode
}

/** [ITEM-6] [RCP-5] Picture, name, times, servings and what they hold. */
export function RecipeHeader({ recipe, eyebrow, servings, children, more, actions }: RecipeHeaderProps) {
  return (
    <div className="@container">
      <header className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card @3xl:grid @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid print:grid-cols-[11rem_minmax(0,1fr)] print:border-0">
        <RecipePicture recipe={recipe} className="h-56 md:h-72 @3xl:h-full print:h-36 print:self-center" />
        <div className="grid gap-3 p-5 @3xl:content-center @3xl:p-7">
          <div>
            <p className="text-sm font-semibold text-muted">{eyebrow}</p>
            <h1 className="mt-1 text-xl text-pretty md:text-2xl">{recipe.title}</h1>
          </div>
          <Times recipe={recipe} />
          <div className="grid gap-1">
            <div className="text-pretty">{children}</div>
            <MacroLine perServing={recipe.perServing} servings={servings} hasCalories />
            {more}
          </div>
          {actions && <div className="mt-1">{actions}</div>}
        </div>
      </header>
    </div>
  )
}

function Times({ recipe }: Pick<RecipeHeaderProps, 'recipe'>) {
  const { restMinutes, yields } = recipe
  const { prepMinutes, cookMinutes } = timesOfCooking(recipe, scaledServings(recipe))
  const times = [
    { label: 'Prep', minutes: prepMinutes },
    { label: 'Cook', minutes: cookMinutes },
    { label: 'Rest', minutes: restMinutes },
  ].filter(({ minutes }) => minutes > 0)
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {times.map(({ label, minutes }) => (
        <Fact key={label} label={label}>
          {minutesText(minutes)}
        </Fact>
      ))}
      {yields && <Fact label="Recipe makes">{yields}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
