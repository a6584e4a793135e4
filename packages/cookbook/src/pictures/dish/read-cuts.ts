import type { Look } from '../foods/food-look.ts'
import type { DishForm } from './dish-form.ts'
import type { CookedStep } from './read-cooking.ts'
import type { SeenFood } from './seen-food.ts'

/** What is known of the dish a food was cut for. */
export interface CutDish {
  form: DishForm
  title: string
  steps: readonly CookedStep[]
}

const COOKED =
  /\b(fr(y|ies|ied|ying)|saut[eé]\w*|soften\w*|brown\w*|cook(ed|s|ing)?|simmer\w*|roast\w*|bak(e|ed|ing)|caramel\w*|sizzl\w*|sweat\w*|stew\w*|brais\w*|boil\w*|grill\w*|char(?!d)\w*|steam\w*|wilt\w*|blanch\w*|broil\w*|microwave|melt\w*)\b/
const WET_FORMS = new Set(['curry', 'soup', 'shakshuka'])
const RAW_FORMS = new Set(['salad', 'platter', 'shingled', 'dip', 'egg-salad'])
const HEATED_FORMS = new Set([
  'stir-fry',
  'skillet',
  'scramble',
  'frittata',
  'casserole',
  'shepherds-pie',
  'sheet-pan',
  'omelette',
])
const GRATED = /\b(grat|to a paste)/
const MASHED = /\b(mash|pur[eé]e|crush|muddle)/
const DICED = /\b(dic(e|ed)|cubes?|cubed|chop|chopped|minced)\b/
const SLICED = /\b(slic|thin|rings|half-moons|shav|ribbon|crescent|coins|rounds)/
const STRIPS = /\b(shred|julienne|matchstick|strips|hair-thin|torn)/
/** What is taken out before the dish is served. */
const LIFTED =
  /\b(lift(ed)?( [^.;]*)? out|fish(ed)?( [^.;]*)? out|remov\w+|discard\w*|pick(ed)?( [^.;]*)? out|take( [^.;]*)? out|strain\w*)\b/

/** The colors of what is cut into dice. */
const DICE: readonly { food: RegExp; tint: string }[] = [
  { food: /tomatillo|green-tomato/, tint: '#9fb54c' },
  { food: /tomato/, tint: '#d8442c' },
  { food: /cucumber/, tint: '#bcd88c' },
  { food: /green-bell|green-pepper|poblano|jalapeno|green-chil/, tint: '#6b9c3d' },
  { food: /(yellow|orange)-(bell-)?pepper/, tint: '#f0b02e' },
  { food: /bell-pepper|pimiento|piquillo|roasted-(red-)?pepper|red-pepper$|peppers?$/, tint: '#cc3a24' },
  { food: /red-onion/, tint: '#e6c6d6' },
  { food: /onion|shallot/, tint: '#f1e8cc' },
  { food: /celery(?!-root)/, tint: '#b5d27c' },
  { food: /carrot/, tint: '#ee8a30' },
  { food: /zucchini|courgette/, tint: '#c3d488' },
  { food: /radish/, tint: '#e7a4b6' },
  { food: /beet/, tint: '#8f1f4d' },
  { food: /pickle|gherkin|cornichon/, tint: '#8fa544' },
  { food: /jicama|kohlrabi|daikon|fennel/, tint: '#f3f0dc' },
  { food: /mango|papaya|peach/, tint: '#f2b04a' },
  { food: /apple|pear/, tint: '#f0e2ae' },
]
const NUTS: readonly { food: RegExp; tint: string }[] = [
  { food: /pistachio/, tint: '#a9bd62' },
  { food: /peanut/, tint: '#dfb06a' },
  { food: /walnut|pecan/, tint: '#c08a52' },
  { food: /hazelnut/, tint: '#d9b078' },
  { food: /almond|cashew|macadamia|brazil/, tint: '#f0dcae' },
]
const CRUSHED_FRUIT: readonly { food: RegExp; tint: string }[] = [
  { food: /blueberr|blackberr|blackcurrant/, tint: '#5b3a78' },
  { food: /raspberr|strawberr|cherr|cranberr|lingonberr/, tint: '#c43a58' },
]

