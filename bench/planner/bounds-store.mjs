// Bounds take seconds to minutes, so they are kept in a file under a hash of all they depend on: whoever changes a recipe, a range
// or a rule asks a new question, and a kept answer can't be a stale one. Words of a recipe count for nothing: its figures do.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { askedOf, poolsOf, quartersFor } from './asked.mjs'
import { macroNames } from './rules.mjs'

/** Raised when bound.mjs or its rules compute something else than before. */
const method = 1
const file = new URL('bounds.json', import.meta.url)

export function openBounds({ isFresh }) {
  const kept = isFresh ? {} : JSON.parse(readFileSync(file, 'utf8'))
  const used = {}
  return {
    /** The bound as kept, or as `compute` finds it now. */
    of(person, recipes, compute) {
      const key = keyOf(person, recipes)
      used[key] = kept[key] ?? { person: person.name, ...compute() }
      return { ...used[key], isKept: kept[key] !== undefined }
    },
    save() {
      const lines = Object.entries(used).map(([key, bound]) => `  "${key}": ${JSON.stringify(bound)}`)
      writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
    },
  }
}

function keyOf({ flat, avoidedRecipes, ranges }, recipes) {
  const asked = askedOf(flat)
  const pools = Object.entries(poolsOf(recipes, flat, avoidedRecipes, ranges)).map(([meal, pool]) => [
    meal,
    pool.map((recipe) => [
      recipe.slug,
      macroNames.map((name) => recipe.perServing[name].toFixed(6)),
      quartersFor(meal, recipe, asked, ranges),
    ]),
  ])
  const asking = JSON.stringify([method, asked, ranges, pools])
  return createHash('sha256').update(asking).digest('hex').slice(0, 16)
}
