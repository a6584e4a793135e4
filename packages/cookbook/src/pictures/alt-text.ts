import type { Shown } from './dish/find-visible-foods.ts'
import type { Dish } from './dish/read-dish.ts'
import type { SeenFood } from './dish/seen-food.ts'
import type { GlyphId } from './glyphs/glyphs.ts'
import type { PictureIngredient } from './picture-recipe.ts'
import type { VesselId } from './vessels/vessel-id.ts'

const PHRASES: Readonly<Record<VesselId, string>> = {
  plate: 'on a plate',
  board: 'on a board',
  skillet: 'in a skillet',
  bowl: 'in a bowl',
  'soup-bowl': 'in a soup bowl',
  casserole: 'in a baking dish',
  'sheet-pan': 'on a sheet pan',
  mug: 'in a mug',
  glass: 'in a glass',
  loaf: 'on a board',
  'muffin-tray': 'in a muffin tray',
  stack: 'in a stack',
  wrap: 'on a plate',
  jar: 'in a jar',
  'cake-stand': 'on a cake stand',
  'lunch-box': 'in a lunch box',
  parchment: 'in opened parchment',
}
const ADJECTIVES =
  /\b(extra-firm|extra-virgin|boneless|skinless|skin-on|bone-in|fresh|raw|large|medium|firm|unsalted|salted|frozen|dried|canned|shredded|grated|sliced|baby|full-fat|plain|unsweetened|unseasoned|organic|cooked|lean|jarred|liquid|shelled|desiccated|thawed|sugar-free|low-carb|no-sugar-added)\b|\d+\/\d+|\d+%|^-/g
/** How an egg was cooked is what the eye sees of it. */
const EGG_MANNERS: Readonly<Partial<Record<GlyphId, string>>> = {
  'fried-egg': 'fried',
  'poached-egg': 'poached',
  'boiled-egg': 'boiled',
  'scrambled-egg': 'scrambled',
}
/** What was made of a flour is seen, not the flour. */
const MADE_OF_FLOUR: Readonly<Partial<Record<GlyphId, string>>> = {
  'round-dumpling': 'dumplings',
  scone: 'biscuits',
  crumbs: 'crumble',
}
/** Classes that no dish is named for while it has anything else. */
const SEASONING = new Set([
  'oil',
  'animal-fat',
  'spice',
  'herb',
  'sweetener',
  'vinegar',
  'water',
  'leavening',
  'thickener',
  'supplement',
  'stock',
  'alcohol',
  'sauce',
  'flour',
])
/** How much more than its weight a food counts among those that a dish is named for. */
const SUBSTANTIAL: Readonly<Record<string, number>> = {
  beef: 3,
  pork: 3,
  lamb: 3,
  game: 3,
  chicken: 3,
  turkey: 3,
  duck: 3,
  fish: 3,
  crustacean: 3,
  mollusc: 3,
  tofu: 2,
  egg: 1.4,
  cheese: 1.6,
  dairy: 0.5,
}
/** Dishes that are eggs, though they are poured. */
const EGG_DISHES = new Set(['omelette', 'frittata', 'custard', 'yogurt-bowl', 'muffins'])
/** What holds a sweet together flavors it only where its title says so. */
const SWEET_BINDERS =
  /^egg|flour|(^|-)milk(-|$)|(heavy|soy|cooking)-cream|half-and-half|sour-cream|greek-yogurt|(^|-)butter$|collard|wrap$|water|leaf$/
const FLOWING = /(^|-)(milk|water|cream|protein)(-|$)/
const MOST_NAMED = 4

/** Says that it is an illustration, then the main food and the form, then what else was laid on the plate. */
export function altText(dish: Dish, laid: readonly Shown[], vessel: VesselId): string {
  const named = [...laid].sort((a, b) => b.weight - a.weight)
  const made = formName(dish)
  const main = mainFood(dish, named)
  const shownMain = named.find(({ food }) => food === main)
  const lead = shownMain ?? (main && fillsTheBowl(main) ? undefined : named[0])
  const plain = lead ? nameOf(lead) : main && plainName(main.ingredient.name)
  const isTitled = dish.form.isNamedByTitle === true
  const what = isTitled ? dish.title : made === undefined ? plain : joinNames(main, made)
  const others = named
    .filter(({ food }) => isTitled || (food !== main && food !== (made === undefined ? lead?.food : main)))
    .map(nameOf)
  const rest = [...new Set([...sauceNames(dish), ...others])]
    .filter((name) => !what?.includes(name))
    .slice(0, MOST_NAMED - 1)
  const thing = what ?? dish.recipe.title.toLowerCase()
  return `Illustration: ${rest.length > 0 ? `${thing} with ${listed(rest)}` : thing} ${PHRASES[vessel]}`
}

