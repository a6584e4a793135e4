import { describe, expect, it } from 'vitest'
import { contentDictionary } from '../testing/content-dictionary.ts'
import { matchLine } from './match-line.ts'
import { lineReadingOf } from './match-recipes.ts'

const dictionary = contentDictionary()

/** "food grams", rounded, with what makes it uncertain. */
function read(line: string): string {
  return matchLine(line, dictionary)
    .map((matched) => {
      const grams = matched.grams === undefined ? '-' : Math.round(matched.grams)
      return [matched.food?.id ?? '?', grams, matched.doubt].filter((part) => part !== undefined).join(' ')
    })
    .join(' + ')
}

describe('[OWN-2] matchLine reads amounts', () => {
  it.each([
    ['250 g flour', 'wheat-flour 250'],
    ['250g plain flour, sifted', 'wheat-flour 250'],
    ['1½ cups sugar', 'sugar 300'],
    ['1 ½ cups shredded sharp cheddar (about 6 oz)', 'cheddar 170'],
    ['1 1/2 cups milk', 'whole-milk 366'],
    ['1-1/2 cups milk', 'whole-milk 366'],
    ['1⁄2 cup milk', 'whole-milk 122'],
    ['0,5 l milk', 'whole-milk 515'],
    ['2 dl cream', 'heavy-cream 200'],
    ['2 EL butter', 'butter 28'],
    ['1 TL honey', 'honey 7'],
    ['1 Esslöffel honey', 'honey 21'],
    ['1 Bund parsley', 'parsley 50'],
    ['3 T butter', 'butter 43'],
    ['3 t butter', 'butter 14'],
    ['2 Tbs. butter', 'butter 28'],
    ['1 table-spoonful of honey', 'honey 21'],
    ['12 fl. oz. milk', 'whole-milk 366'],
    ['2-3 carrots', 'carrot 153'],
    ['2 to 3 carrots', 'carrot 153'],
    ['two or three carrots', 'carrot 153'],
    ['30g to 50g sugar', 'sugar 40'],
    ['10 – 20 g ginger', 'ginger 15'],
    ['half an onion', 'onion 55'],
    ['a quarter of a pound of butter', 'butter 113'],
    ['3/4 of a cup of warm water', 'water 178'],
    ['a dozen eggs', 'egg 600'],
    ['2 dozen eggs', 'egg 1200'],
    ['1 cup + 2 tbsp flour', 'wheat-flour 141'],
    ['100 g / ½ cup butter', 'butter 100'],
    ['600 g or 5 cups bread flour', 'bread-flour 600'],
    ['2 x 400g tins chopped tomatoes', 'diced-tomatoes 800'],
    ['2 (28 oz) cans crushed tomatoes', 'crushed-tomatoes 1588'],
    ['1 15 oz can diced tomatoes', 'diced-tomatoes 425'],
    ['1 can (400 ml) coconut milk', 'coconut-milk 388'],
    ['1 can chickpeas, drained', 'canned-chickpea 255'],
    ['400 g tin chickpeas', 'canned-chickpea 240'],
    ['4 (6 ounce) salmon fillets', 'salmon-fillet 680'],
    ['4 salmon fillets (6 oz each)', 'salmon-fillet 680'],
    ['2 ripe bananas (250 g peeled)', 'banana 250'],
    ['Chocolate (70 g)', 'semisweet-chocolate 70'],
    ['White wine 1/4 cup', 'dry-white-wine 59'],
    ['Parmesan, 40 g', 'parmesan 40'],
    ['2 large eggs', 'egg 100'],
    ['2 small/medium-sized potatoes', 'potato 220'],
    ['8 basil leaves', 'basil 4'],
    ['4 bacon slices', 'bacon 112'],
    ['a knob of butter', 'butter 15'],
    ['1 stick butter', 'butter 113'],
    ['1 thumb of ginger, grated', 'ginger 15'],
    ['1-inch piece of ginger', 'ginger 8'],
    ['pinch of salt', 'salt 0'],
    ['1 rasher of bacon', 'bacon 28'],
    ['2 cubes chicken bouillon', 'bouillon-cube 10'],
    ['1 tsp chicken bouillon', 'bouillon-cube 4'],
    ['1 l bouillon', 'chicken-stock 1010'],
  ])('"%s"', (line, expected) => {
    expect(read(line)).toBe(expected)
  })
})

