import { categoryWords } from '@butterleaf/domain/meal-plan/meal-words'
import { categoryOf } from '@butterleaf/domain/recipes/categories'
import { paths, pathTo } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import type { PublicRecipe, SiteData } from '../site-data.ts'
import { type SitePage, siteOrigin } from '../site-page.ts'
import { groupByCategory, nextRecipes } from './by-category.ts'
import { PlanWeek } from './plan-week.tsx'
import { RecipeContent } from './recipe-content.tsx'
import { RecipeTile } from './recipe-tile.tsx'

const besideCount = 3

/** The list, a page for each of its recipes, and one for missing recipes. */
export function recipePages(data: SiteData): SitePage[] {
  return [indexPage(data), ...data.recipes.map((recipe) => recipePage(recipe, data)), missingPage(data)]
}

function indexPage(data: SiteData): SitePage {
  return {
    path: paths.recipes,
    title: 'Keto recipes with macros · Butterleaf',
    description: `${data.recipes.length} keto recipes for breakfast, lunch, dinner and dessert, each with its macros per serving.`,
    content: <RecipeIndex data={data} />,
    structured: [listOf(data.recipes)],
  }
}

function recipePage(recipe: PublicRecipe, data: SiteData): SitePage {
  const { title, slug, structured, pictures } = recipe
  return {
    path: pathTo('recipes.recipe', { slug }),
    title: `${title} · keto recipe · Butterleaf`,
    description: structured.description,
    content: <RecipeContent recipe={recipe} beside={nextRecipes(recipe, data.recipes, besideCount)} />,
    preloadedImage: pictures.featured,
    structured: [structured, breadcrumbsOf(recipe)],
  }
}

function missingPage({ recipes }: SiteData): SitePage {
  return {
    path: paths.recipes,
    isMissing: true,
    title: 'No such recipe · Butterleaf',
    description: 'There is no recipe at this address.',
    content: (
      <MissingRecipe others={groupByCategory(recipes).flatMap(({ recipes: [first] }) => first ?? [])} />
    ),
  }
}

function listOf(recipes: readonly PublicRecipe[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: recipes.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: siteOrigin + pathTo('recipes.recipe', { slug }),
    })),
  }
}

function breadcrumbsOf(recipe: PublicRecipe): object {
  const crumbs = [
    ['Recipes', paths.recipes],
    [categoryWords[categoryOf(recipe)], `${paths.recipes}#${categoryOf(recipe)}`],
    [recipe.title, pathTo('recipes.recipe', { slug: recipe.slug })],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteOrigin + path,
    })),
  }
}

/** The list of the public recipes. */
function RecipeIndex({ data: { recipes, recipeCount } }: { data: SiteData }) {
  const groups = groupByCategory(recipes)
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
          {groups.map(({ category }) => (
            <a
              key={category}
              href={`#${category}`}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line px-4 text-sm font-semibold hover:bg-sunk"
            >
              {categoryWords[category]}
            </a>
          ))}
        </nav>
      </header>
      {groups.map(({ category, recipes: own }) => (
        <section key={category} aria-labelledby={category} className="grid gap-5">
          <h2 id={category} className="scroll-mt-6">
            {categoryWords[category]}
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

function MissingRecipe({ others }: { others: readonly PublicRecipe[] }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-10 pb-20 lg:px-10">
      <div className="grid justify-items-start gap-4">
        <h1>No recipe on this plate</h1>
        <p className="max-w-prose text-pretty text-muted">
          There is no page at this address. The recipe may have a new name, or it is one of those that come
          with a plan.
        </p>
        <a href={paths.recipes} className={buttonLook()}>
          See the recipes
        </a>
      </div>
      <section aria-labelledby="others" className="grid gap-5">
        <h2 id="others">Perhaps one of these</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {others.map((recipe) => (
            <RecipeTile key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      </section>
    </div>
  )
}
