import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import type { Locator, Page } from '@playwright/test'
import { addressesOf } from '../../screens/addresses.ts'
import type { People, PlanPerson } from '../../screens/people.ts'

/** What is pressed, by whom and where, and how it is undone before the next round. */
export type Press = {
  name: string
  who: 'cook' | 'builder'
  path: string
  target: (page: Page) => Locator
  back?: (page: Page) => Promise<unknown>
}
type Role = Parameters<Page['getByRole']>[0]

const named = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()
const pressing = (role: Role, name: string | RegExp) => (page: Page) => named(role, name)(page).click()
const goBack = (page: Page) => page.goBack()

/** What people do most on a day. */
export function presses({ cook, builder }: People): Press[] {
  return [...onReadyDay(cook), ...inEditor(cook), ...whileBuilding(builder)]
}

function onReadyDay({ plan }: PlanPerson): Press[] {
  const { meals, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  /** Completing leads on to the next day. */
  const reopen = async (page: Page) => {
    await pressing('tab', dayName(today))(page)
    await pressing('button', 'Mark incomplete')(page)
    await named('button', 'Mark complete')(page).waitFor()
  }
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'another day',
      target: named('tab', dayName(tomorrow)),
      back: pressing('tab', dayName(today)),
    },
    { name: 'open a meal', target: named('link', today.items[0].value?.title ?? ''), back: goBack },
    { name: 'mark complete', target: named('button', 'Mark complete'), back: reopen },
    { name: 'to the editor', target: named('link', 'Editor'), back: goBack },
  ]
  return list.map((press) => ({ who: 'cook', path: meals(today), ...press }))
}

const dayName = ({ dayNumber }: PlanDay) => new RegExp(`^Day ${dayNumber},`)
const weekName = ({ dayNumber }: PlanDay, ahead = 0) => `Week ${Math.ceil(dayNumber / 7) + ahead}`

function inEditor({ plan }: PlanPerson): Press[] {
  const { editor, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'editor: another day',
      target: named('button', dayName(tomorrow)),
      back: pressing('button', dayName(today)),
    },
    {
      name: 'editor: another week',
      target: named('button', weekName(today, 1)),
      back: pressing('button', weekName(today)),
    },
    {
      name: 'editor: more servings',
      target: named('button', 'More dinner'),
      back: pressing('button', 'Less dinner'),
    },
    {
      name: 'editor: lock',
      target: named('button', 'Lock breakfast'),
      back: pressing('button', 'Lock breakfast'),
    },
    { name: 'editor: random dish', target: named('button', 'Random breakfast') },
    { name: 'editor: browse recipes', target: named('link', 'Replace breakfast'), back: goBack },
  ]
  return list.map((press) => ({ who: 'cook', path: editor(today), ...press }))
}

function whileBuilding({ plan }: PlanPerson): Press[] {
  const { editor, days } = addressesOf(plan)
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'building: skip',
      target: named('button', 'Skip breakfast'),
      back: pressing('button', 'Unskip breakfast'),
    },
    {
      name: 'building: suggested meals',
      target: named('button', 'Suggested Meals'),
      back: async (page: Page) => {
        await pressing('button', 'Reset items')(page)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Reset items' }).click()
        await named('button', 'Suggested Meals')(page).waitFor()
      },
    },
  ]
  return list.map((press) => ({ who: 'builder', path: editor(days[1]), ...press }))
}