/** How a vegetable, nut, cheese or egg looks after the knife, the grater and the pan. */
export function cutLook(food: SeenFood, own: readonly CookedStep[], dish: CutDish): Look {
  const prep = food.ingredient.prep?.toLowerCase() ?? ''
  const cut: Cut = {
    food,
    id: food.ingredient.food,
    look: food.look,
    prep,
    words: [prep, ...own.map(({ words }) => clauseAbout(words, food))].join('; '),
    verbs: own.map(({ words }) => words).join(' '),
    later: laterWords(own, dish.steps),
    isCooked: isCooked(food, own, dish),
    dish,
  }
  const set = cutMashed(cut) ?? serveCondiment(cut)
  if (set) return set
  if (food.look.part === 'hidden' || food.look.part === 'liquid') return food.look
  if (isLiftedOut(cut, own)) return hide(food.look)
  if (isToastedCoconut(cut)) return { ...food.look, tint: '#e0b674' }
  for (const rule of RULES) {
    const look = rule(cut)
    if (look) return food.isHero && look.part !== food.look.part ? { ...look, part: food.look.part } : look
  }
  return food.look
}

interface Cut {
  food: SeenFood
  id: string
  look: Look
  prep: string
  /** Its preparation and what the steps say of it. */
  words: string
  /** All sentences that mark it. */
  verbs: string
  /** What the rest of its last step says. */
  later: string
  isCooked: boolean
  dish: CutDish
}

function laterWords(own: readonly CookedStep[], steps: readonly CookedStep[]): string {
  const last = own[own.length - 1]
  if (!last) return ''
  return steps
    .slice(steps.indexOf(last) + 1)
    .filter(({ step }) => step === last.step)
    .map(({ words }) => words)
    .join(' ')
}

/** Coconut browns in a dry pan. */
function isToastedCoconut({ id, look, verbs, prep }: Cut): boolean {
  return /coconut/.test(id) && /^coconut-/.test(look.glyph) && /\btoast/.test(`${prep} ${verbs}`)
}

type Rule = (cut: Cut) => Look | undefined

