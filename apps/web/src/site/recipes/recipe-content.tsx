import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { orderTemperatures } from '@butterleaf/domain/recipes/shown/temperature-text'
import { paths } from '#lib/paths.ts'
import { KeepingNote } from '#lib/recipe/notes/keeping-note.tsx'
import type { PublicRecipe } from '../public-recipe.ts'
import { mealOf } from './by-meal.ts'
import { PlanWeek } from './plan-week.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import { RecipeTile } from './recipe-tile.tsx'

interface RecipeContentProps {
  recipe: PublicRecipe
  beside: readonly PublicRecipe[]
}

/** One recipe in full: to cook from, to print, and for visitors from a search engine. */
export function RecipeContent({ recipe, beside }: RecipeContentProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-5 pt-2 pb-20 lg:px-10">
      <article className="grid gap-4 lg:gap-8">
        <Breadcrumbs recipe={recipe} />
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
          <Picture recipe={recipe} />
          <div className="grid content-center gap-5 lg:order-first">
            <h1 className="text-2xl text-pretty lg:text-3xl">{recipe.title}</h1>
            <RecipeFacts recipe={recipe} />
          </div>
        </div>
        <div className="mt-4 grid items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
          <RecipeIngredients recipe={recipe} />
          <Steps recipe={recipe} />
        </div>
      </article>
      <PlanWeek />
      {beside.length > 0 && (
        <section aria-labelledby="more" className="grid gap-5">
          <h2 id="more">More like this</h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {beside.map((other) => (
              <RecipeTile key={other.id} recipe={other} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const crumbLook = "flex items-center not-first:before:px-2 not-first:before:content-['/']"

function Breadcrumbs({ recipe }: { recipe: PublicRecipe }) {
  const meal = mealOf(recipe)
  const crumbs = [
    [paths.recipes, 'Recipes'],
    [`${paths.recipes}#${meal}`, mealWords[meal]],
  ] as const
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap text-sm text-muted">
        {crumbs.map(([href, words]) => (
          <li key={href} className={crumbLook}>
            <a href={href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
              {words}
            </a>
          </li>
        ))}
        <li aria-current="page" className={`${crumbLook} min-h-11 max-md:hidden`}>
          {recipe.title}
        </li>
      </ol>
    </nav>
  )
}

function Picture({ recipe: { pictures, pictureAlt } }: { recipe: PublicRecipe }) {
  return (
    <figure className="relative aspect-4/3 overflow-hidden rounded-card bg-butter/30">
      <img
        src={pictures.featured}
        alt={pictureAlt}
        width={480}
        height={360}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
      <figcaption
        aria-hidden
        className="absolute right-3 bottom-3 rounded-full bg-surface/85 px-2.5 py-0.5 text-xs text-muted"
      >
        Illustration
      </figcaption>
    </figure>
  )
}

/** Every step has an address of its own, which the structured data names. */
function Steps({ recipe }: { recipe: PublicRecipe }) {
  return (
    <section aria-labelledby="steps" className="grid gap-4">
      <h2 id="steps">Instructions</h2>
      <ol className="grid gap-5">
        {recipe.steps.map(({ text }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
            key={at}
            id={`step-${at + 1}`}
            className="grid scroll-mt-6 grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-3"
          >
            <span aria-hidden className="font-display text-xl text-leaf">
              {at + 1}
            </span>
            <p className="text-pretty">{orderTemperatures(text, 'us')}</p>
          </li>
        ))}
      </ol>
      <KeepingNote recipe={recipe} />
    </section>
  )
}
