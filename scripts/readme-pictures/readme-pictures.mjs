import { addressesOf } from '../screens/addresses.mjs'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** What the README shows: name, size, whose eyes, where. */
export function readmePictures({ cook }) {
  const { meals, listOf, daysToCook } = addressesOf(cook.plan)
  const [today] = daysToCook
  const weekIndex = cook.plan.templates[0].weeks.findIndex(({ id }) => id === today.weekId)
  const dinner = today.items.find(({ category }) => category === 'dinner')
  return [
    { name: 'landing', viewport: desktop, who: 'nobody', path: '/' },
    { name: 'day', viewport: phone, who: 'cook', path: meals(today) },
    { name: 'shopping-list', viewport: phone, who: 'cook', path: listOf(weekIndex) },
    { name: 'cook-mode', viewport: phone, who: 'cook', path: `${meals(today)}/item/${dinner.id}/cook` },
    { name: 'weight-tracker', viewport: phone, who: 'cook', path: '/weight-tracker' },
  ]
}