/** The part of a sentence from the verb before a food to the food: `finely chop the onion`. */
function clauseAbout(words: string, { ingredient }: SeenFood): string {
  const name =
    ingredient.name
      .toLowerCase()
      .replace(/[,(].*$/, '')
      .split(' ')
      .pop() ?? ''
  const at = name.length > 2 ? words.indexOf(name.replace(/(ies|es|s|y)$/, '')) : -1
  return at < 0 ? '' : words.slice(Math.max(0, at - 34), at).replace(/^.*[,;]/, '')
}

function isCooked(food: SeenFood, own: readonly CookedStep[], { form, title }: CutDish): boolean {
  if (
    NEVER_RAW.test(food.ingredient.food) &&
    !(RAW_FORMS.has(form.id) && !own.some(({ words }) => COOKED.test(words)))
  )
    return true
  const isSoftened = own.some(({ words }) =>
    /\b(fry|fries|saut\w*|soften\w*|caramel\w*|roast\w*|brown)\b/.test(words),
  )
  if (isSoftened && (WET_FORMS.has(form.id) || HEATED_FORMS.has(form.id))) return true
  if (
    food.isFinish ||
    RAW_FORMS.has(form.id) ||
    /\b(raw|salad|slaw|salsa|relish)\b/.test(food.ingredient.group ?? '')
  )
    return isSoftened
  if (WET_FORMS.has(form.id) || HEATED_FORMS.has(form.id)) return true
  return own.some(({ words }) => COOKED.test(words)) && !/\bslaw\b/.test(title)
}

const NEVER_RAW = /eggplant|aubergine|brussels|sprouts?$|mushroom/

function hide(look: Look): Look {
  return { ...look, part: 'hidden' }
}

const REMOVABLE =
  /bay|lime-lea|lemongrass|cinnamon|star-anise|scotch-bonnet|habanero|thyme|rosemary|curry-lea|galangal|vanilla|kombu|chil/

function isLiftedOut({ id, food }: Cut, own: readonly CookedStep[]): boolean {
  return REMOVABLE.test(id) && !food.isFinish && own.some(({ words }) => LIFTED.test(words))
}

const cutGarlic: Rule = ({ id, look, words, food, dish }) => {
  if (!/^garlic|(^|-)garlic$/.test(id)) return undefined
  if (/garlic cloves|cloves of garlic|(roast(ed)?|confit|black|whole) garlic/.test(dish.title)) return look
  if (/fried garlic|crisp garlic/.test(dish.title) && DICED.test(words))
    return { ...look, glyph: 'chopped-nut', part: 'bit', each: 1, tint: '#b9812f' }
  const isCrisp = (food.isTitled || food.isFinish) && SLICED.test(words)
  return isCrisp ? { ...look, glyph: 'garlic-slice', part: 'bit', each: 2 } : hide(look)
}

const cutGinger: Rule = ({ id, look, words, food }) => {
  if (!/ginger|galangal|turmeric-root|lemongrass/.test(id) || /pickled/.test(id)) return undefined
  const isSeen = STRIPS.test(words) && (food.isTitled || food.isFinish)
  return isSeen ? { ...look, glyph: 'zest', part: 'bit', each: 1, tint: '#efd592' } : hide(look)
}

/** Dishes whose heap of soft onions is named by no onion. */
const ONION_DISH = /\byassa|smothered|encebollad|carbonnade|hach[eé]e|gyudon/

const cutOnion: Rule = ({ id, look, words, verbs, prep, food, isCooked, dish }) => {
  if (!/^((red|white|yellow|sweet|brown)-)?onions?$|^shallots?$/.test(id)) return undefined
  const isRed = id.startsWith('red') || id.startsWith('shallot')
  if (/pickl/.test(words)) return { ...look, glyph: 'pickled-onion', part: 'bit', each: 15 }
  const isMixedRaw = /\b(scatter|toss|salad|salsa|raw|dress|mix|top|pickl|relish|slaw)/.test(
    `${verbs} ${food.ingredient.group ?? ''}`.toLowerCase(),
  )
  if (isCooked || (!isMixedRaw && !food.isFinish && !RAW_FORMS.has(dish.form.id))) {
    if (/wedge|quarter|petals/.test(`${prep} ${verbs}`) && !WET_FORMS.has(dish.form.id)) return look
    if (GRATED.test(prep)) return hide(look)
    const isHeap = food.isTitled || (ONION_DISH.test(dish.title) && SLICED.test(words))
    // In a stew they take the color of the gravy.
    const stewed = WET_FORMS.has(dish.form.id) ? { tint: '#b07a3a' } : {}
    const strands: Look = { glyph: 'onion-strands', part: isHeap ? 'side' : 'aromatic', each: 50, ...stewed }
    return food.isTitled || SLICED.test(words) ? strands : hide(look)
  }
  if (GRATED.test(prep)) return hide(look)
  if (DICED.test(words) && !SLICED.test(prep))
    return { glyph: 'dice', part: 'bit', each: 13, tint: isRed ? '#e6c6d6' : '#f1e8cc' }
  return { ...look, glyph: 'onion-ring', part: 'bit', each: 12, ...(isRed ? {} : { tint: '#c9cfa0' }) }
}

const cutVegetable: Rule = ({ id, look, words, verbs, prep, food, isCooked, dish }) => {
  if (!/vegetable|fruit|sauce/.test(food.ingredient.class)) return undefined
  if (/tomato/.test(id) && look.part !== 'liquid') {
    const isSmall = /cherry|grape|cocktail|plum|dried/.test(id)
    if (dish.form.id === 'shakshuka' && !isSmall && !food.isFinish) return { ...look, part: 'liquid' }
    if (
      isCooked &&
      (WET_FORMS.has(dish.form.id) || dish.form.id === 'casserole') &&
      !isSmall &&
      !food.isFinish
    )
      return GRATED.test(words) || DICED.test(words) || /chunk|peel|pur/.test(words)
        ? { ...look, part: 'liquid' }
        : look
    if (/grat|pulp/.test(prep) && !food.isFinish) return { ...look, part: 'liquid' }
  }
  if (/avocado/.test(id) && look.part !== 'cream' && look.part !== 'main') {
    if (/slic|fan|strips/.test(prep)) return { glyph: 'avocado-slice', part: 'side', each: 16 }
    if (/dic|cube|chunk|chop/.test(prep)) return { glyph: 'avocado-cube', part: 'bit', each: 10 }
    const isHalf =
      /hal(f|ve)/.test(`${prep} ${verbs} ${dish.title}`) &&
      dish.form.id !== 'soup' &&
      dish.form.id !== 'salad'
    if (look.glyph === 'avocado-half' && !isHalf) return { glyph: 'avocado-slice', part: 'side', each: 16 }
  }
  if (
    /cauliflower|celery-?root|celeriac|turnip|kohlrabi/.test(id) &&
    /colcannon|stamppot|\bchamp\b|\bmash\b|trinxat|kačamak|polenta|grits|mangú/.test(dish.title) &&
    !/rice/.test(id) &&
    look.part === 'side'
  )
    return { glyph: 'mash', part: 'bed', each: 150 }
  if (
    /cauliflower/.test(id) &&
    look.glyph === 'cauliflower' &&
    (/hazelnut|size of (a |an )?(pea|almond|bean)|very small/.test(prep) || /\bhash\b/.test(dish.title))
  )
    return { glyph: 'dice', part: 'side', each: 9, tint: '#f0e0b4', ...(isCooked && { coat: BROWNED }) }
  if (
    /cauliflower/.test(id) &&
    look.glyph === 'cauliflower' &&
    /thin slices|thinly|chopped|small pieces|slivers/.test(prep)
  )
    return { glyph: 'root-cube', part: 'side', each: 16, tint: '#f1e3bb' }
  if (
    /cauliflower$/.test(id) &&
    look.glyph === 'cauliflower-rice' &&
    /floret/.test(prep) &&
    !/blend|pulse|grat|mash|rice|blitz|process/.test(verbs)
  )
    return {
      glyph: 'cauliflower',
      part: 'side',
      each: 26,
      ...(/roast|broil|fry|brown|char/.test(verbs) ? { tint: 'roasted' } : {}),
    }
  if (look.glyph === 'courgette-ribbon' && /\b(over|on) [a-z ]*zucchini/.test(dish.title))
    return { glyph: 'courgette-noodles', part: 'bed', each: 170 }
  if (/(red|green|thai|birds?-eye|fresno).*chil|jalapeno|serrano|habanero|scotch-bonnet/.test(id)) {
    if (DICED.test(words) || SLICED.test(words))
      return { ...look, glyph: 'chilli-ring', part: 'bit', each: 4 }
    const isGarnish = food.isFinish || (food.isTitled && !/paste|blend|pound|grind/.test(verbs))
    return isGarnish ? undefined : hide(look)
  }
  if (look.glyph === 'pepper-strip' && /bell-pepper/.test(id) && /\bsquares?|diamonds|\bpieces\b/.test(prep))
    return { ...look, glyph: 'root-cube', each: 14, ...tintOf(id) }
  if (/kohlrabi|chayote|daikon/.test(id) && /chunk|cube|wedge|squares/.test(prep) && look.part === 'side')
    return { ...look, glyph: 'root-cube', each: 18, tint: id === 'daikon' ? '#f3edd8' : '#d9e0ac' }
  if (/okra/.test(id)) {
    const isWhole = /whole/.test(words) && !SLICED.test(prep)
    return isWhole
      ? { ...look, glyph: 'snow-pea', part: 'side', each: 12, tint: '#6f9a45' }
      : { ...look, glyph: 'okra-slice', part: 'side', each: 5 }
  }
  if (/eggplant|aubergine/.test(id) && look.glyph === 'aubergine-slice') {
    const isSlices = /slic|round|steak|cutlet|fan/.test(words) && !WET_FORMS.has(dish.form.id)
    if (isSlices) return { ...look, tint: isCooked ? '#dcb979' : '#ecd7a4' }
    return isCooked ? { ...look, glyph: 'aubergine-chunk', each: 22 } : look
  }
  if (look.glyph === 'carrot-slice' && /\bstick|baton|long|lengthwise|finger/.test(prep))
    return { ...look, glyph: 'carrot-stick', part: 'side', each: 14 }
  if (
    /^(turnip|rutabaga|celeriac|celery-root|swede)$/.test(id) &&
    /halv|wedge|quarter/.test(prep) &&
    look.part === 'side'
  )
    return { ...look, glyph: 'root-wedge', each: 26 }
  if (/cabbage/.test(id) && /\bwedge|quarter/.test(prep) && isCooked)
    return { ...look, glyph: 'cabbage-wedge', part: 'side', each: 140 }
  const moon = cutMoon(look, prep)
  if (moon) return moon
  if (
    /zucchini|courgette|cucumber/.test(id) &&
    /grat/.test(prep) &&
    !/half/.test(prep) &&
    look.part === 'side'
  )
    return { ...look, glyph: 'kraut', part: 'side', each: 70, tint: '#cfe0a0' }
  if (/zucchini|courgette/.test(id) && /matchstick|julienne/.test(prep) && look.part === 'side')
    return dish.form.layout === 'sauced'
      ? { ...look, glyph: 'root-fry', each: 14, tint: '#cfe0a0' }
      : { ...look, glyph: 'matchsticks', each: 60, tint: '#d3e0a2' }
  if (look.glyph === 'spring-onion-whole' && SLICED_SMALL.test(prep))
    return { ...look, glyph: 'spring-onion', part: 'bit', each: 3 }
  if (look.glyph === 'radish' && SLICED_SMALL.test(prep))
    return { ...look, glyph: 'radish-slice', part: 'bit', each: 5 }
  if (look.glyph === 'radish' && /halv|quarter|wedge/.test(prep))
    return { ...look, glyph: 'radish-slice', each: 7 }
  if (/daikon|radish|kohlrabi|horseradish/.test(id) && GRATED.test(words))
    return { ...look, glyph: 'kraut', part: 'side', each: 60, tint: '#fbfaf0' }
  if (
    look.glyph === 'kale' &&
    look.part === 'bed' &&
    /torn|chopped|shred|ribbon|strips|fine/.test(prep) &&
    !isCooked
  )
    return { ...look, glyph: 'torn-leaf', each: 6, tint: '#4b8049' }
  const isHead = /iceberg|lettuce|romaine|little-gem|gem/.test(id)
  if (isHead && look.part === 'bed' && /torn|chopped|pieces|bite/.test(prep) && !/whole|cups/.test(prep))
    return { ...look, glyph: 'torn-leaf', part: 'bed', each: 6 }
  if (isHead && (STRIPS.test(words) || /\bslic|ribbon/.test(prep)) && !/torn/.test(prep))
    return { ...look, glyph: 'cabbage-shreds', part: 'bed', each: 60, tint: '#8fc05a' }
  if (look.glyph === 'sprout' && isCooked && !WET_FORMS.has(dish.form.id)) return { ...look, tint: 'roasted' }
  if (look.glyph === 'wilted-greens' && /hair-thin|shred|ribbon/.test(prep) && WET_FORMS.has(dish.form.id))
    return { ...look, glyph: 'onion-strands', each: 22, tint: '#4c8238' }
  const isWilted = /\b(wilt|sunk|limp|wring|steam|blanch|mash|boil|collaps|fold|cook|stir|fry|soften)/.test(
    verbs,
  )
  if (
    LEAVES.has(look.glyph) &&
    (isCooked || isWilted) &&
    (isWilted || !food.isFinish) &&
    HOT_FORMS.has(dish.form.id)
  )
    return {
      ...look,
      glyph: CREAMED.test(dish.title) ? 'creamed-greens' : 'wilted-greens',
      part: 'side',
      each: 70,
    }
  const dice = DICE.find((one) => one.food.test(id))
  const isDiced = DICED.test(prep) || (prep === '' && DICED.test(words))
  if (
    !dice ||
    !isDiced ||
    /coarse|large|big|chunk|halv|wedge|strip|\d cm\)? (pieces|chunks|lengths)/.test(prep)
  )
    return undefined
  if (look.glyph === 'avocado-cube' || look.part === 'bed') return undefined
  const vanishes = isCooked && !food.isTitled && WET_FORMS.has(dish.form.id) && food.gramsPerServing < 50
  if (vanishes) return hide(look)
  const part = look.part === 'aromatic' ? 'bit' : look.part
  if (id === 'cucumber') return { glyph: 'cucumber-dice', part, each: 14 }
  return { glyph: 'dice', part, each: 14, tint: dice.tint }
}

