import fs from 'node:fs'
import { placesIn } from '@butterleaf/cookbook/commands/places'
import { type ArtefactHead, artefactFormat } from '@butterleaf/cookbook/corpus/artefact'
import { type Food, type FoodGroup, linkParts } from '@butterleaf/cookbook/foods/food'

import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { fromStored, type StoredRecipe } from '@butterleaf/cookbook/recipes/stored-recipe'
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

/**
 * Reads what `npm run cookbook -- compile` wrote: the server never compiles content itself. Recipes are parsed one at a time, since
 * V8 keeps the room that all at once would take (decision 119).
 */
export function readArtefact(file = placesIn(repositoryFolder).artefactFile): CompiledCookbook {
  const lines = readLines(file)
  const { foods, publicSlugs, foodGroups, recipeCount } = readHead(file, lines)
  const byId = linkParts(foods)
  const recipes = Array.from(lines, (line) => fromStored(parseLine<StoredRecipe>(file, line), byId))
  if (recipes.length < recipeCount) throw unreadable(file, 'can’t be read')
  return { foods: [...byId.values()], recipes, publicSlugs, foodGroups }
}

function readHead(file: string, lines: Iterator<string, void>): ArtefactHead {
  const head = parseLine<ArtefactHead | null>(file, lines.next().value ?? '')
  if (head?.format === artefactFormat) return head
  throw unreadable(file, 'is of another version')
}

const lineFeed = 10

/** Not the whole text at once: with a single letter outside Latin 1 it takes two bytes for each. */
function* readLines(file: string): Generator<string, void> {
  const bytes = readBytes(file)
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(lineFeed, at)
    const end = found < 0 ? bytes.length : found
    yield bytes.toString('utf8', at, end)
    at = end + 1
  }
}

function readBytes(file: string): Buffer {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw unreadable(file, isMissing ? 'is missing' : 'can’t be read')
  }
}

function parseLine<Line>(file: string, line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    throw unreadable(file, 'can’t be read')
  }
}

function unreadable(file: string, fault: string): CookbookUnreadable {
  return new CookbookUnreadable(`The compiled cookbook ${file} ${fault}. ${remedy}`)
}
