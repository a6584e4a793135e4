import { addressesOf } from '../addresses.ts'
import type { People } from '../people.ts'
import { owning } from './account-places.ts'
import { press } from './acts.ts'
import { paying } from './billing-places.ts'
import { failing } from './failing-places.ts'
import { eating } from './food-places.ts'
import { living } from './life-places.ts'
import { onboarding } from './onboarding-places.ts'
import { outside } from './outside-places.ts'
import { bringing } from './own-recipe-places.ts'
import type { ShownPlace } from './place.ts'
import { building, cooking } from './plan-places.ts'
import { settling } from './settings-places.ts'
import { shopping } from './shopping-places.ts'
import { tracking } from './tracker-places.ts'

/** Every screen and state: whose eyes see it, where it is, and what is done there before the picture is taken. */
export function places(people: People): ShownPlace[] {
  return [
    ...outside,
    ...onboarding,
    ...building(people.builder),
    ...cooking(people.cook),
    ...shopping(people.cook),
    ...elsewhere(people),
    ...settling(),
    ...eating(),
    ...living(people),
    ...tracking,
    ...bringing,
    ...owning,
    ...paying,
    ...failing(people.cook),
  ]
}

function elsewhere({ finisher }: People): ShownPlace[] {
  const { days, meals, eatenMeal } = addressesOf(finisher.plan)
  return [
    { name: 'four weeks complete', who: 'finisher', path: '/app' },
    { name: 'a complete day', who: 'finisher', path: meals(days[0]) },
    { name: 'meal, of a complete day', who: 'finisher', path: eatenMeal(days[0], days[0].items[0]) },
    {
      name: 'a new plan, asked again',
      who: 'finisher',
      path: '/app',
      isOverlay: true,
      act: (page) => press(page, 'Create a new plan'),
    },
    { name: 'settings', who: 'cook', path: '/settings' },
    { name: 'help', who: 'cook', path: '/support' },
  ]
}