/** Rounds are the exception: many are halved first, or cut in chunks. */
function cutMoon(look: Look, prep: string): Look | undefined {
  if (look.glyph !== 'cucumber' && look.glyph !== 'courgette-slice') return undefined
  const isCucumber = look.glyph === 'cucumber'
  if (/half[- ]moon|halved[^.;]*slic|quarter(ed)?[^.;]*slic|quarter[- ]moon|crescent/.test(prep))
    return { ...look, glyph: isCucumber ? 'cucumber-moon' : 'courgette-moon' }
  if (isCucumber && /chunk|pieces|bites|roll-cut|smash/.test(prep))
    return { ...look, glyph: 'cucumber-chunk' }
  return undefined
}

/** What is pressed and left to brown in the pan. */
const BROWNED = { wash: '#b9772c', strength: 0.3 }

function tintOf(id: string): Pick<Look, 'tint'> {
  const dice = DICE.find(({ food }) => food.test(id))
  return dice ? { tint: dice.tint } : {}
}

const SLICED_SMALL = /\b(slic|chop|thin|minc)/

const LEAVES = new Set<Look['glyph']>(['spinach', 'kale', 'watercress', 'chard'])
const HOT_FORMS = new Set([
  'curry',
  'soup',
  'stir-fry',
  'skillet',
  'scramble',
  'frittata',
  'casserole',
  'omelette',
  'plain',
])

