import { keepDraft, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { warningText } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { describe, expect, it } from 'vitest'
import { readOwnRecipes } from '../import/own/read-own-recipes.ts'
import { contentDictionary } from '../testing/content-dictionary.ts'
import { contentOwnFoods } from '../testing/content-own-foods.ts'
import { computeOwnRecipe } from './compute-own-recipe.ts'
import { kitchenWarningsOf } from './kitchen-warnings.ts'

const dictionary = contentDictionary()
const foods = contentOwnFoods()

function read(lines: readonly string[], steps: readonly string[]): OwnRecipe {
  const list = lines.map((line) => `- ${line}`).join('\n')
  const text = `A dish\n\nServes 4\n\nIngredients\n${list}\n\nMethod\n${steps.join('\n\n')}`
  const result = readOwnRecipes({ kind: 'text', text }, dictionary)
  if (!result.ok) throw new Error(result.reason)
  return keepDraft(result.drafts[0]!, 'own-1')
}

const warned = (lines: readonly string[], ...steps: string[]) =>
  kitchenWarningsOf(read(lines, steps), foods).map((one) => [one.stepIndex, warningText(one)] as const)

const chops = ['6 bone-in pork chops', '2 tbsp butter']
const brown = 'Brown the chops for 4 minutes a side.'
const wings = ['3 lb chicken wings', '1 tsp salt']

describe('kitchenWarningsOf', () => {
  it('[ED-4] counts the pieces that a pan doesn’t hold, in the pan that an earlier step heats', () => {
    expect(warned(chops, 'Heat the butter in a large skillet.', brown)).toEqual([
      [
        1,
        expect.stringMatching(
          /^Six bone-in pork chops don’t fit a 30 cm \(12 in\) pan at once: .*two batches/,
        ),
      ],
    ])
    expect(warned(chops, `Heat a 16-inch skillet. ${brown}`)).toEqual([])
    expect(warned(['4 bone-in pork chops'], 'Heat a large skillet.', brown)).toEqual([])
  })

  it('[ED-4] knows the basket of an air fryer and a sheet pan, and what an earlier step prepared for them', () => {
    const fry = 'Place in the air fryer basket. Cook at 400 F for 24 minutes.'
    expect(warned(wings, 'Toss the wings with the salt.', fry)).toEqual([
      [1, expect.stringMatching(/^The chicken wings don’t fit the basket .*two batches/)],
    ])
    const [[, text] = []] = warned(
      ['1 kg zucchini', '1 kg eggplant'],
      'Roast zucchini and eggplant on a baking sheet.',
    )
    expect(text).toContain('take two pans')
  })

  it.each([
    'Brown the chops in batches, 4 minutes a side.',
    'Brown the chops two at a time, 4 minutes a side.',
    'Brown the chops 4 minutes a side; don’t crowd the pan.',
    'Brown half of the chops 4 minutes a side, then the remaining chops.',
    'Brown the chops in two skillets, 4 minutes a side.',
    'Brown the chops in the oven for 40 minutes.',
  ])('[ED-4] [OWN-4] is silent where a step says it: %s', (step) => {
    expect(warned(chops, 'Heat a large skillet.', step)).toEqual([])
  })

  it.each([
    [
      'a roast that is cooked whole',
      ['3 lb beef chuck roast'],
      'Sear the roast in a large skillet, 4 minutes a side.',
    ],
    ['what heaps up in a stir-fry', ['3 lb flank steak, sliced thin'], 'Stir-fry the steak in a skillet.'],
    [
      'a food that isn’t in the pan yet',
      ['1 boneless pork chop', '2 lb broccoli'],
      'Cook to 71 °C: brown the chop in a skillet, 4 minutes a side. Steam the broccoli.',
    ],
    [
      'words in another language',
      ['4 Hähnchenbrüste', '2 EL Öl'],
      'Das Hähnchen in der Pfanne 5 Minuten braten.',
    ],
  ])('[ED-4] says nothing of %s', (_, lines, step) => {
    expect(warned(lines, step)).toEqual([])
  })

  it('[ED-4] asks when poultry and shaped mince are done, and takes the signs of other cooks', () => {
    const patties = 'Shape the beef into four patties. Grill them for 3 minutes a side.'
    expect(warned(['600 g ground beef'], patties)).toEqual([
      [0, 'No step says when the ground beef is done: 71 °C (160 °F) inside, or no pink left.'],
    ])
    expect(warned(['600 g ground beef'], `${patties} They read 160°F.`)).toEqual([])
    expect(warned(['600 g ground beef'], 'Brown the beef for 8 minutes.')).toEqual([])
    const breasts = ['4 chicken breasts']
    expect(warned(breasts, 'Fry the chicken for 5 minutes.')).toHaveLength(1)
    for (const sign of ['until cooked through', 'to 74 °C', 'to 165 degrees Fahrenheit', 'for 25 minutes'])
      expect(warned(breasts, `Fry the chicken ${sign}.`)).toEqual([])
    expect(warned(['4 cooked chicken breasts'], 'Fry the chicken for 5 minutes.')).toEqual([])
  })

  it('[ED-4] warns of rinsed poultry, not of what is rinsed beside it, and of foil under dripping fat', () => {
    const bake = 'Bake for 40 minutes.'
    expect(warned(wings, 'Rinse the chicken and pat it dry.', bake)).toEqual([
      [0, 'Don’t rinse the chicken wings: water spreads what heat kills. Pat them dry.'],
    ])
    expect(warned([...wings, '200 g spinach'], 'Rinse the spinach and lay the chicken on it.', bake)).toEqual(
      [],
    )
    expect(
      warned(['400 g pork belly'], 'Line a pan with foil.', 'Broil the pork belly on the foil.'),
    ).toEqual([[1, expect.stringContaining('catch fire')]])
  })

  it('[ED-4] [OWN-2] judges the lines that are known, and a whole recipe carries what is said of it', () => {
    const own = read(chops, ['Heat a large skillet.', brown])
    const open = { ...own, lines: [...own.lines, { words: '2 zorbles', how: 'unknown' as const }] }
    expect(kitchenWarningsOf(open, foods)).toHaveLength(1)
    expect(computeOwnRecipe(open, foods)).toBeUndefined()
    expect(computeOwnRecipe(own, foods)?.warnings).toEqual(kitchenWarningsOf(own, foods))
    expect(computeOwnRecipe(read(['200 g spinach'], ['Wilt it.']), foods)?.warnings).toBeUndefined()
  })
})