describe('[OWN-2] matchLine reads names', () => {
  it.each([
    ['1 kg minced beef', 'ground-beef-80 1000'],
    ['200 g courgettes', 'zucchini 200'],
    ['200 ml double cream', 'heavy-cream 200'],
    ['200 g Emmentaler', 'swiss-cheese 200'],
    ['100 g grated Gruyère', 'gruyere 100'],
    ['100 g freshly grated Parmigiano Reggiano', 'parmesan 100'],
    ['2 tbsp Heinz tomato ketchup', 'ketchup 34'],
    ['1 tbsp Kikkoman low-sodium soy sauce', 'soy-sauce 16'],
    ['2 cups cooked rice', 'cooked-rice 316'],
    ['2 cups rice, cooked', 'cooked-rice 316'],
    ['1 tsp dried basil', 'dried-basil 1'],
    ['1 tsp basil', 'dried-basil 1'],
    ['1 tsp fresh basil, chopped', 'basil 1'],
    ['1 tbsp dried thyme and rosemary', 'dried-thyme 1 unit-guessed + dried-rosemary 2 unit-guessed'],
    ['2 cans tuna in water', 'tuna-in-water 240'],
    ['1 cup of chicken or vegetable stock', 'chicken-stock 240 alternative'],
    ['1 cup chicken stock or broth', 'chicken-stock 240'],
    ['500 g whole or diced tomatoes', 'diced-tomatoes 500'],
    ['boneless, skinless chicken breasts, 500 g', 'chicken-breast 500'],
    ['1 kg chicken wings', 'chicken-wing 620'],
    ['2 lbs baby back ribs', 'pork-spareribs 635'],
    ['4 bone-in chicken thighs (about 800 g)', 'chicken-thigh 640'],
    ['8 chicken wings', 'chicken-wing 464'],
    ['1 kg rabbit, boned', 'rabbit 1000'],
    ['600 g boneless chicken thighs', 'chicken-thigh-boneless 600'],
    ['80/20 ground beef, 1 lb', 'ground-beef-80 454'],
    ['100 g 2% milk', 'low-fat-milk 100'],
    ['500 g potatos', 'potato 500'],
    ['1 tbsp tumeric', 'turmeric 9'],
    ['juice of 1 lemon', 'lemon-juice 45'],
    ['Juice of half a lime', 'lime-juice 15'],
    ['1 lemon, juiced', 'lemon-juice 45'],
    ['zest and juice of 1 lemon', 'lemon-zest 5 + lemon-juice 45'],
    ['Salt and pepper to taste', 'salt 2 + black-pepper 1'],
    ['salt & pepper', 'salt 2 + black-pepper 1'],
    ['Salt, pepper, paprika', 'salt 2 + black-pepper 1 + paprika 1'],
    ['fresh parsley for garnish', 'parsley 5'],
    ['1/2 tsp each salt and pepper', 'salt 3 + black-pepper 1'],
    ['**1** [onion](https://example.org/onion), chopped', 'onion 110'],
  ])('"%s"', (line, expected) => {
    expect(read(line)).toBe(expected)
  })
})

describe('[OWN-2] matchLine says what it doubts', () => {
  it.each([
    ['butter or oil', 'butter 14 alternative'],
    ['2 tbsp butter or olive oil', 'butter 28 alternative'],
    ['cheese', 'cheddar - food-open'],
    ['100 g cheese', 'cheddar 100 food-open'],
    ['olive oil', 'olive-oil 14 no-amount'],
    ['potatoes', 'potato - no-amount'],
    ['a few carrots', 'carrot 183 no-amount'],
    ['1-4 tbsp sugar', 'sugar 31 wide-range'],
    ['100 g smurfberries', '? - no-food'],
    ['2 glorps of sugar', 'sugar - food-guessed'],
    ['1 cup (720 ml) sugar', 'sugar 200 unit-guessed'],
    ['1 lb ground beef, veal, or pork', 'ground-beef-80 454 alternative'],
    ['1 bag of sugar', 'sugar 250 unit-guessed'],
  ])('"%s"', (line, expected) => {
    expect(read(line)).toBe(expected)
  })

  it('marks what may be left out, and what is seasoned to taste', () => {
    expect(matchLine('2 tbsp capers (optional)', dictionary)).toMatchObject([{ isOptional: true }])
    expect(matchLine('Salt to taste', dictionary)).toMatchObject([{ isToTaste: true, grams: 2 }])
    expect(matchLine('Salt to taste', dictionary).map(lineReadingOf)).toEqual(['exact'])
  })

  it.each(['', '   ', '-', 'aluminum foil', '1 cheesecloth', '(optional)'])(
    'finds no food in "%s"',
    (line) => {
      expect(matchLine(line, dictionary)).toEqual([])
    },
  )

  it('reads hostile lines without harm', () => {
    const hostile = [
      '('.repeat(5000),
      '1/'.repeat(5000),
      '⟨9⟩ salt',
      'x '.repeat(5000),
      '1 or '.repeat(2000),
      '9'.repeat(400),
    ]
    for (const line of hostile) expect(Array.isArray(matchLine(line, dictionary))).toBe(true)
  })
})

describe('[OWN-2] [HELD-4] an amount that was guessed is called so', () => {
  it.each([
    'a knob of butter',
    'a handful of spinach',
    'salt to taste',
    'some butter',
    'butter',
    '2-3 carrots',
    '1 to 4 tbsp olive oil',
    'a few carrots',
    '2 small onions',
    'a splash of milk',
    '1 bag of cheddar',
    'olive oil, for frying',
  ])('%s', (line) => {
    const [matched] = matchLine(line, dictionary)
    expect([matched?.grams !== undefined, matched?.isAmountEstimated]).toEqual([true, true])
  })

  it.each([
    '100 g butter',
    '2 tbsp olive oil',
    '4 eggs',
    '2 large eggs',
    '1 onion',
    '1 can (400 ml) coconut milk',
    '1 clove garlic',
  ])('but not in "%s"', (line) => {
    expect(matchLine(line, dictionary).map((one) => one.isAmountEstimated)).toEqual([undefined])
  })

  it('nor where nothing tells how much: that is missing', () => {
    expect(matchLine('leeks', dictionary)[0]).not.toHaveProperty('isAmountEstimated')
  })
})