const CREAMED = /\bcreamed\b/

const creamGreens: Rule = ({ look, dish }) =>
  look.glyph === 'wilted-greens' && CREAMED.test(dish.title)
    ? { ...look, glyph: 'creamed-greens' }
    : undefined

/** Beans that a dish is made of are many; lupins are yellow. */
const countBeans: Rule = ({ id, look, food }) => {
  if (!/lupini|lupin-bean|edamame|green-soy|soybeans?$/.test(id) || look.glyph !== 'edamame') return undefined
  const tint = /lupin/.test(id) ? { tint: '#ead28a' } : {}
  return food.gramsPerServing >= 45 ? { ...look, part: 'main', each: 4, ...tint } : { ...look, ...tint }
}

/** In a soup or stew only those that were browned first are brown. */
const cutMushroom: Rule = ({ look, isCooked, verbs, prep, dish }) => {
  if (look.glyph === 'shiitake' && SLICED.test(prep))
    return { ...look, glyph: 'mushroom-slice', each: 9, tint: '#8a5f3e' }
  if (look.glyph === 'mushroom-slice' && isCooked && /finely chopped|minced|in (small|fine) dice/.test(prep))
    return { ...look, glyph: 'dice', each: 12, tint: '#a17a55' }
  const isBrown = !WET_FORMS.has(dish.form.id) || /\b(brown|fry|gold|sear|roast)/.test(verbs)
  return look.glyph === 'mushroom-slice' && look.tint === undefined && isCooked && isBrown
    ? { ...look, tint: '#b58a5e' }
    : undefined
}

