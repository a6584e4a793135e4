import { describe, expect, it } from 'vitest'
import { findCooklang } from '../import/find-cooklang.ts'
import { matchIngredient } from '../import/match-ingredient.ts'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { fixtureDictionary } from '../testing/fixture-dictionary.ts'
import { cooklang } from './cooklang.ts'

const { foods, recipes } = fixtureCookbook()
const dictionary = fixtureDictionary(foods)

describe('cooklang', () => {
  it('[CON-5] writes metadata, and each amount once, where the ingredient is used first or share by share', () => {
    const eggs = recipes.find(({ slug }) => slug.startsWith('soft'))!
    expect(cooklang(eggs)).toBe(`---
title: "Soft scrambled eggs with feta"
servings: 2
prep time: 4 minutes
cook time: 6 minutes
time required: 10 minutes
course: breakfast, lunch
cuisine: Greek
tags: [vegetarian, nut-free, gluten-free, soy-free, sesame-free]
---

Melt @butter{1%tbsp} (half) and wilt the @spinach{100%g}, ~{2%minutes}; lift it out.

Stir the beaten eggs (@egg{5}) in the remaining @butter{1%tbsp} over a low flame until barely set, ~{4%minutes}.

Fold in the spinach and the @feta{0.5%cup}(crumbled); grind the @black pepper{0.25%tsp} over it.
`)
  })

  it.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    'survives the way back: %s',
    (_title, recipe) => {
      const found = findCooklang(cooklang(recipe), 'Untitled')
      expect(found).toMatchObject({
        title: recipe.title,
        servings: recipe.servings,
        prepMinutes: recipe.prepMinutes,
        cookMinutes: recipe.cookMinutes,
        steps: expect.objectContaining({ length: recipe.steps.length }),
      })
      const matched = found.ingredients.flatMap(({ line }) => matchIngredient(line, dictionary))
      expect(matched.map(({ foodId, quantity, unit, prep }) => ({ foodId, quantity, unit, prep }))).toEqual(
        expect.arrayContaining(
          recipe.ingredients.map(({ food, quantity, unit, prep }) => ({
            foodId: food.id,
            quantity,
            unit,
            prep,
          })),
        ),
      )
      expect(matched).toHaveLength(recipe.ingredients.length)
    },
  )
})

it('[ED-2] a side’s course is a side dish', () => {
  expect(cooklang({ ...recipes[0]!, meals: [], goesWith: ['dinner'] })).toContain('course: side dish\n')
})
