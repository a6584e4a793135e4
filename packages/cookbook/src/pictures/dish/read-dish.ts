import { colourOfWord } from '../brief/brief-words.ts'
import { castToldFoods } from '../brief/cast-told-foods.ts'
import { findLook } from '../foods/find-look.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { liquidColour } from '../foods/liquid-colours.ts'
import type { GlyphId } from '../glyphs/glyphs.ts'
import { mix } from '../ink/colour.ts'
import type { DishBrief, PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import type { DishForm } from './dish-form.ts'
import { findForm, formById, PLAIN } from './find-form.ts'
import { namedParts } from './named-parts.ts'
import { type CookedStep, cookLook, readCookedSteps } from './read-cooking.ts'
import { cutLook } from './read-cuts.ts'
import type { SeenFood } from './seen-food.ts'

/** Whatever the steps do to the eggs of a scramble first. */
const SCRAMBLED: Look = { glyph: 'scrambled-egg', part: 'main', each: 110 }
/** Eggs without their yolks. */
export const EGG_WHITE = '#f6ead0'
const SMALL_PARTS = new Set<Part>(['bit', 'herb', 'aromatic', 'dust', 'melt', 'citrus'])

export interface Dish {
  recipe: PictureRecipe
  /** Lower case. */
  title: string
  /** Title and steps, lower case. */
  text: string
  form: DishForm
  foods: readonly SeenFood[]
  /** The food that the recipe says colors the dish. */
  base: SeenFood | undefined
  /** The color that the recipe says what is mixed or baked together has, and of the specks in it. */
  colour: string | undefined
  flecks: string | undefined
}

export function readDish(recipe: PictureRecipe): Dish {
  const sentences = readSentences(recipe)
  const title = recipe.title.toLowerCase()
  const text = [title, ...sentences.map((sentence) => sentence.text)].join('. ')
  const read = recipe.ingredients.map((ingredient) => seeFood(ingredient, recipe, title, sentences))
  const foods = castFoods(read, recipe.brief)
  const base = foods.find(({ ingredient }) => ingredient.food === recipe.brief?.base)
  const steps = readCookedSteps(recipe)
  const form = visibleForm(formOf(recipe, text, read), foods, recipe)
  const cut = foods.map((food) => {
    const cooked = { ...food, look: cookLook(food, foods, steps, title) }
    const own = steps.filter((step) => step.foods.includes(food.ingredient.food))
    const formed = { ...cooked, look: colourTofu(lookInForm(cooked, form, title), form, own) }
    return { ...formed, look: cutLook(formed, own, { form, title, steps }) }
  })
  return {
    recipe,
    title,
    text,
    form,
    foods: castToldFoods([...cut, ...namedParts({ title, form }, cut, steps)], recipe.brief),
    base,
    colour: colourSaid(recipe.brief?.color),
    flecks: colourSaid(recipe.brief?.flecks),
  }
}

function colourSaid(word: string | undefined): string | undefined {
  return word === undefined ? undefined : colourOfWord(word)
}

const MEATS = new Set([
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'crustacean',
  'mollusc',
])

/** Never blended: "until smooth" speaks of the sauce around it. */
function isMeat({ class: foodClass }: PictureIngredient): boolean {
  return MEATS.has(foodClass.split(':')[0] ?? '')
}

const UNSEEN_PARTS = new Set<Part>(['hidden', 'aromatic', 'dust', 'citrus', 'liquid', 'herb'])

function formOf(recipe: PictureRecipe, text: string, foods: readonly SeenFood[]): DishForm {
  const form = findForm(recipe)
  return form === PLAIN && recipe.brief?.form === undefined ? formByMethod(recipe, text, foods) : form
}

function lookInForm({ look, ingredient, isBeside }: SeenFood, form: DishForm, title: string): Look {
  // Bacon that is named after "with" is what the dish is sprinkled with.
  const isSprinkled =
    isBeside ||
    form.id === 'tart' ||
    /strip|chop|dice|lardon|crumbl|piece|bits|slivers/.test(ingredient.prep ?? '')
  if (look.glyph === 'bacon' && isSprinkled && !/wrapped/.test(title))
    return { ...look, glyph: 'bacon-bit', part: 'bit', each: 5 }
  if (
    look.glyph === 'sausage' &&
    form.layout === 'jumble' &&
    /slic|coin|round|piece|chunk/.test(ingredient.prep ?? '')
  )
    return { ...look, glyph: 'sausage-slice', each: 10 }
  if (/^(tortilla|flatbread)$/.test(look.glyph) && /^(jumble|sauced|baked|tossed)$/.test(form.layout))
    return { ...look, glyph: 'torn-bread', each: 7 }
  if (form.id === 'soup' && look.glyph === 'chicken-thigh')
    return { ...look, glyph: 'chicken-chunk', each: 26 }
  if (form.id === 'soup' && !MEATBALLS.test(title)) return looseLook(lookInSauce(look, title))
  if (form.id === 'porridge') return looseLook(look)
  if (form.id === 'curry' || form.id === 'soup') return lookInSauce(look, title)
  if (form.id === 'scramble' && /^(liquid-)?eggs?(-|$)/.test(ingredient.food))
    return /egg[- ]white/.test(title) ? { ...SCRAMBLED, tint: EGG_WHITE } : SCRAMBLED
  if (form.id === 'scramble' && /tofu/.test(ingredient.food) && look.part === 'main')
    return {
      ...look,
      glyph: 'tofu-crumbs',
      each: 9,
      tint: /turmeric|curr|bhurji|masala/.test(title) ? '#e8c052' : '#f4e8c6',
    }
  if (form.id === 'scramble' && /paneer|farmer-cheese/.test(ingredient.food) && look.part === 'main')
    return { ...look, glyph: 'crumbles', each: 9, tint: '#ecd08a' }
  if (form.layout === 'tossed' && /^chicken-(breast|thigh)$/.test(look.glyph))
    return { ...look, glyph: 'chicken-slice', each: 26 }
  if (form.layout === 'tossed' && look.glyph === 'steak') return { ...look, glyph: 'beef-slice', each: 26 }
  if (form.layout === 'tossed' && /^(mince|tuna-flakes|bean-heap)$/.test(look.glyph)) return looseLook(look)
  // Scrambled eggs may be what all else lies in.
  if (form.layout === 'jumble' && look.part === 'main' && look.glyph !== SCRAMBLED.glyph)
    return looseLook(look)
  if (form.layout === 'jumble' && /^(boneless-)?chop$/.test(look.glyph))
    return { ...look, glyph: 'fried-slice', each: 24, tint: '#c98f5e' }
  if (form.id === 'stir-fry' && /^(steak|beef-slice)$/.test(look.glyph))
    return { ...look, glyph: 'fried-slice', each: 24, tint: '#8f5a38' }
  if (form.id === 'stir-fry' && (look.glyph === 'chicken-thigh' || look.glyph === 'chicken-breast'))
    return { ...look, glyph: 'chicken-chunk', each: 26 }
  return look
}

const FRIED = /\b(fry|fried|brown|sear|roast|broil)\b/
const CRUSTED = /gold|brown|crisp|amber|\btan\b|crust|freckled/

const TOFU = /^tofu(-slab|-plank)?$/

/** Tofu is white in a sauce, pale gold where it was fried first, and brown under a glaze, never as pink as salmon. */
function colourTofu(look: Look, { layout }: DishForm, own: readonly CookedStep[]): Look {
  const isFried = own.some(({ words }) => FRIED.test(words) && CRUSTED.test(words))
  if (layout === 'sauced' && TOFU.test(look.glyph) && look.tint === undefined && isFried)
    return glazeTofu({ ...look, tint: '#e3ac56' }, layout)
  return glazeTofu(look, layout)
}

function glazeTofu(look: Look, layout: DishForm['layout']): Look {
  const { coat } = look
  if (!TOFU.test(look.glyph) || coat?.wash === undefined) return look
  if (layout === 'sauced') {
    const { wash: _, strength: __, ...kept } = coat
    return { ...look, coat: kept }
  }
  return {
    ...look,
    coat: { ...coat, wash: mix(coat.wash, '#c07d2c', 0.4), strength: Math.max(0.72, coat.strength ?? 0) },
  }
}

/** Whisked eggs and nothing else to see are an omelet, whatever the dish calls itself: no plate stays empty. */
function visibleForm(form: DishForm, foods: readonly SeenFood[], { brief }: PictureRecipe): DishForm {
  if (form !== PLAIN || brief?.form !== undefined || foods.some(({ look }) => !UNSEEN_PARTS.has(look.part)))
    return form
  const hasEggs = foods.some(({ ingredient }) => /^(liquid-)?eggs?(-|$)/.test(ingredient.food))
  return hasEggs ? formById('omelette') : form
}

function seeFood(
  ingredient: PictureIngredient,
  recipe: PictureRecipe,
  title: string,
  sentences: readonly Sentence[],
): SeenFood {
  const own = sentences.filter((sentence) => mentions(sentence.text, ingredient))
  const words = [title, ingredient.prep?.toLowerCase() ?? '', ...own.map(({ text }) => text)].join('. ')
  const look = findLook(ingredient.food, ingredient.class, words)
  const [head = '', ...rest] = title.split(/ with | over /)
  const isTitled = isNamedIn(title, ingredient)
  const isBeside = isTitled && rest.length > 0 && !isNamedIn(head, ingredient)
  return {
    ingredient,
    look,
    gramsPerServing: ingredient.grams / Math.max(1, recipe.servings),
    isTitled,
    isBeside,
    isFinish: isFinish(ingredient, own),
    isBlended:
      !(isBeside && WHOLE_BESIDE.has(look.part)) &&
      ((!isMeat(ingredient) && isBlended(ingredient, own, sentences)) ||
        (isStirredIn(ingredient) && SMALL_PARTS.has(look.part))),
  }
}

/** Named beside the dish, these lie there whole, though some of them may be blended too. */
const WHOLE_BESIDE = new Set<Part>(['bit', 'side', 'bed', 'main'])

/** What a hero would be overlooked as. */
const SMALL: readonly Part[] = ['hidden', 'aromatic', 'dust', 'bit', 'side', 'melt', 'herb', 'citrus']
const UNSEEN: readonly Part[] = ['hidden', 'aromatic', 'liquid', 'melt']

/** Gives each food the part the recipe's brief asks for; without one all stay as they were read. */
function castFoods(foods: readonly SeenFood[], brief: DishBrief | undefined): SeenFood[] {
  if (!brief) return [...foods]
  const { base, hero, garnish = [] } = brief
  const isCast = hero !== undefined || garnish.length > 0
  return foods.map((food) => {
    const id = food.ingredient.food
    if (garnish.includes(id)) return asGarnish(food)
    if (id === hero) return asHero(food)
    if (id === base) return asBase(food)
    return isCast && !isPromised(food) ? asBackground(food, base !== undefined) : food
  })
}

/** What the title names is expected on the plate, whatever else the brief leaves out. */
function isPromised({ isBeside, isBlended, look }: SeenFood): boolean {
  return isBeside && !isBlended && PROMISED.has(look.part)
}
const PROMISED = new Set<Part>(['side', 'bit', 'herb', 'bed'])

function asHero(food: SeenFood): SeenFood {
  const part = SMALL.includes(food.look.part) ? 'main' : food.look.part
  return {
    ...food,
    look: { ...food.look, part },
    isTitled: true,
    isHero: true,
    isBeside: false,
    isBlended: false,
  }
}

function asGarnish(food: SeenFood): SeenFood {
  const part = UNSEEN.includes(food.look.part) ? 'bit' : food.look.part
  return { ...food, look: { ...food.look, part }, isFinish: true, isBlended: false }
}

/** Leaves, noodles and mash lie below; anything else colors. */
function asBase(food: SeenFood): SeenFood {
  const isBed = food.look.part === 'bed' || !liquidColour(food.ingredient.food)
  const part = isBed && food.look.part !== 'hidden' ? 'bed' : 'liquid'
  return { ...food, look: { ...food.look, part }, isFinish: false, isBlended: part === 'liquid' }
}

/** Colors what it is stirred into, unless the brief says what does. */
function asBackground(food: SeenFood, hasBase: boolean): SeenFood {
  const { part } = food.look
  const isKept = part === 'liquid' || part === 'dust' || (part === 'bed' && !hasBase)
  return isKept
    ? { ...food, isFinish: false }
    : { ...food, look: { ...food.look, part: 'hidden' }, isFinish: false, isTitled: false }
}

/** What flows and stays in the dish: kitchen water isn't listed. */
const LIQUID =
  /^(water|dashi)$|-?(stock|broth)$|(^|-)milk(-|$)|coconut-(milk|cream)|(heavy|light|soy|cooking)-cream|half-and-half|passata|marinara|(diced|crushed|whole|canned)[a-z-]*tomatoes|tomato-sauce|wine$|beer$|kefir/
const SOUP_LIQUID = /^(water|dashi)$|-?(stock|broth)$|(^|-)milk(-|$)/
const SERVED_DRY =
  /\b(drain|lift (it|them|the [^.]*) out|discard the (water|liquid|broth)|boil(ed|s)? (away|dry)|evaporat)/
const SIMMERED = /\b(simmer|braise|stew|ladle|bubbl|slow cooker|poach|boil)/
const FRIED_TOGETHER = /\bwok\b|stir[- ]?fr/
/** A sauce or broth beside, below or over the dish makes no stew of it. */
const SERVED_APART =
  /steam|grill|\b(steaks?|plate|chops|liver|portobellos?|coddled|tonnato|loco moco|lemak|au poivre|under|over|pickled|sardines|doubles|green sauce|suan ni|gravy)\b/
/** Grams a serving. */
const LEAST_SOUP = 190
const LEAST_SAUCE = 90

/** A savory dish whose name says nothing is known by how much liquid stays in it, and by the wok. */
function formByMethod(recipe: PictureRecipe, text: string, foods: readonly SeenFood[]): DishForm {
  if (recipe.category === 'dessert' || SERVED_APART.test(recipe.title.toLowerCase())) return PLAIN
  const steps = recipe.steps.join(' ').toLowerCase()
  const grams = (kind: RegExp) =>
    foods
      .filter(({ ingredient }) => kind.test(ingredient.food))
      .reduce((sum, food) => sum + food.gramsPerServing, 0)
  const hasSolids = foods.some(
    ({ look }) => look.part === 'main' || look.part === 'side' || look.part === 'bed',
  )
  if (SIMMERED.test(steps) && hasSolids) {
    if (grams(SOUP_LIQUID) >= LEAST_SOUP && !SERVED_DRY.test(steps)) return formById('soup')
    if (
      grams(LIQUID) >= LEAST_SAUCE &&
      !/\b(grill|broil|baking dish|roasting|roast (for|until|at))/.test(text)
    )
      return formById('curry')
  }
  return FRIED_TOGETHER.test(text) ? formById('stir-fry') : PLAIN
}

/** A step cut into sentences, with how far through the recipe each stands (0 first, 1 last). */
interface Sentence {
  text: string
  progress: number
}

const FINISHING =
  /\btop(ped|ping)?\b|scatter|sprinkl|garnish|finish|serve|dollop|drizzl|shower|strew|crown|dust|spoon(ed)? over/
const FINISHING_GROUP = /top|serv|garnish|finish|decorat|frost|icing|drizzle|sprinkle|assembl/
const MIXED_GROUP =
  /dressing|sauce|marinade|glaze|vinaigrette|brine|\brub\b|paste|mayo|pesto|batter|dough|crust|base|cake/
const BLENDING =
  /\bblend(s|ed|er)?\b|pur[ée]e|liquidi[sz]e|until (\w+ )?(smooth|silky)|(blitz|whizz|process)[^.]*(smooth|paste|cream)/
const CHOPPING = /pulse|\brice\b|grains|crumbs|coarse/
const WHOLE_POT = /\b(the (soup|pot|pan|mixture|vegetables)|everything|it all|all of it|soup)\b/

function readSentences(recipe: PictureRecipe): Sentence[] {
  const last = Math.max(1, recipe.steps.length - 1)
  return recipe.steps.flatMap((step, i) =>
    step
      .toLowerCase()
      .split(/\.\s/)
      .map((text) => ({ text, progress: recipe.steps.length > 1 ? i / last : 1 })),
  )
}

/** Stirred into a sauce or dressing: herbs, capers and garlic in it are no pieces on the plate. */
function isStirredIn(ingredient: PictureIngredient): boolean {
  return MIXED_GROUP.test(ingredient.group?.toLowerCase() ?? '')
}

/** Put on at the end, so it lies on top whatever the dish is made of. `own` are the sentences that speak of it. */
function isFinish(ingredient: PictureIngredient, own: readonly Sentence[]): boolean {
  if (FINISHING_GROUP.test(ingredient.group?.toLowerCase() ?? '')) return true
  const last = own[own.length - 1]
  if (last === undefined || last.progress < 0.6) return false
  return clauses(last).some((clause) => FINISHING.test(clause) && mentions(clause, ingredient))
}

/** Blended foods colour the dish but leave no pieces to see. */
function isBlended(
  ingredient: PictureIngredient,
  own: readonly Sentence[],
  all: readonly Sentence[],
): boolean {
  const last = own[own.length - 1]
  if (!last) return false
  if (own.flatMap(clauses).some((clause) => blends(clause) && mentions(clause, ingredient))) return true
  return all.some(({ text, progress }) => progress >= last.progress && WHOLE_POT.test(text) && blends(text))
}

function clauses(sentence: Sentence): string[] {
  return sentence.text.split(/[;:]\s/)
}

function blends(text: string): boolean {
  return BLENDING.test(text) && !CHOPPING.test(text)
}

/** Words that many foods share and none is known by. */
const PLAIN_WORDS = new Set(
  `fresh ground dried large whole cream heavy sauce baby powder oil black white green sweet milk
   water juice seed extra virgin free range light dark paste plain flour cheese pepper salt breast
   thigh fillet steak leaf leaves full sliced chopped pieces flakes thighs breasts fillets`.split(/\s+/),
)
const WORD_PATTERNS = new Map<string, RegExp>()

/** Whether a sentence speaks of a food, by its mark, its name or the last telling word of its name. */
function mentions(text: string, ingredient: PictureIngredient): boolean {
  if (text.includes('['))
    return text.includes(`[${ingredient.food}]`) || text.includes(`[${ingredient.food}|`)
  const name = ingredient.name.toLowerCase()
  return text.includes(name) || hasWord(text, headWord(name))
}

function isNamedIn(title: string, ingredient: PictureIngredient): boolean {
  const words = `${ingredient.food.replaceAll('-', ' ')} ${ingredient.name.toLowerCase()}`.split(/[^a-zà-ÿ]+/)
  return words.some((word) => isTelling(word) && hasWord(title, word))
}

function headWord(name: string): string {
  const words = name.replace(/[,(].*$/, '').split(/[^a-zà-ÿ]+/)
  return words.filter(isTelling).pop() ?? name
}

function isTelling(word: string): boolean {
  return word.length > 2 && !PLAIN_WORDS.has(word)
}

/** `egg` is in `eggs` but not in `eggplant`. */
function hasWord(text: string, word: string): boolean {
  const stem = word.replace(/(ies|es|s|y)$/, '')
  if (!text.includes(stem)) return false
  let pattern = WORD_PATTERNS.get(stem)
  if (!pattern) {
    pattern = new RegExp(`\\b${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(s|es|y|ies)?\\b`)
    WORD_PATTERNS.set(stem, pattern)
  }
  return pattern.test(text)
}

const WHOLE_CUTS =
  /steak|grillades|pot roast|brisket|sauerbraten|pizzaiola|chops?\b|schnitzel|roulade|meatloaf|smothered|sliced/
const MEATBALLS = /meatballs|kafta|kefta|alb[oó]ndigas|wedding soup|kofta|k[oö]fte/
/** What lies in heaps on a plate is mixed through a pan and through what bakes under a crust. */
const LOOSE: Readonly<Partial<Record<GlyphId, Pick<Look, 'glyph' | 'each' | 'tint'>>>> = {
  mince: { glyph: 'crumbles', each: 9 },
  'pulled-meat': { glyph: 'meat-shred', each: 10 },
  'shredded-chicken': { glyph: 'chicken-shred', each: 10 },
  'tuna-flakes': { glyph: 'fish-flake', each: 12 },
  'bean-heap': { glyph: 'black-bean', each: 4 },
  'scrambled-egg': { glyph: 'egg-curd', each: 12 },
}
export function looseLook(look: Look): Look {
  return { ...look, ...LOOSE[look.glyph] }
}

const SPOONED: Readonly<Partial<Record<GlyphId, Pick<Look, 'glyph' | 'each' | 'tint'>>>> = {
  roast: { glyph: 'stew-beef', each: 28 },
  steak: { glyph: 'stew-beef', each: 28 },
  'beef-slice': { glyph: 'fried-slice', each: 24, tint: '#8f5a38' },
  'chicken-breast': { glyph: 'chicken-chunk', each: 26 },
  'bean-heap': { glyph: 'black-bean', each: 4 },
}

/** Meat in a stew or soup is cut for the spoon, and its beans lie loose, unless the title names a whole cut. */
function lookInSauce(look: Look, title: string): Look {
  if (look.glyph === 'mince' && MEATBALLS.test(title)) return { ...look, glyph: 'meatball', each: 25 }
  const spooned = SPOONED[look.glyph]
  return spooned && !WHOLE_CUTS.test(title) ? { ...look, ...spooned } : look
}