const cutOlives: Rule = ({ look, prep }) => {
  if (look.glyph !== 'olive') return undefined
  if (DICED.test(prep) || SLICED.test(prep)) return { ...look, glyph: 'olive-ring', each: 4 }
  return /halv|torn|quarter/.test(prep) ? { ...look, glyph: 'olive-half' } : undefined
}

const cutNuts: Rule = ({ id, look, words, prep, food }) => {
  if (
    !/^(tree-nut|peanut)/.test(food.ingredient.class) ||
    look.part !== 'bit' ||
    look.glyph === 'almond-flake'
  )
    return undefined
  const nut = NUTS.find((one) => one.food.test(id))
  const isCut = /chop|crush|ground|grind|pound|blitz|pulse|crumb|bits|coarse/.test(`${prep} ${words}`)
  return nut && isCut ? { ...look, glyph: 'chopped-nut', each: 2, tint: nut.tint } : undefined
}

const cutCheese: Rule = ({ look, words, verbs, later, prep, food, dish }) => {
  if (food.ingredient.class.split(':')[0] !== 'cheese') return undefined
  if (
    look.glyph === 'feta' &&
    !/feta (in(to)? )?(cubes|slab|dice|slices)|(cube|dice|slice)[^.]*feta/.test(verbs) &&
    !/cube|dice|slab|block|slice|chunk|thick/.test(`${prep} ${words}`)
  )
    return { ...look, glyph: 'crumbled-cheese', each: 7 }
  if (look.glyph === 'curd-heap' && SMOOTHED.test(`${prep} ${words} ${verbs}`))
    return { ...look, glyph: 'cream-swirl', tint: '#fdf6e6' }
  const isServed = food.isFinish || food.isTitled
  if (look.part === 'melt' && isMeltedOn(dish, `${verbs} ${isServed ? later : ''}`)) return undefined
  const isInPot = dish.form.id === 'curry' && isServed && MELTED.test(`${verbs} ${later}`)
  if (look.part === 'melt' && look.glyph === 'grated-cheese' && isInPot)
    return { ...look, glyph: 'melt-patch', part: 'bit', each: 9 }
  if (look.part === 'melt' && look.glyph === 'grated-cheese' && isServed && UNCRUSTED.has(dish.form.layout))
    return { ...look, glyph: 'cheese-threads', part: 'bit', each: 5 }
  return undefined
}

/** In a pan, under the broiler or on what is filled, cheese that was put on top runs before it is served. */
function isMeltedOn({ form }: CutDish, words: string): boolean {
  const isPan = /^(skillet|stir-fry)$/.test(form.id)
  if (isPan && !/\b(sprinkl|scatter|strew|lay|top|cover|drap)/.test(words)) return false
  return (isPan || form.layout === 'plated') && MELTED.test(words)
}

