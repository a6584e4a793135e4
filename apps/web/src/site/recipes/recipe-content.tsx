import { categoryWords } from '@butterleaf/domain/meal-plan/meal-words'
import { categoryOf } from '@butterleaf/domain/recipes/categories'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import { paths } from '#lib/paths.ts'
import {
  type IngredientGroup,
  IngredientName,
  ingredientGroups,
  noLabel,
} from '#lib/recipe/ingredient-list.tsx'
import { measureText } from '#lib/recipe/measure-text.ts'
import { KeepingNote } from '#lib/recipe/recipe-notes.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import type { PublicRecipe } from '../site-data.ts'
import { PlanWeek } from './plan-week.tsx'
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
  const category = categoryOf(recipe)
  const crumbs = [
    [paths.recipes, 'Recipes'],
    [`${paths.recipes}#${category}`, categoryWords[category]],
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
            <p className="text-pretty">{inKitchenOrder(text, 'us')}</p>
          </li>
        ))}
      </ol>
      <KeepingNote recipe={recipe} />
    </section>
  )
}

/** A recipe's times, servings and nutrition. */
function RecipeFacts({ recipe }: { recipe: PublicRecipe }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {factsOf(recipe).map(([label, words]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
      <Macros perServing={recipe.perServing} />
    </>
  )
}

function factsOf({
  prepMinutes,
  cookMinutes,
  restMinutes,
  servings,
  yields,
  cuisine,
}: PublicRecipe): [string, string][] {
  const times = [
    ['Prep', prepMinutes],
    ['Cook', cookMinutes],
    ['Rest', restMinutes],
  ] as const
  return [
    ...times
      .filter(([, minutes]) => minutes > 0)
      .map(([label, minutes]): [string, string] => [label, minutesText(minutes)]),
    ['Serves', String(servings)],
    ...(yields ? [['Makes', yields] as [string, string]] : []),
    ['Kitchen', cuisine],
  ]
}

function Macros({
  perServing: { calories, netCarbs, carbs, fiber, fat, protein },
}: Pick<PublicRecipe, 'perServing'>) {
  const figures = [
    ['Net carbs', `${netCarbs} g`],
    ['Fat', `${fat} g`],
    ['Protein', `${protein} g`],
    ['Calories', calories.toLocaleString('en-US')],
  ] as const
  return (
    <section
      aria-label="Macros of one serving"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-5"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        One serving, estimated from its ingredients. {carbs} g carbs, of which {fiber} g fiber.
      </p>
    </section>
  )
}

/** Both kitchens at once: there is nothing to switch on a page without script. */
function RecipeIngredients({ recipe: { ingredients, servings } }: { recipe: PublicRecipe }) {
  return (
    <section
      aria-labelledby="ingredients"
      className="grid gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id="ingredients">Ingredients</h2>
        <p className="text-sm text-muted">For {servings === 1 ? '1 serving' : `${servings} servings`}</p>
      </div>
      {ingredientGroups(ingredients).map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </section>
  )
}

function Group({ group: { label, info, rows } }: { group: IngredientGroup }) {
  return (
    <div>
      {label !== noLabel && <h3>{label}</h3>}
      {info && <p className="text-sm text-muted">{info}</p>}
      <ul className="divide-y divide-hairline">
        {rows.map(({ row, ingredient }) => (
          <li key={row} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 py-2.5">
            <span>
              <IngredientName ingredient={ingredient} unit="us" />
            </span>
            <Amount us={measureText(ingredient, 'us')} metric={measureText(ingredient, 'metric')} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Amount({ us, metric }: { us: string; metric: string }) {
  return (
    <span className="text-right whitespace-nowrap">
      <span className="font-semibold">{us || metric}</span>
      {us && metric && us !== metric && <span className="block text-sm text-muted">{metric}</span>}
    </span>
  )
}
