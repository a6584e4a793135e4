import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = new URL('../../packages/cookbook/dist/', import.meta.url)
const { compileCookbook } = await import(new URL('corpus/compile-cookbook.js', dist))
const { compileRecipe } = await import(new URL('recipes/compile-recipe.js', dist))
const { foodNames } = await import(new URL('recipes/check-unlisted.js', dist))
const { nearDuplicates } = await import(new URL('recipes/near-duplicates.js', dist))
const { slugFor } = await import(new URL('recipes/check-names.js', dist))

const categories = ['breakfast', 'lunch', 'lunch', 'lunch', 'dinner', 'dinner', 'dinner', 'dinner', 'dessert']
const doings = ['Brown', 'Warm', 'Turn', 'Soften', 'Stir', 'Baste', 'Glaze', 'Toss', 'Coat', 'Fold']
const manners = [
  'slowly',
  'over a low flame',
  'in two batches',
  'without a lid',
  'until golden',
  'until glossy',
]

/**
 * Recipes as long as real ones, of real foods, that pass every check: what has a fault is drawn again, since a
 * file with a fault is never kept. Good for measuring, not for eating.
 */
export function writeMadeUpRecipes(root, count) {
  const { foods } = compileCookbook(root)
  const pantry = { byId: new Map(foods.map((food) => [food.id, food])), names: foodNames(foods) }
  const pools = poolsOf(foods)
  const random = seeded(7)
  const recipes = []
  for (let drawn = 0; recipes.length < count; drawn += 1) {
    if (drawn > count * 200) throw new Error(`Only ${recipes.length} sound recipes came up.`)
    const category = categories[recipes.length % categories.length]
    const { title, text } = draw(pools, category, recipes.length, random)
    const slug = slugFor(title)
    const { compiled, faults } = compileRecipe({ file: slug, folder: category, slug, text }, pantry)
    if (faults.length > 0 || nearDuplicates([...recipes.slice(-40), compiled.recipe]).length > 0) continue
    recipes.push(compiled.recipe)
    mkdirSync(join(root, 'content', 'recipes', category), { recursive: true })
    writeFileSync(join(root, 'content', 'recipes', category, `${slug}.yaml`), text)
  }
}

function poolsOf(foods) {
  const of = (...classes) => foods.filter((food) => classes.includes(food.class) && food.plural.length < 24)
  return {
    protein: of('beef', 'lamb', 'chicken', 'turkey', 'pork', 'fish', 'tofu').filter(
      ({ per100g }) => per100g.sodium < 300 && per100g.protein > 12,
    ),
    vegetable: of('vegetable', 'mushroom').filter(
      ({ per100g }) => per100g.carbs - per100g.fiber < 6 && per100g.sodium < 200,
    ),
    fat: of('oil', 'animal-fat').filter(({ per100g }) => per100g.fat > 90),
    herb: of('herb'),
  }
}

function draw(pools, category, index, random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const grams = (from, to) => 5 * Math.round((from + random() * (to - from)) / 5)
  const protein = pick(pools.protein)
  const vegetables = [...new Set(Array.from({ length: 5 }, () => pick(pools.vegetable)))]
  const herbs = [...new Set([pick(pools.herb), pick(pools.herb)])]
  const fat = pick(pools.fat)
  const rows = [
    [protein, grams(250, 450), 'patted dry'],
    [fat, grams(45, 80)],
    ...vegetables.map((food) => [food, grams(60, 160), 'trimmed and cut small']),
    ...herbs.map((food) => [food, grams(5, 15)]),
    [{ id: 'salt' }, 4],
    [{ id: 'black-pepper' }, 1],
  ]
  const title =
    `${capitalised(protein.name)} ${index} and ${vegetables[0].plural} ${pick(doings).toLowerCase()}`.slice(
      0,
      60,
    )
  return { title, text: write({ title, category, rows, protein, pick, random }) }
}

function write({ title, category, rows, protein, pick, random }) {
  const time = () => `{${2 + Math.floor(random() * 8)} min}`
  const others = rows.filter(([food]) => food !== protein)
  const steps = others.map(
    ([food], index) =>
      `${pick(doings)} [${food.id}] ${pick(manners)}, ${time()}, then ${pick(doings).toLowerCase()} it ${pick(manners)} with a little of what is in the pan, round ${index}.`,
  )
  const done = 'until it is opaque, cooked through and the juices run clear'
  return [
    `title: ${title.trim()}`,
    'servings: 2',
    'prep: 12',
    'cook: 40',
    'cuisine: italian',
    `meal: [${category}]`,
    'ingredients:',
    ...rows.map(
      ([food, grams, prep]) =>
        `  - { food: ${food.id}, qty: ${grams}, unit: g${prep ? `, prep: ${prep}` : ''} }`,
    ),
    'steps:',
    `  - text: Sear [${protein.id}] on both sides ${done}, ${time()}.`,
    ...steps.map((text) => `  - text: ${text}`),
    '',
  ].join('\n')
}

function seeded(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function capitalised(word) {
  return `${word[0].toUpperCase()}${word.slice(1)}`
}