/** Curds that were rubbed, whipped or blended are curds no more. */
const SMOOTHED = /\b(siev|whip|blend|beat|smooth|whisk|cream(y|ed))/
const MELTED =
  /\bmelt(s|ed|ing)?\b(?! (the |half the )?(butter|ghee|lard|coconut))|\b(bubbl|broil|gratin|blister)/
const UNCRUSTED = new Set<DishForm['layout']>(['sauced', 'tossed', 'jumble', 'plated'])

/** What is beaten into mash is gone, but for the butter on top. */
const cutMashed: Rule = ({ id, look, food, dish }) => {
  if (dish.form.id !== 'mash' && !/colcannon|well of butter/.test(dish.title)) return undefined
  if (/^(.*-)?butter$/.test(id) && food.isTitled) return { glyph: 'butter', part: 'bit', each: 12 }
  return look.part === 'cream' && !food.isFinish ? hide(look) : undefined
}

const cutEggs: Rule = ({ look, words, prep, verbs, dish }) => {
  // Broken up in the pan, they lie in crumbs among what was fried with them.
  const isBroken =
    /\b(scrambl|break (it|them) (up|into)|break the yolks|into crumbs|small (curds|pieces)|stir [^.]*until (it|they)( is| are)? (just )?set)/.test(
      verbs,
    )
  if (look.glyph === 'fried-egg' && look.part === 'main' && dish.form.id === 'stir-fry' && isBroken)
    return { ...look, glyph: 'egg-curd', part: 'bit', each: 5 }
  if (look.glyph === 'fried-egg' && look.tint === undefined && FRILLED.test(verbs))
    return { ...look, tint: '#a8692a' }
  // In a broth they float apart; among noodles and rice they are cut from a thin omelet.
  if (look.glyph === 'egg-ribbon' && dish.form.layout !== 'sauced') return { ...look, glyph: 'egg-strip' }
  if (look.glyph !== 'boiled-egg') return undefined
  const isChopped =
    /\b(chop|mash|crush|grate|dice|crumble)/.test(`${prep} ${words}`) ||
    /egg salad|egg butter|munavoi/.test(dish.title)
  return isChopped && !/\bhal(f|ve)/.test(words) ? { ...look, glyph: 'chopped-egg', each: 110 } : undefined
}

/** Fried hot enough that the rim of the white browns. */
const FRILLED =
  /\b(edges?|whites?|rims?|undersides?)\b[^.]{0,40}\b(crisp|brown|lac[ey]|frill|blister|puff)|\b(brown|crisp|lacy|golden)[^.]{0,16}\b(frill|edges?|rims?|lace)\b/

const cutFruit: Rule = ({ id, look, words, prep, food, dish }) => {
  if (food.ingredient.class !== 'berry' && !/strawberr|raspberr|cherr/.test(id)) return undefined
  const fruit = CRUSHED_FRUIT.find((one) => one.food.test(id))
  const isCrushed = MASHED.test(`${prep} ${words}`) || /crushed|compote|mashed|jam/.test(dish.title)
  return fruit && isCrushed && dish.form.layout !== 'poured'
    ? { ...look, glyph: 'compote', part: 'bit', each: 22, tint: fruit.tint }
    : undefined
}

const TOMATOES = /^(cherry-tomato|cherry-half|tomato-wedge|tomato-slice)$/
/** Over high heat the skin of tomatoes blackens in places. */
const blisterTomatoes: Rule = ({ look, words, verbs, dish }) => {
  if (!TOMATOES.test(look.glyph) || look.coat) return undefined
  const isBlistered = BLISTERED.test(`${words} ${verbs}`) || BLISTERED.test(dish.title)
  return isBlistered ? { ...look, coat: { wash: '#9c2c17', strength: 0.26, isCharred: true } } : undefined
}
const BLISTERED = /\b(blister|burst|charred|char |wrinkl|roast(ed)? )/

