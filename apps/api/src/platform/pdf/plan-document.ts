import type { PlanModel, PlanRecipe } from './models/plan-model.ts'
import type { Content } from './parts/content.ts'
import { nutrientsPage } from './parts/nutrients-page.ts'
import { framePages } from './parts/page-frame.ts'
import { planCover } from './parts/plan-cover.ts'
import { recipeSheet, type SheetSize } from './parts/recipe-sheet.ts'
import { weekId, weekOverview } from './parts/week-overview.ts'

const size: SheetSize = {
  titlePt: 22,
  textPt: 10,
  picture: { width: 128, height: 128 },
  ingredientsWidth: 208,
}

/** SHOP-6: cover, a page for each week, one for more than macros, then each recipe once, on a page of its own to hang up in the kitchen. */
export function planDocument(plan: PlanModel): object {
  return framePages({
    title: 'Your four weeks',
    subject: 'A meal plan with its recipes',
    system: plan.system,
    hasCover: true,
    content: [
      ...planCover(plan),
      ...plan.weeks.flatMap((week) => weekOverview(week, plan)),
      ...(hasDishes(plan) ? nutrientsPage(plan) : []),
      ...plan.recipes.flatMap((recipe) => recipePage(recipe, plan)),
    ],
  })
}

function hasDishes({ weeks }: PlanModel): boolean {
  return weeks.some(({ days }) => days.some(({ slots }) => slots.some(({ kind }) => kind === 'dish')))
}

/** In the outline a recipe is below the first week that cooks it. */
function recipePage(recipe: PlanRecipe, { people, weeks }: PlanModel): Content[] {
  const days = new Set(recipe.cookings.flatMap(({ eaten }) => eaten.map(({ dayNumber }) => dayNumber)))
  const week = weeks.find((each) => each.days.some(({ dayNumber }) => days.has(dayNumber)))
  const parent = week ? { outlineParentId: weekId(week.weekNumber) } : {}
  const title = { id: recipe.id, outline: true, outlineText: recipe.title, ...parent }
  return recipeSheet(recipe, { people, size, title, isOnNewPage: true })
}
