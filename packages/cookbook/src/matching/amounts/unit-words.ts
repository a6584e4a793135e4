import { units } from '@butterleaf/domain/kitchen/units'

/** What a word of measure means: grams or millilitres, or a unit that only the food can weigh. */
export type Unit =
  | { kind: 'mass'; grams: number }
  | { kind: 'volume'; millilitres: number; word: string }
  | { kind: 'measure'; word: string; isHolder: boolean }

const mass = (grams: number): Unit => ({ kind: 'mass', grams })
const volume = (millilitres: number, word = ''): Unit => ({ kind: 'volume', millilitres, word })
const measure = (word: string): Unit => ({ kind: 'measure', word, isHolder: false })
const holder = (word: string): Unit => ({ kind: 'measure', word, isHolder: true })

const tsp = units.tsp.size
const tbsp = units.tbsp.size
const cup = units.cup.size

/** By the singular word, in lower case; see `caseUnits` for T and t. */
const table: readonly (readonly [string, Unit])[] = [
  ['g gm gr gram gramm gramme grm', mass(1)],
  ['kg kilo kilogram kilogramme', mass(1000)],
  ['mg milligram', mass(0.001)],
  ['oz ounce', mass(units.oz.size)],
  ['lb lbs pound', mass(units.lb.size)],
  ['ml milliliter millilitre mil cc', volume(1)],
  ['cl centiliter centilitre', volume(10)],
  ['dl deciliter decilitre', volume(100)],
  ['l liter litre ltr', volume(1000)],
  ['tsp teaspoon teaspoonful tea-spoonful ts teapsoon coffeespoon theelepel tl', volume(tsp, 'tsp')],
  ['dessertspoon dsp', volume(10)],
  [
    'tbsp tablespoon tablespoonful table-spoonful tbs tb tbl tblsp tbp tbsps eetlepel el spoon spoonful soupspoon',
    volume(tbsp, 'tbsp'),
  ],
  ['cup cupful c', volume(cup, 'cup')],
  ['floz', volume(units['fl-oz'].size)],
  ['pint pt', volume(473.176)],
  ['quart qt', volume(946.353)],
  ['gallon gal', volume(3785.41)],
  ['shot', volume(44, 'shot')],
  ['pinch prise', measure('pinch')],
  ['dash', measure('dash')],
  ['splash', measure('splash')],
  ['drizzle', measure('drizzle')],
  ['sprinkle sprinkling', measure('sprinkle')],
  ['can tin dose', holder('can')],
  ['jar', holder('jar')],
  ['packet pkt sachet envelope', holder('packet')],
  ['pack package pck pkg pouch', holder('pack')],
  ['bag', holder('bag')],
  ['box', holder('box')],
  ['bottle', holder('bottle')],
  ['carton container tub', holder('carton')],
  ['bund', measure('bunch')],
  ['zehe zehen', measure('clove')],
  ['rasher', measure('slice')],
  ['rib', measure('rib')],
  ['stem', measure('sprig')],
  ['loaf', measure('loaf')],
]

const sameWord =
  'clove slice stalk head sprig leaf fillet breast thigh strip sheet ear stick ball block link floret wedge drop bunch scoop handful piece knob thumb inch cm cube square bar glass glove dollop squirt squeeze glug twig spear patty rack log wheel pod thread strand root crown pat nest sleeve tail toe punnet brick spray grating grind twist tube teabag bulb roll wrap serving portion part tender'

export const unitWords: ReadonlyMap<string, Unit> = new Map([
  ...table.flatMap(([words, unit]) => words.split(' ').map((word) => [word, unit] as const)),
  ...sameWord.split(' ').map((word) => [word, measure(word)] as const),
])

/** Cooks write T for tablespoon and t for teaspoon: the only units whose case matters. */
export const caseUnits: Readonly<Record<string, Unit>> = {
  T: volume(tbsp, 'tbsp'),
  t: volume(tsp, 'tsp'),
}

/** Sizes are units too, as in "2 large eggs". */
export const sizeWords: ReadonlyMap<string, string> = new Map([
  ['large', 'large'],
  ['big', 'large'],
  ['jumbo', 'large'],
  ['huge', 'large'],
  ['medium', 'medium'],
  ['med', 'medium'],
  ['small', 'small'],
  ['little', 'small'],
  ['mini', 'small'],
  ['short', 'short'],
  ['long', 'long'],
])
