import type { ViewportSize } from '@playwright/test'
import { addressesOf, mealOf, templateOf } from '../screens/addresses.ts'
import type { People, Who } from '../screens/people.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** Whose eyes see what, where and how large. */
export type ReadmePicture = { name: string; viewport: ViewportSize; who: Who; path: string }

/** What the README shows. */
export function readmePictures({ cook }: People): ReadmePicture[] {
  const { meals, listOf, daysToCook } = addressesOf(cook.plan)
  const [today] = daysToCook
  const weekIndex = templateOf(cook.plan).weeks.findIndex(({ id }) => id === today.weekId)
  const dinner = mealOf(today, 'dinner')
  return [
    { name: 'landing', viewport: desktop, who: 'nobody', path: '/' },
    { name: 'day', viewport: phone, who: 'cook', path: meals(today) },
    { name: 'shopping-list', viewport: phone, who: 'cook', path: listOf(weekIndex) },
    { name: 'cook-mode', viewport: phone, who: 'cook', path: `${meals(today)}/item/${dinner.id}/cook` },
    { name: 'weight-tracker', viewport: phone, who: 'cook', path: '/weight-tracker' },
  ]
}
