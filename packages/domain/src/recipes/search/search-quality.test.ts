import { describe, expect, it } from 'vitest'
import { inventedCookbook } from '../testing/invented-cookbook.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchRecipes } from './search-recipes.ts'

const index = buildSearchIndex(inventedCookbook)

describe('what people type', () => {
  it.each([
    ['a whole title', 'crème brûlée with orange zest', 'Crème brûlée with orange zest'],
    ['no accents', 'creme brulee', 'Crème brûlée with orange zest'],
    ['capitals', 'CHILI CON CARNE', 'Chili con carne without beans'],
    ['a word begun', 'shaks', 'Shakshuka with feta and peppers'],
    ['the second word begun', 'chicken so', 'Lemon chicken soup with dill and soft leeks'],
    ['one instead of many', 'pancake', 'Lemon ricotta pancakes'],
    ['many instead of one', 'cheesecakes', 'New York cheesecake on a pecan crust'],
    ['many in -ies', 'brownies', 'Fudgy walnut brownies'],
    ['many in -ies as one', 'cookie', 'Peanut butter cookies with flaky salt'],
    ['words in another order', 'soup chicken', 'Lemon chicken soup with dill and soft leeks'],
    ['words apart', 'beef peppers', 'Stuffed peppers of beef and cauliflower rice'],
    ['little words', 'mac and cheese', 'Cauliflower mac and cheese with a crisp top'],
    ['a hyphen left out', 'stir fry', 'Tempeh stir-fry with snow peas'],
    ['one word as two', 'meat balls', 'Turkey and zucchini meatballs in tomato cream'],
    ['two words as one part', 'cheese cake', 'New York cheesecake on a pecan crust'],
    ['a letter left out', 'brocoli soup', 'Cream of broccoli soup'],
    ['a letter too many', 'sallmon', 'Salmon in dill butter with asparagus'],
    ['letters swapped', 'strogonaff', 'Mushroom stroganoff over cabbage noodles'],
    ['a wrong letter', 'shakshuca', 'Shakshuka with feta and peppers'],
    ['two mistakes', 'avacodo boats', 'Avocado boats with crab'],
    ['a slip in each word', 'chiken parmigana', 'Chicken parmigiana under blistered mozzarella'],
    ['an ingredient', 'bamboo', 'Green curry of shrimp and bamboo'],
    ['an ingredient no title names', 'almond', 'Almond flour pancakes with raspberries'],
    ['the name of another kitchen', 'prawn curry', 'Green curry of shrimp and bamboo'],
    ['its name begun', 'auberg', 'Eggplant lasagna with ricotta'],
    ['what goes without saying', 'keto burger recipe', 'Bunless burgers with pickles and cheddar'],
    ['a word too much', 'grandma shakshuka', 'Shakshuka with feta and peppers'],
    ['two ingredients', 'cod parsley', 'Cod baked under an herb crust'],
  ])('[RCP-1] %s: "%s" finds %s', (_story, text, title) => {
    const top = searchRecipes(index, text).slice(0, 3)
    expect(top.map(({ recipeId }) => recipeId)).toContain(title)
  })

  it.each(['xqzv', 'blorptastic', 'qwertyuiop', 'zzz', '!!!', '  ', ''])(
    '[RCP-1] "%s" finds nothing',
    (text) => {
      expect(searchRecipes(index, text)).toEqual([])
    },
  )
})
