import type { WireOwnRecipe, WireOwnRecipeSave } from '@butterleaf/contract/own-recipes/calls'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import OwnRecipeScreen from '../own-recipe-screen.tsx'
import OwnRecipesScreen from '../own-recipes-screen.tsx'

export const ownLine = (
  words: string,
  own: Partial<WireOwnRecipe['lines'][number]> = {},
): WireOwnRecipe['lines'][number] => ({
  ...{ words, group: null, isToTaste: false, isOptional: false, note: null },
  food: { kind: 'cookbook', id: 'leek', name: 'leek' },
  grams: 300,
  ...{ how: 'exact', doubt: null, isAmountEstimated: false, swaps: [] },
  figures: { calories: 183, fat: 0.9, net_carbs: 37, protein: 4.5 },
  ...own,
})
export const flour = ownLine('200 g flour', {
  food: { kind: 'ordinary', id: 'wheat-flour', name: 'all-purpose flour' },
  swaps: [
    {
      food: { kind: 'cookbook', id: 'almond-flour', name: 'almond flour' },
      grams: 180,
      netCarbsLess: 33.2,
      method: 'Add an egg to bind.',
    },
  ],
})
export const zorble = ownLine('2 zorbles', {
  food: null,
  grams: null,
  how: 'unknown',
  doubt: 'no-food',
  figures: null,
})

export const leekPie: WireOwnRecipe = {
  ...{ id: 'own-pie', title: 'Leek pie', meal: 'dinner', servings: 4, prepMinutes: 10, cookMinutes: 35 },
  ...{
    lineCount: 2,
    missing: 0,
    isWhole: true,
    mayBePlanned: true,
    isPlanned: null,
    image: null,
    hasPhoto: false,
    unreadLanguage: null,
    version: 'v1',
  },
  perServing: { calories: 400, fat: 30, net_carbs: 44, protein: 9 },
  lines: [flour, ownLine('300 g leeks')],
  steps: ['Bake.'],
  warnings: [],
  source: { link: null, text: 'Leek pie', recipeId: null },
}

/** The list, or with `shown` that recipe; the API keeps what is saved. */
export function openOwnRecipes(recipes: WireOwnRecipe[], shown?: WireOwnRecipe, search = '') {
  let recipe = shown
  let photosSent = 0
  const opened = renderPlanScreen({
    Screen: shown ? OwnRecipeScreen : OwnRecipesScreen,
    route: shown ? 'app.recipes.yours.recipe' : 'app.recipes.yours',
    params: shown ? { recipeId: shown.id } : {},
    search,
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
    answer: ({ method, path, body }) => {
      if (!path.startsWith('/api/own-recipes')) return undefined
      if (path.endsWith('/foods'))
        return {
          body: {
            foods: [
              {
                ...{ kind: 'cookbook', id: 'butter', name: 'butter' },
                per100g: { calories: 717, fat: 81, net_carbs: 0.1, protein: 0.9 },
              },
            ],
          },
        }
      if (path.endsWith('/text') && JSON.stringify(body).includes('Endless pie'))
        return {
          status: 422,
          body: {
            ...{ type: '/problems/took-too-long', title: 'Too long', status: 422, detail: 'Too long.' },
            errors: [{ field: 'text', message: 'Reading this took too long. Try it in parts.' }],
          },
        }
      if (path.endsWith('/link'))
        return {
          status: 400,
          body: {
            ...{ type: '/problems/invalid-input', title: 'Look', status: 400, detail: 'No recipe.' },
            errors: [{ field: 'link', message: 'No recipe was found on this page.' }],
          },
        }
      if (path.endsWith('/photo') && recipe) {
        photosSent += 1
        if (photosSent === 1)
          return {
            status: 400,
            body: {
              ...{ type: '/problems/invalid-input', title: 'Look', status: 400, detail: 'No picture.' },
              errors: [{ field: 'photo', message: 'Choose a JPEG, PNG or WebP picture.' }],
            },
          }
        const hasPhoto = method === 'PUT'
        recipe = { ...recipe, hasPhoto, image: hasPhoto ? '/api/own-recipes/photos/p/small' : null }
        return { body: recipe }
      }
      if (path.endsWith('/cooklang')) return { body: 'Stew the @leeks{300%g}.' }
      if (method === 'POST') return { status: 201, body: { recipes: [leekPie], skipped: 0 } }
      if (method === 'PUT' && recipe) {
        const { version } = body as WireOwnRecipeSave
        if (version !== undefined && version !== recipe.version)
          return {
            status: 409,
            body: {
              ...{ type: '/problems/conflict', title: 'Look', status: 409, detail: 'Changed elsewhere.' },
              errors: [{ field: 'version', message: 'Changed elsewhere.' }],
            },
          }
        const isAsked = path.endsWith('?evenIfPlanned=true')
        if ((body as WireOwnRecipeSave).lines.some(({ food }) => !food) && recipe.missing === 0 && !isAsked)
          return {
            status: 409,
            body: {
              ...{ type: '/problems/conflict', title: 'Look', status: 409 },
              detail: 'Leek pie is planned for day 2.',
            },
          }
        const { lines, ...rest } = body as WireOwnRecipeSave
        const { servings = null, isPlanned = null } = rest
        const before = recipe.lines
        const kept = lines.map((sentLine, at) => ({ ...ownLine(sentLine.words), ...before[at], ...sentLine }))
        const warnings = rest.steps.some((step) => /batches/.test(step)) ? [] : recipe.warnings
        const answered = { servings, isPlanned, lines: kept, warnings, version: `${recipe.version}+` }
        recipe = { ...recipe, ...rest, ...answered }
        return { body: recipe }
      }
      if (method === 'DELETE') return { status: 204 }
      if (shown && path.includes(shown.id)) return { body: recipe }
      return { body: { recipes, total: recipes.length, page: 1, pageTotal: 1, most: 500 } }
    },
  })
  /** As another tab or device does it. */
  const editElsewhere = (change: Partial<WireOwnRecipe>) => {
    if (recipe) recipe = { ...recipe, ...change, version: `${recipe.version} elsewhere` }
  }
  return { ...opened, editElsewhere, stored: () => recipe }
}

export function changesIn(sent: readonly { method: string; path: string; body?: unknown }[]) {
  return sent.filter(({ method }) => method !== 'GET')
}