function sauceNames({ recipe }: Dish): string[] {
  return (recipe.brief?.sauces ?? []).flatMap(({ name }) => name ?? []).slice(0, 2)
}

/** Yogurt, quark and what else is spooned out of a bowl is a surface, not a piece. */
function fillsTheBowl({ look, gramsPerServing }: SeenFood): boolean {
  return (look.part === 'cream' || look.part === 'liquid') && gramsPerServing >= 60
}

/** The title's own word for the form where the form has one. */
function formName({ form, title }: Dish): string | undefined {
  return (form.names && title.match(form.names)?.[0]) ?? form.label
}

/** What the dish is made of, seen or not: the hero, else what weighs most in the pan and in the title. */
export function mainFood(dish: Dish, named: readonly Shown[]): SeenFood | undefined {
  const own = dish.foods.filter((food) => !food.isHidden && !SEASONING.has(kindOf(food)))
  const best = own.reduce<SeenFood | undefined>(
    (first, food) => (first && importance(first, dish) >= importance(food, dish) ? first : food),
    undefined,
  )
  return dish.foods.find(({ isHero }) => isHero) ?? best ?? named[0]?.food ?? dish.foods[0]
}

function importance(food: SeenFood, { recipe, form }: Dish): number {
  const { part } = food.look
  const named = food.isBeside ? 0.5 : food.isTitled ? 3 : 1
  const placed = (food.isFinish ? 0.6 : 1) * (part === 'bed' || part === 'liquid' ? 0.4 : 1)
  const isSweet = recipe.category === 'dessert'
  const isBatter = form.absorbs === 'batter' && !EGG_DISHES.has(form.id)
  const isBinder = isSweet
    ? SWEET_BINDERS.test(food.ingredient.food)
    : isBatter && /dairy|egg|cheese/.test(kindOf(food))
  const binds = isBinder && !(isSweet && food.isTitled) ? (isSweet ? 0.08 : 0.2) : 1
  const flows = FLOWING.test(food.ingredient.food) ? 0.15 : 1
  return (
    food.gramsPerServing * named * placed * binds * flows * (isSweet ? 1 : (SUBSTANTIAL[kindOf(food)] ?? 1))
  )
}

function kindOf({ ingredient }: SeenFood): string {
  return ingredient.class.split(':')[0] ?? ''
}

/** A food as a dish is called after it; nothing names a dish after its yolks or its cream. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/^(cocoa powder|dark chocolate)$/, 'chocolate'],
  [/^(lemon|lime|orange) juice$/, '$1'],
  [/^(almond|coconut) flour$/, '$1'],
  [/^(egg yolk|half-and-half|heavy cream)$/, ''],
]

function calledAfter(food: string): string {
  return CALLED.reduce((name, [words, called]) => name.replace(words, called), food)
}

/** `salmon` and `fritters`, but not `egg egg salad` or `chia seed chia pudding`. */
function joinNames(main: SeenFood | undefined, made: string): string {
  const name = main ? calledAfter(singular(plainName(main.ingredient.name))) : ''
  const stem = name.replace(/(ies|es|s|y)$/, '')
  const isSaid = made.includes(stem) || (/ seed$/.test(name) && made.startsWith(name.replace(/seed$/, '')))
  return name === '' || isSaid ? made : `${name} ${made}`
}

/** `hazelnut cake`, of `hazelnuts`. */
function singular(name: string): string {
  return name
    .replace(/berries$/, 'berry')
    .replace(/(tomato|radish)es$/, '$1')
    .replace(
      /(seed|nut|almond|bean|mushroom|sprout|pepper|heart|olive|pecan|pistachio|chanterelle|green|artichoke|shallot|chop|thigh|breast|wing)s$/,
      '$1',
    )
}

function nameOf({ food, count, look }: Shown): string {
  const { ingredient } = food
  const name = plainName(count > 1 ? plural(ingredient) : ingredient.name)
  const made = /-flour$/.test(ingredient.food) ? MADE_OF_FLOUR[look.glyph] : undefined
  if (made) return made
  const manner = /^eggs?$/.test(name) ? EGG_MANNERS[look.glyph] : undefined
  return manner ? `${manner} ${look.glyph === 'scrambled-egg' ? 'eggs' : name}` : name
}

function plural({ name, plural }: PictureIngredient): string {
  return plural ?? name
}

function plainName(full: string): string {
  return full
    .replace(/[,(].*$/, '')
    .replace(ADJECTIVES, '')
    .replace(/ (fillets?|florets?|in oil|in water)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
