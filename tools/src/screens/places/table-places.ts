import type { MealPlan, PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { addressesOf, findMeal } from '../addresses.ts'
import type { PlanPerson } from '../people.ts'
import { press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

type Addresses = ReturnType<typeof addressesOf>
type Dish = Exclude<PlanItem, { value: null }>

/** [TOG-3] A family's table: a partner with needs of their own, who eats apart on some days, a teenager and a child. */
export function sharing({ plan }: PlanPerson): ShownPlace[] {
  const places: PlaceFor<'who'>[] = [
    ...apartPlaces(plan),
    { name: 'shopping list of a table', path: addressesOf(plan).listOf(0) },
    {
      name: 'people, a family',
      path: '/settings/personalization/preferences/scaling',
      act: (page) => page.getByRole('region', { name: 'How the days ahead suit you all' }).waitFor(),
    },
  ]
  return places.map((place) => ({ ...place, who: 'host' }))
}

/** A dish apart beside the shared main, and one in its place: in Meals, on its page, at the stove and on the plates. */
function apartPlaces(plan: MealPlan): PlaceFor<'who'>[] {
  const addresses = addressesOf(plan)
  const [beside, instead] = [false, true].map((isInstead) => findApart(addresses.daysToCook, isInstead))
  return [
    ...(beside ? besidePlaces(beside, addresses) : []),
    ...(instead ? dishPlaces('another main apart', instead, addresses) : []),
  ]
}

type FoundItem = { day: PlanDay; item: PlanItem }

function besidePlaces(beside: FoundItem, addresses: Addresses): PlaceFor<'who'>[] {
  return [
    ...dishPlaces('a dish apart', beside, addresses),
    { name: 'editor, a dish apart', path: addresses.editor(beside.day) },
    {
      name: 'options of a shared meal',
      path: addresses.meals(beside.day),
      isOverlay: true,
      act: (page) => press(page, `Options for ${beside.item.category}`),
    },
    {
      name: 'totals of a shared day',
      path: addresses.meals(beside.day),
      act: (page) =>
        page.getByRole('region', { name: 'Totals of the day' }).locator('summary').first().click(),
    },
  ]
}

function dishPlaces(what: string, { day, item }: FoundItem, { meals }: Addresses): PlaceFor<'who'>[] {
  const page = `${meals(day)}/item/${item.id}`
  const [dish] = (item as Dish).apart ?? []
  const cook = `${page}/cook?dish=${encodeURIComponent(dish!.recipe.id)}`
  return [
    { name: `meals, ${what}`, path: meals(day) },
    { name: `meal, ${what}`, path: page },
    { name: `cook mode, ${what}`, path: `${cook}&step=1`, isScreenful: true },
    {
      name: `plate up, ${what}`,
      path: `${cook}&step=99`,
      isScreenful: true,
      act: async (page) => {
        const next = page.getByRole('button', { name: 'Next' })
        const plates = page.getByRole('region', { name: 'Plate up' })
        await next.or(plates).first().waitFor()
        while ((await next.count()) > 0) {
          const before = await page.title()
          await next.click()
          // The same button ends the session on the last step.
          await page.waitForFunction((title) => document.title !== title, before)
        }
        await plates.scrollIntoViewIfNeeded()
      },
    },
  ]
}

/** One that is cooked, in the place of the shared main or beside it; a plan may chance to have none. */
function findApart(days: readonly PlanDay[], isInstead: boolean): FoundItem | undefined {
  const isWanted = (item: PlanItem) => {
    if (item.value === null || item.type === 'leftover' || !item.apart) return false
    const hasMain = (eaterId: string) =>
      item.plates?.some((plate) => plate.eaterId === eaterId && plate.servings > 0) === true
    return item.apart.some(({ eaters }) => eaters.some(({ eaterId }) => hasMain(eaterId) !== isInstead))
  }
  return days.some(({ items }) => items.some(isWanted)) ? findMeal(days, isWanted) : undefined
}
