import type { Food } from '@butterleaf/cookbook/foods/food'
import type { HeldFood } from '@butterleaf/domain/meal-plan/use-up/held-food'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { LoadedPlan } from '../plan.ts'
import type { Pantry } from './pantry.ts'

export type SentFood = Readonly<{ ingredient: string; grams: number }>

/** The last day of the plan, 1 to 28, on which a food may be used. */
export type UsableUntil = (food: Food) => number

/** Throws with every food at fault: an unknown one, one that is avoided, a part of another, one named twice. */
export function readHeldFoods(
  pantry: Pick<Pantry, 'mayEat'>,
  loaded: LoadedPlan,
  sent: readonly SentFood[],
  usableUntil: UsableUntil,
): HeldFood[] {
  const { foodsByName } = loaded.cookbook
  const mayEat = pantry.mayEat(loaded)
  const faults: FieldFault[] = []
  const held = sent.flatMap(({ ingredient, grams }, at): HeldFood[] => {
    const food = foodsByName.get(ingredient)
    const isTwice = sent.findIndex((other) => other.ingredient === ingredient) < at
    const message = food
      ? messageFor(food, { mayEat, isTwice })
      : `There is no food “${ingredient}”. Search for it.`
    if (message) faults.push({ field: `foods.${at}.ingredient`, message })
    return food
      ? [
          {
            food: food.id,
            grams,
            untilDayNumber: usableUntil(food),
          },
        ]
      : []
  })
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
  return held
}

type Asked = Readonly<{ mayEat: (food: Food) => boolean; isTwice: boolean }>

function messageFor(food: Food, { mayEat, isTwice }: Asked): string | undefined {
  const { name, comesIn } = food
  if (isTwice) return `${name} is named twice.`
  if (comesIn) return `Name it as it is sold: ${comesIn.whole.name}.`
  return mayEat(food) ? undefined : `You avoid ${name}: no dish of yours uses it.`
}
