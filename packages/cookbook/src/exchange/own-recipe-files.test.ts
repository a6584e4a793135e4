import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { keepDraft } from '@butterleaf/domain/own-recipes/own-recipe'
import { describe, expect, it } from 'vitest'
import { readOwnRecipes } from '../import/own/read-own-recipes.ts'
import { computeOwnRecipe } from '../own/compute-own-recipe.ts'
import { contentDictionary } from '../testing/content-dictionary.ts'
import { contentOwnFoods } from '../testing/content-own-foods.ts'
import { ownRecipeCooklang } from './own-recipe-cooklang.ts'
import { ownRecipeJsonLd } from './own-recipe-json-ld.ts'
import { ownRecipeLines } from './own-recipe-lines.ts'

const dictionary = contentDictionary()
const foods = contentOwnFoods()

const skillet = `Leek skillet

Serves 2

Ingredients
- 300 g ground beef
- 80 g butter
- 200 g leeks
- 100 g flour

Method
Brown the beef in the butter at 200 °C, 8 minutes.
Stir in the leeks.`

function read(text: string): OwnRecipe {
  const result = readOwnRecipes({ kind: 'text', text }, dictionary)
  if (!result.ok) throw new Error(result.reason)
  return keepDraft(result.drafts[0]!, 'own-1')
}

function readFile(name: string, text: string): OwnRecipe {
  const result = readOwnRecipes({ kind: 'file', name, bytes: Buffer.from(text) }, dictionary)
  if (!result.ok) throw new Error(result.reason)
  return keepDraft(result.drafts[0]!, 'own-2')
}

const known = (own: OwnRecipe) => ({
  ingredients: ownRecipeLines(own, dictionary),
  recipe: computeOwnRecipe(own, foods),
})
const counted = ({ lines }: OwnRecipe) => lines.map(({ food, grams }) => [food?.id, grams])
const sorted = (own: OwnRecipe) =>
  counted(own).sort((one, other) => String(one[0]).localeCompare(String(other[0])))

describe('an own recipe as a file', () => {
  it('[OWN-4] is schema.org’s Recipe with its words and figures, and nothing that its person didn’t say', () => {
    const own = read(skillet)
    const file = ownRecipeJsonLd(own, known(own))
    expect(file).toMatchObject({
      '@type': 'Recipe',
      name: 'Leek skillet',
      recipeYield: ['2', '2 servings'],
      recipeIngredient: ['300 g ground beef', '80 g butter', '200 g leeks', '100 g flour'],
      nutrition: { '@type': 'NutritionInformation', servingSize: '1 serving' },
    })
    expect(Object.keys(file)).not.toEqual(
      expect.arrayContaining(['recipeCuisine', 'author', 'suitableForDiet']),
    )
    const back = readFile('a.json', JSON.stringify(file))
    expect([back.title, back.servings, counted(back), back.steps]).toEqual([
      own.title,
      own.servings,
      counted(own),
      own.steps,
    ])
  })

  it('[OWN-3] [OWN-4] a swapped food takes the place of the words, with the change to the method', () => {
    const own = read(skillet)
    const food = { kind: 'cookbook' as const, id: 'almond-flour', name: 'almond flour' }
    const lines = own.lines.map((line) =>
      line.words === '100 g flour' ? { ...line, food, grams: 90, note: 'Add an egg to bind.' } : line,
    )
    const swapped = { ...own, lines }
    const file = ownRecipeJsonLd(swapped, known(swapped))
    expect(file.recipeIngredient.at(-1)).toBe('90 g almond flour')
    expect(file.recipeInstructions[0]!.text).toBe('With almond flour: Add an egg to bind.')
    expect(counted(readFile('a.json', JSON.stringify(file)))).toEqual(counted(swapped))
    expect(sorted(readFile('a.cook', ownRecipeCooklang(swapped, foods)))).toEqual(sorted(swapped))
  })

  it('[OWN-4] is Cooklang with each amount once, and its marks in the words are words', () => {
    const asRead = read(skillet)
    const own = { ...asRead, steps: [asRead.steps[0]!, 'Stir in the leeks; mail @me ~10 -- {now}.'] }
    const file = ownRecipeCooklang(own, foods)
    expect(file).toBe(`---
title: "Leek skillet"
servings: 2
prep time: 10 minutes
cook time: 8 minutes
time required: 18 minutes
course: dinner
---

Have ready @all-purpose flour{100%g}.

Brown the beef (@80/20 ground beef{300%g}) in the @butter{80%g} at 200 °C (400 °F), ~{8%minutes}.

Stir in the @leeks{200%g}; mail me 10 – now.
`)
    const back = readFile('leek.cook', file)
    expect([back.title, back.servings, sorted(back)]).toEqual([own.title, own.servings, sorted(own)])
  })

  it('[OWN-4] [HELD-4] says beside the food that an amount was estimated, on its page and in its files', () => {
    const own = read(skillet.replace('- 80 g butter', '- a knob of butter'))
    const butter = computeOwnRecipe(own, foods)?.ingredients.find(({ food }) => food.id === 'butter')
    expect(butter).toMatchObject({ grams: 15, prep: 'amount estimated' })
    expect(ownRecipeCooklang(own, foods)).toContain('@butter{15%g}(amount estimated)')
    expect(ownRecipeJsonLd(own, known(own)).recipeIngredient).toContain('a knob of butter')
    const food = { kind: 'cookbook' as const, id: 'ghee', name: 'ghee' }
    const swapped = {
      ...own,
      lines: own.lines.map((line) => (line.food?.id === 'butter' ? { ...line, food } : line)),
    }
    expect(ownRecipeJsonLd(swapped, known(swapped)).recipeIngredient).toContain('15 g ghee, amount estimated')
  })

  it('[OWN-2] [OWN-4] one with an unknown line keeps its words and claims no figures', () => {
    const own = read(skillet.replace('200 g leeks', '2 zorbles').replace('Serves 2', ''))
    const file = ownRecipeJsonLd(own, known(own))
    expect(file.recipeIngredient).toContain('2 zorbles')
    expect([file.nutrition, file.recipeYield]).toEqual([undefined, undefined])
    expect(ownRecipeCooklang(own, foods)).toContain('@2 zorbles{}')
  })

  it('[OWN-4] tells a line of two foods once', () => {
    const own = read(skillet.replace('- 80 g butter', '- Salt and pepper to taste'))
    const { recipeIngredient } = ownRecipeJsonLd(own, known(own))
    expect(recipeIngredient.filter((line) => /salt/i.test(line))).toEqual(['Salt and pepper to taste'])
  })
})
