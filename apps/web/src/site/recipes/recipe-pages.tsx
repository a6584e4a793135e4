import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { paths, pathTo } from '#lib/paths.ts'
import type { PublicRecipe } from '../public-recipe.ts'
import type { SiteData } from '../site-data.ts'
import { type SitePage, siteOrigin } from '../site-page.ts'
import { byMeal, mealOf, nextRecipes } from './by-meal.ts'
import { MissingRecipe } from './missing-recipe.tsx'
import { RecipeContent } from './recipe-content.tsx'
import { RecipeIndex } from './recipe-index.tsx'

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
    content: <MissingRecipe others={byMeal(recipes).flatMap(({ recipes: [first] }) => first ?? [])} />,
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
    [mealWords[mealOf(recipe)], `${paths.recipes}#${mealOf(recipe)}`],
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
