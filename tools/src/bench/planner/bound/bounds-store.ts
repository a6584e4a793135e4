// Bounds take seconds to minutes, so they are kept in a file under a hash of all they depend on: a change of a recipe, a range
// or a rule asks a new question, and a kept answer can't be a stale one. Words of a recipe count for nothing: its figures do.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../../scripts/setup/steps.mjs'
import { askedOf, mealsOf, poolsOf, quartersFor } from '../asked.ts'
import type { JudgedRecipe, Person } from '../judged.ts'
import { macroNames } from '../rules.ts'
import type { FoundBound } from './bound.ts'

/** Raised when bound.mjs or its rules compute something else than before. */
const method = 1
const file = join(root, 'tools/src/bench/planner/bound/bounds.json')

/** As it stands in the file. */
type StoredBound = FoundBound & { person: string }
export type PersonBound = StoredBound & { isKept: boolean; isExact: boolean }

export function openBounds({ isFresh }: { isFresh: boolean }) {
  const kept = isFresh ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, StoredBound>)
  const used: Record<string, StoredBound> = {}
  return {
    /** The bound as kept, or as `compute` finds it now. */
    of(person: Person, recipes: readonly JudgedRecipe[], compute: () => FoundBound): PersonBound {
      const key = keyOf(person, recipes)
      const bound = kept[key] ?? { person: person.name, ...compute() }
      used[key] = bound
      return { ...bound, isKept: key in kept, isExact: bound.lower === bound.upper }
    },
    save(): void {
      const lines = Object.entries(used).map(([key, bound]) => `  "${key}": ${JSON.stringify(bound)}`)
      writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
    },
  }
}

function keyOf(person: Person, recipes: readonly JudgedRecipe[]): string {
  const { ranges } = person
  const asked = askedOf(person.flat)
  const byMeal = poolsOf(recipes, person)
  const pools = mealsOf(byMeal).map((meal) => [
    meal,
    byMeal[meal]?.map((recipe) => [
      recipe.slug,
      macroNames.map((name) => recipe.perServing[name].toFixed(6)),
      quartersFor(meal, recipe, asked, ranges),
    ]),
  ])
  const asking = JSON.stringify([method, asked, ranges, pools])
  return createHash('sha256').update(asking).digest('hex').slice(0, 16)
}