const THIN_STAIN = 0.12
const FRIED = '#ecc27c'
/** Fish that only met water, steam or an oven's gentle heat stays white; what was fried or seared is golden. */
const cutFish: Rule = ({ look, food, dish }) => {
  if (!/^(white-fish|fish-chunk)$/.test(look.glyph) || look.tint !== undefined || look.coat?.isCharred)
    return undefined
  const name = food.ingredient.name.toLowerCase().replace(/ (fillets?|steaks?|loins?)$/, '')
  const marked = new Set(
    dish.steps.filter(({ foods }) => foods.includes(food.ingredient.food)).map(({ step }) => step),
  )
  const about = dish.steps
    .filter(
      ({ words, foods, step }) =>
        foods.includes(food.ingredient.food) ||
        FISH.test(words) ||
        words.includes(name) ||
        (marked.has(step) && /\b(them|pieces)\b/.test(words)),
    )
    .map(({ words }) => words)
    .join(' ')
  const isGentle = WET_FORMS.has(dish.form.id) || GENTLE.test(about)
  const isBrowned = SEARED.test(about) || /crust|fried|crisp|parmesan|blackened|grilled/.test(dish.title)
  if (isBrowned) return look.glyph === 'white-fish' ? { ...look, tint: FRIED } : undefined
  return isGentle && look.coat ? { ...look, coat: { ...look.coat, strength: THIN_STAIN } } : undefined
}
const GENTLE =
  /\b(poach|simmer|steam|braise|parchment|cover (it|them) and|cover again|settle|barely|slide in|nestle|bak(e|ed|ing))/
const SEARED =
  /\b(fry|fries|fried|sear\w*|(?<!freckled )brown(ed|s)?(?! butter)|crisp\w*|crust\w*|grill\w*|broil\w*|blister\w*|dredg\w*)\b|\bgolden(?! oil)/
const FISH = /\b(fish|fillets?)\b/

const CONDIMENTS: readonly { food: RegExp; tint: string }[] = [
  { food: /whole-grain-mustard/, tint: '#b98a3a' },
  { food: /mustard$/, tint: '#d9a72e' },
  { food: /prepared-horseradish|^horseradish$/, tint: '#f6f0dd' },
  { food: /wasabi/, tint: '#9dbb5c' },
]

/** What is put on the table with the dish is a spoonful beside it and colors no broth. */
const serveCondiment: Rule = ({ id, look, verbs, food, dish }) => {
  const condiment = CONDIMENTS.find((one) => one.food.test(id))
  if (!condiment || look.part !== 'liquid') return undefined
  const name = food.ingredient.name.toLowerCase().split(' ').pop() ?? id
  const isServed =
    new RegExp(
      `\\b(serve|offer|pass|hand|set out|put)\\b[^.]*\\b(with|beside|alongside|and)\\b[^.]*${name}`,
    ).test(verbs) || new RegExp(`${name}[^.]*\\b(on the table|at the table|alongside|to dip)`).test(verbs)
  if (!isServed) return undefined
  // Beside a bowl it stands on the table.
  if (dish.form.layout === 'sauced') return hide(look)
  return { glyph: 'dollop', part: 'cream', each: 14, tint: condiment.tint }
}

const cutLeaf: Rule = ({ id, look, words, food }) =>
  /lime-lea/.test(id) && !food.isFinish
    ? STRIPS.test(words) || DICED.test(words) || SLICED.test(words)
      ? { ...look, glyph: 'chives' }
      : hide(look)
    : undefined

const SHORT = /\b(short|very short|finger|cm|half|halved|finely|small)\b/

/** Beans and spears that were cut to be eaten with a spoon. */
const cutStalks: Rule = ({ look, prep }) => {
  if (!/^(green-bean|asparagus)$/.test(look.glyph) || !SHORT.test(prep)) return undefined
  return { ...look, glyph: 'bean-piece', each: 3, ...(look.glyph === 'asparagus' && { tint: '#7dab4c' }) }
}

/** In a stew a raised, roasted cube would read as tofu or butter. */
const cutStewedRoots: Rule = ({ id, look, prep, dish }) => {
  if (look.glyph !== 'root-cube' || look.tint !== undefined || !WET_FORMS.has(dish.form.id)) return undefined
  if (!/turnip|rutabaga|celeriac|celery-?root|parsnip/.test(id)) return undefined
  const tint = /rutabaga/.test(id) ? '#f0cd84' : '#f1e6c6'
  if (/slice|half-?moon|coin|round/.test(prep)) return { ...look, glyph: 'coin', tint }
  if (/wedge|quarter/.test(prep)) return { ...look, glyph: 'root-wedge', each: 22, tint }
  return { ...look, glyph: 'dice', tint }
}

const RULES: readonly Rule[] = [
  cutStalks,
  cutStewedRoots,
  cutGarlic,
  cutGinger,
  cutOnion,
  countBeans,
  creamGreens,
  cutVegetable,
  cutMushroom,
  cutOlives,
  cutNuts,
  cutCheese,
  cutEggs,
  cutFruit,
  cutFish,
  blisterTomatoes,
  cutLeaf,
]
