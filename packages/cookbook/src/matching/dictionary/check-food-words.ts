import type { Food } from '../../foods/food.ts'
import type { Fault } from '../../reading/fault.ts'
import { wordsOfName } from './fold-words.ts'
import type { FoodWords } from './food-dictionary.ts'

const file = 'content/food-words'

/** A name that two foods claim would make one of them unreachable. */
export function checkFoodWords({ cookbook, ordinary }: FoodWords, foods: readonly Food[]): Fault[] {
  const ids = new Set(foods.map(({ id }) => id))
  const strangers = Object.keys(cookbook).filter((id) => !ids.has(id))
  const doubles = ordinary.filter(
    ({ id }, index) => ids.has(id) || ordinary.findIndex((other) => other.id === id) !== index,
  )
  const owners = new Map<string, string>()
  const clashes: Fault[] = []
  const claim = (id: string, names: readonly string[]) => {
    for (const phrase of new Set(names.map((name) => wordsOfName(name).join(' ')))) {
      const owner = owners.get(phrase)
      if (owner === undefined) owners.set(phrase, id)
      else if (owner !== id)
        clashes.push(fault(`"${phrase}" names ${owner} and ${id}.`, 'Keep it at the food that people mean.'))
    }
  }
  for (const food of foods) claim(food.id, [food.name, food.plural, ...(cookbook[food.id]?.words ?? [])])
  for (const { id, name, names } of ordinary) claim(id, [name, ...names.words])
  return [
    ...strangers.map((id) => fault(`${id} is no food of ours.`, 'Write an id of content/foods.')),
    ...doubles.map(({ id }) =>
      fault(`${id} is there twice, or is a food of ours.`, 'Give it an id of its own.'),
    ),
    ...clashes,
  ]
}

function fault(what: string, remedy: string): Fault {
  return { file, line: 1, what, remedy }
}
