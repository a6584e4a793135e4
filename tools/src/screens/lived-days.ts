import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { templateOf } from './addresses.ts'

type Send = (method: string, path: string, data: object) => Promise<unknown>

const burger = { calories: 900, fat: 48, net_carbs: 75, protein: 38 }
const nuts = { calories: 150, fat: 15, net_carbs: 1.1, protein: 1.7 }
const coffee = { calories: 104, fat: 10.8, net_carbs: 0.9, protein: 0.8 }
const nothing = { calories: 0, fat: 0, net_carbs: 0, protein: 0 }

/** Every morning's coffee, for a plan that is made after it. */
export async function drinkCoffee(send: Send): Promise<void> {
  const at = new Date().toISOString()
  await send('PUT', `/api/food-log/extras/${crypto.randomUUID()}`, {
    source: named('Coffee with cream'),
    figures: coffee,
    weekdays: [...weekdays],
    from: at.slice(0, 10),
    until: null,
    isBought: false,
    at,
  })
}

/** Lunch is out today, dinner in two days isn't counted, and tomorrow has three snacks. */
export async function liveADay(send: Send, plan: MealPlan): Promise<void> {
  const [today, tomorrow, third] = templateOf(plan).weeks[0].days.map(({ date }) => date)
  const at = new Date().toISOString()
  const snack = { date: tomorrow, place: { kind: 'snack' }, source: named('Macadamias'), figures: nuts }
  const dinner = { kind: 'instead', meal: 'dinner' }
  const entries = [
    {
      date: today,
      place: { kind: 'instead', meal: 'lunch' },
      source: named('Burger and fries'),
      figures: burger,
    },
    { date: third, place: dinner, source: { kind: 'notCounted' }, figures: nothing },
    ...[snack, snack, snack],
  ]
  for (const entry of entries)
    await send('PUT', `/api/food-log/entries/${crypto.randomUUID()}`, { ...entry, at })
}

function named(name: string) {
  return { kind: 'figures', name }
}
