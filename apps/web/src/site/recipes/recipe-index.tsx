import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { SiteData } from '../site-data.ts'
import { byMeal } from './by-meal.ts'
import { PlanWeek } from './plan-week.tsx'
import { RecipeTile } from './recipe-tile.tsx'

/** The list of the public recipes. */
export function RecipeIndex({ data: { recipes, recipeCount } }: { data: SiteData }) {
  const groups = byMeal(recipes)
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-5 pt-6 pb-20 lg:px-10 lg:pt-12">
      <header className="grid gap-4">
        <h1 className="text-2xl lg:text-3xl">Keto recipes, fully counted</h1>
        <p className="max-w-prose text-lg text-pretty text-muted">
          {recipes.length} recipes to read and cook without an account, out of the{' '}
          {recipeCount.toLocaleString('en-US')} that Butterleaf plans with. Macros are per serving: estimates,
          computed from the ingredients.
        </p>
        <nav aria-label="Meals" className="flex flex-wrap gap-2">
          {groups.map(({ meal }) => (
            <a
              key={meal}
              href={`#${meal}`}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line px-4 text-sm font-semibold hover:bg-sunk"
            >
              {mealWords[meal]}
            </a>
          ))}
        </nav>
      </header>
      {groups.map(({ meal, recipes: own }) => (
        <section key={meal} aria-labelledby={meal} className="grid gap-5">
          <h2 id={meal} className="scroll-mt-6">
            {mealWords[meal]}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {own.map((recipe) => (
              <RecipeTile key={recipe.id} recipe={recipe} />
            ))}
          </ul>
        </section>
      ))}
      <PlanWeek />
    </div>
  )
}
