import fs from 'node:fs'
import { placesIn } from '@butterleaf/cookbook/commands/places'
import { type Artefact, artefactFormat } from '@butterleaf/cookbook/corpus/artefact'
import type { Food } from '@butterleaf/cookbook/foods/food'
import type { FoodGroup } from '@butterleaf/cookbook/foods/food-group'
import { linkParts } from '@butterleaf/cookbook/foods/link-parts'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { fromStored } from '@butterleaf/cookbook/recipes/stored-recipe'
import { repositoryFolder } from '#platform/places.ts'

/** The compiled cookbook is missing or invalid; the message is a sentence for the operator. */
export class CookbookUnreadable extends Error {}

/** The part that the server loads. The compiler checks that each public slug is a recipe's. */
export interface CompiledCookbook {
  foods: Food[]
  recipes: Recipe[]
  publicSlugs: string[]
  foodGroups: FoodGroup[]
}

const remedy = 'Write it by npm run cookbook -- compile.'

/** Reads what `npm run cookbook -- compile` wrote: the server never compiles content itself. */
export function readArtefact(file = placesIn(repositoryFolder).artefactFile): CompiledCookbook {
  const { foods, recipes, publicSlugs, foodGroups } = parseArtefact(file)
  const byId = linkParts(foods)
  return {
    foods: [...byId.values()],
    recipes: recipes.map((stored) => fromStored(stored, byId)),
    publicSlugs,
    foodGroups,
  }
}

function parseArtefact(file: string): Artefact {
  const artefact = parseJson(file)
  if (artefact?.format === artefactFormat) return artefact
  throw new CookbookUnreadable(`The compiled cookbook ${file} is of another version. ${remedy}`)
}

function parseJson(file: string): Artefact | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Artefact | null
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const fault = isMissing ? 'is missing' : 'can’t be read'
    throw new CookbookUnreadable(`The compiled cookbook ${file} ${fault}. ${remedy}`)
  }
}
