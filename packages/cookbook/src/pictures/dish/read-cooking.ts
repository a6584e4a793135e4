import type { Look } from '../foods/food-look.ts'
import type { GlyphId } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'
import { blend, mix } from '../ink/colour.ts'
import type { PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import type { SeenFood } from './seen-food.ts'

/** The words by which a cook speaks of a food once it is in the pan. */
const SPOKEN: Readonly<Record<string, string>> = {
  beef: 'beef|meat|flank|brisket|roast|steaks?|short ribs',
  pork: 'pork|meat|shoulder|belly|slices|hocks?|chops?',
  lamb: 'lamb|meat|shoulder|chops?|shanks?',
  game: 'meat|rabbit|venison',
  chicken: 'chicken|meat|thighs?|breasts?|birds?|wings|livers?|drumsticks|legs',
  turkey: 'turkey|meat|thighs?|breasts?',
  duck: 'duck|meat|legs|breasts?',
  fish: 'fish|fillets?|salmon|trout|tuna|cod|hake|haddock|tilapia|mackerel|steaks?',
  crustacean: 'shrimp|prawns',
  mollusc: 'squid|scallops|octopus',
  tofu: 'tofu|puffs|slabs|cubes|tempeh|seitan',
  paneer: 'paneer|cheese|cubes|halloumi',
  cauliflower: 'cauliflowers?|florets|steaks?|wedges|head',
}

const SHREDS: Readonly<Record<string, GlyphId>> = {
  beef: 'pulled-meat',
  pork: 'pulled-meat',
  lamb: 'pulled-meat',
  game: 'pulled-meat',
  chicken: 'shredded-chicken',
  turkey: 'shredded-chicken',
  duck: 'shredded-chicken',
  fish: 'tuna-flakes',
}
const NEVER_SHREDDED =
  /bacon|wing|rib|oxtail|^ground-|mince|sausage|chorizo|ham(-|$)|prosciutto|salami|liver|smoked-salmon/
const BESIDE_GROUP =
  /ponzu|chutney|tzatziki|raita|sambol|dip|dressing|slaw|salad|vinaigrette|relish|salsa|serve|top/

/** A class, or what is marinated and glazed like meat. */
function kindOf({ class: foodClass, food }: PictureIngredient): string {
  if (/paneer|halloumi/.test(food)) return 'paneer'
  if (/^cauliflower$/.test(food)) return 'cauliflower'
  if (/seitan|tempeh/.test(food)) return 'tofu'
  return foodClass.split(':')[0] ?? ''
}

/** Steps as sentences in lower case, each with the ids of the foods that it marks. */
export interface CookedStep {
  words: string
  foods: readonly string[]
  /** Which step of the recipe it stands in. */
  step: number
}

export function readCookedSteps(recipe: PictureRecipe): CookedStep[] {
  return recipe.steps.flatMap((step, i) =>
    step
      .toLowerCase()
      .split(/(?<=[.;])\s/)
      .map((text) => ({
        words: text.replace(/\[[^|\]]*\|?([^\]]*)\]/g, (whole, words) => words || whole.slice(1, -1)),
        foods: [...text.matchAll(/\[([^|\]:]+)/g)].map(([, id = '']) => id),
        step: i,
      })),
  )
}

/** How a food looks once it is cooked: cut, torn or crumbled by the cook, colored by what clings to it. */
export function cookLook(
  food: SeenFood,
  foods: readonly SeenFood[],
  steps: readonly CookedStep[],
  title: string,
): Look {
  const { look, ingredient } = food
  const isGlazed =
    kindOf(ingredient) === 'cauliflower' && look.glyph === 'cauliflower' && food.gramsPerServing >= 80
  if ((look.part !== 'main' && !isGlazed) || SPOKEN[kindOf(ingredient)] === undefined) return look
  const own = sentencesAbout(food, foods, steps)
  const form = cutMeat(food, own, title)
  const around = steps.filter(({ step }) => own.some((one) => one.step === step))
  const isCrusted =
    /crusted|breaded|crumbed/.test(title.split(/ with | and /)[0] ?? '') && look.part === 'main'
  const read =
    blackenedOf(food, title) ??
    coatOf(food, foods, own, around) ??
    glazeOf(title) ??
    paleOf(food, own) ??
    goldenOf(food, own)
  const coat = isCrusted ? { ...read, isCrumbed: true } : read
  if (!coat) return form
  // Crumbs of tofu aren't breaded, whatever the step says of them.
  return { ...form, coat: /^(mince|tofu-crumbs)$/.test(form.glyph) ? { ...coat, isCrumbed: false } : coat }
}

/** The sentences that mark it by its id, or speak of "the meat" where the dish has no heavier one of its kind. */
function sentencesAbout(
  { ingredient }: SeenFood,
  foods: readonly SeenFood[],
  steps: readonly CookedStep[],
): CookedStep[] {
  const spoken = spokenOf(kindOf(ingredient))
  const isHeaviest = !foods.some(
    (other) => SPOKEN[kindOf(other.ingredient)] !== undefined && other.ingredient.grams > ingredient.grams,
  )
  return steps.filter(
    ({ words, foods: marked }) => marked.includes(ingredient.food) || (isHeaviest && spoken.test(words)),
  )
}

const SPOKEN_PATTERNS = new Map<string, RegExp>()

function spokenOf(kind: string): RegExp {
  const known = SPOKEN_PATTERNS.get(kind) ?? new RegExp(`\\b(${SPOKEN[kind]}|it|them)\\b`)
  SPOKEN_PATTERNS.set(kind, known)
  return known
}

function flakeColour(food: string): string {
  if (/salmon|trout|char$/.test(food)) return '#eba284'
  return /mackerel|sardine|herring|tuna|bonito/.test(food) ? '#d8b48e' : '#f2e3c6'
}

const FLATTENED = /\b(pound|beat|flatten)\b[^.;]*(thin|even|cm|mm|chicken|breast)/
/** Cuts that are drawn whole. */
const WHOLE_MEAT = /^(steak|roast|chop|chicken-breast|chicken-thigh|ribs)$/

function cutMeat({ look, ingredient }: SeenFood, own: readonly CookedStep[], title: string): Look {
  const kind = kindOf(ingredient)
  const shred = SHREDS[kind]
  if (
    shred &&
    look.glyph !== shred &&
    !/katsu|schnitzel|milanes/.test(title) &&
    !NEVER_SHREDDED.test(ingredient.food) &&
    isShredded(ingredient, own, title)
  )
    return {
      ...look,
      glyph: shred,
      each: 130,
      ...(kind === 'fish' && { tint: flakeColour(ingredient.food) }),
    }
  if (
    kind === 'fish' &&
    /tiradito|sashimi|crudo|carpaccio/.test(title) &&
    /^(white-fish|salmon|fish-chunk|salmon-chunk)$/.test(look.glyph)
  )
    return {
      ...look,
      glyph: 'fried-slice',
      each: 14,
      tint: look.glyph.startsWith('salmon') ? '#f0966f' : '#f4e3cd',
    }
  if (kind === 'beef' && /cold roast beef/.test(title)) return { ...look, glyph: 'roast', each: 50 }
  const prep = ingredient.prep?.toLowerCase() ?? ''
  const isBites =
    /\b(bite|cubes?|cubed|chunks?|dic(e|ed)|(?<!serving )(?<!\b(two|three|four|\d|palm-sized|big|serving) )pieces|thin(ly)? slic|(thin|fine) strips|strips)/.test(
      prep,
    )
  const isDice =
    /\b(dice|diced|cubes?|cubed)\b/.test(prep) ||
    own.some(({ words }) => /cut the chicken into cubes/.test(words))
  if (
    isDice &&
    kind === 'chicken' &&
    /^(chicken-breast|shredded-chicken)$/.test(look.glyph) &&
    !own.some(({ words }) => BROWNED.test(words))
  )
    return { ...look, glyph: 'root-cube', each: 12, tint: '#f0dcb6' }
  if (/\bstrips\b/.test(prep) && /^chicken-(thigh|breast|chunk|slice)$/.test(look.glyph))
    return { ...look, glyph: 'chicken-strip', each: 18 }
  if (isBites && /^chicken-(thigh|breast)$/.test(look.glyph))
    return { ...look, glyph: 'chicken-chunk', each: 26 }
  const isFlat =
    /\b(pound|flatten|beaten thin|halved horizontally|cutlets?|butterfl)/.test(prep) ||
    own.some(({ words }) => FLATTENED.test(words))
  if (isFlat && look.glyph === 'chicken-breast') return { ...look, glyph: 'fried-cutlet', each: 130 }
  const isCubed =
    /\b(cubes?|cubed|chunks?|dic(e|ed)|bite-siz\w+ pieces|cm (\([^)]*\) )?pieces|large pieces)\b/.test(prep)
  if (isCubed && WHOLE_MEAT.test(look.glyph))
    return { ...look, glyph: 'stew-beef', each: 28, ...(kind === 'pork' ? { tint: '#b9774a' } : {}) }
  if (isCubed && look.glyph === 'salmon') return { ...look, glyph: 'salmon-chunk', each: 26 }
  if (isCubed && look.glyph === 'white-fish') return { ...look, glyph: 'fish-chunk', each: 26 }
  const isCarvedSteak =
    look.glyph === 'steak' &&
    own.some(({ words }) =>
      /\b(slice|carve|cut)\b[^.;]*(across|against|thin|strips|slices|\bit\b|\bsteaks?\b)/.test(words),
    )
  if (isCarvedSteak || (look.glyph === 'steak' && /\bslic|strips/.test(prep)))
    return { ...look, glyph: 'beef-slice', each: 26 }
  const soy = kind === 'tofu' && look.glyph === 'tempeh' ? cutSoy(look, ingredient.food, prep) : undefined
  if (soy && !isCrumbled(ingredient, own, title)) return soy
  if (
    kind === 'tofu' &&
    look.glyph === 'tofu' &&
    /shav|thin slic|sliced thin|thinly|strips|batons|sticks/.test(prep)
  )
    return { ...look, glyph: 'tofu-plank', each: 16 }
  if (/pork-belly/.test(ingredient.food) && /\bslic/.test(prep))
    return { ...look, glyph: 'belly-slice', each: 24 }
  if (kind === 'tofu' && look.glyph === 'tofu' && (/tofu steaks?/.test(title) || /\bslabs\b/.test(prep)))
    return { ...look, glyph: 'tofu-slab', each: 70 }
  const isCarved = own.some(({ words }) => /\bslic|shav|carve/.test(words))
  if (/\bgyros?\b/.test(title) && look.glyph === 'mince' && isCarved)
    return { ...look, glyph: 'fried-slice', each: 24 }
  if (kind === 'beef' && /hand-cut|tartare/.test(title))
    return { ...look, glyph: 'mince', each: 130, tint: '#b5453f' }
  if (
    ['fish', 'beef', 'pork', 'chicken', 'turkey', 'lamb'].includes(kind) &&
    isChoppedFine(ingredient, own, title)
  )
    return {
      ...look,
      glyph: 'mince',
      each: 130,
      tint: kind === 'fish' || kind === 'chicken' ? '#e0c394' : '#96593a',
    }
  if (
    /pork-(belly|shoulder|butt|neck|loin|tenderloin)|pork-collar|lamb-(leg|shoulder|loin)|beef-(chuck|round|sirloin|brisket|short-rib)/.test(
      ingredient.food,
    ) &&
    isThin(ingredient, title, own)
  )
    return { ...look, glyph: 'fried-slice', each: 24 }
  if (
    kind === 'tofu' &&
    /firm-tofu|^tofu$|tempeh|seitan/.test(ingredient.food) &&
    isCrumbled(ingredient, own, title)
  )
    return ingredient.food.includes('tofu')
      ? { ...look, glyph: 'tofu-crumbs', each: 9, tint: '#e6cb92' }
      : { ...look, glyph: 'mince', each: 130, tint: '#a97a4d' }
  return look
}

const SEITAN = '#a9703f'

/** Seitan has a grain and no beans; tempeh has beans where a slice is big enough to show them. */
function cutSoy(look: Look, food: string, prep: string): Look | undefined {
  if (/seitan/.test(food)) {
    if (/shred/.test(prep)) return { ...look, glyph: 'pulled-meat', each: 130, tint: SEITAN }
    if (/matchstick|strips|torn|ribbon|shaved/.test(prep))
      return { ...look, glyph: 'meat-shred', each: 12, tint: SEITAN }
    if (/chunks|bite|cubes|dic/.test(prep)) return { ...look, glyph: 'stew-beef', each: 24, tint: SEITAN }
    return { ...look, glyph: 'fried-slice', each: 20, tint: SEITAN }
  }
  return /cubes?\b|dice|cubed/.test(prep) ? { ...look, glyph: 'tempeh-cube', each: 10 } : undefined
}

const TORN_PATTERNS = new Map<string, RegExp>()

/** A verb that tears the meat itself, with the words that say into what. */
function tornPattern(kind: string): RegExp {
  const known = TORN_PATTERNS.get(kind)
  if (known) return known
  const spoken = SPOKEN[kind]
  const thing = `(?:the |all the )?(?:\\w+ ){0,2}?(?:${spoken}|it|them)\\b`
  const into =
    '(?:apart|shreds?|strands|strings|threads|strips|two forks|(?:thick|large|bite-size|big|long|small) (?:shreds|pieces|flakes))'
  const built = new RegExp(
    [
      `\\bshred ${thing}`,
      `\\b(?:${kind === 'fish' ? 'flake' : 'pull|tear|strip'}) ${thing}[^.;]*\\b${into}`,
      `\\b(?:shredded|pulled|flaked) (?:${spoken})\\b`,
      ...(kind === 'fish' ? [`\\b(?:flake|break) (?:the )?(?:smoked |cooked )?(?:${spoken})\\b`] : []),
      `\\b(?:${spoken})'?s? (?:meat )?(?:to|in|into) [^.;]{0,20}shreds`,
    ].join('|'),
  )
  TORN_PATTERNS.set(kind, built)
  return built
}

/** "Pin bones pulled" tears no fish. */
const TORN_BEFORE = /\b(in|into) [^.]{0,12}shreds|shredded|pulled/

function isShredded(ingredient: PictureIngredient, own: readonly CookedStep[], title: string): boolean {
  const kind = kindOf(ingredient)
  const torn = tornPattern(kind)
  const prep = ingredient.prep?.toLowerCase() ?? ''
  return (
    (kind === 'fish' ? /flaked/ : TORN_BEFORE).test(prep) ||
    torn.test(title) ||
    /machaca/.test(title) ||
    /mashed (cod|fish|haddock)/.test(title) ||
    own.some(({ words }) => {
      const found = torn.exec(words)?.[0]
      // Molten cheese pulls into strings too.
      const isOfCheese = /\b(cheese|mozzarella)\b/.test(words) && !/^shred/.test(found ?? '')
      return found !== undefined && !isOfCheese && !/\b(cabbage|cheese|carrot|lettuce)\b/.test(found)
    })
  )
}

function isThin({ prep = '' }: PictureIngredient, title: string, own: readonly CookedStep[]): boolean {
  if (/steak\b|chops?\b|schnitzel|cutlet/.test(title)) return false
  return (
    /(thin(ly)?|\d mm)[^.]*slic|slic[^.]*(thin|\d mm|across)|\bstrips\b|shaved/.test(prep) ||
    own.some(({ words }) =>
      /slice (it|them|the (meat|pork|beef|belly|lamb)) (very )?thin|cut (it|them|the (meat|pork|beef|lamb)) (in|into) thin/.test(
        words,
      ),
    )
  )
}

function isChoppedFine(
  { prep = '', food }: PictureIngredient,
  own: readonly CookedStep[],
  title: string,
): boolean {
  if (NEVER_SHREDDED.test(food)) return false
  return (
    /\b(minced|finely (chopped|diced)|chopped fine|ground)\b/.test(prep) ||
    (/\bchopped (tilapia|chicken|beef|fish|pork|salmon|tuna|lamb)/.test(title) &&
      own.some(({ words }) => /\b(chop|mince)\b/.test(words)))
  )
}

function isCrumbled(
  { prep = '', food }: PictureIngredient,
  own: readonly CookedStep[],
  title: string,
): boolean {
  const name = /tempeh|seitan/.exec(food)?.[0] ?? 'tofu'
  const crumbled = new RegExp(
    `\\b(crumble|crush|mash|grate|break up) (the |up |in the |finely |coarsely )*${name}|${name}[^.]*\\bcrumble (it|them)\\b|${name} (crumbles|mince)|(crumbled|shredded|minced) ${name}`,
  )
  return (
    /crumbl|grated|mashed|minced/.test(prep) ||
    own.some(({ words }) => crumbled.test(words)) ||
    crumbled.test(title)
  )
}

/** What stains: how strongly a gram of it colors a gram of meat. */
const STAINS: readonly { food: RegExp; colour: string; strength: number }[] = [
  { food: /aji-amarillo/, colour: '#e0a02a', strength: 8 },
  { food: /turmeric/, colour: '#e0a21c', strength: 55 },
  { food: /curry-powder|saffron|yellow-curry/, colour: '#d4971f', strength: 36 },
  { food: /red-curry|massaman|panang/, colour: '#c2551f', strength: 10 },
  { food: /green-curry|pesto|chimichurri|zhoug|salsa-verde/, colour: '#7f9a3c', strength: 7 },
  {
    food: /gochugaru|paprika|cayenne|chili-powder|chilli-powder|aleppo|ancho|guajillo|peri-peri|tajin|annatto/,
    colour: '#b23c17',
    strength: 34,
  },
  {
    food: /gochujang|harissa|tomato-(paste|puree)|achiote|sambal|doubanjiang|chili-(bean|crisp|garlic)|chipotle|sriracha|aji-/,
    colour: '#b5391b',
    strength: 8,
  },
  {
    food: /buffalo|hot-sauce|ketchup|marinara|passata|crushed-tomato|tomato-sauce/,
    colour: '#cf4d1c',
    strength: 5,
  },
  {
    food: /soy-sauce|tamari|black-vinegar|aminos|oyster-sauce|worcestershire|balsamic|teriyaki|hoisin|bbq|barbecue/,
    colour: '#9c5a12',
    strength: 4.5,
  },
  { food: /cocoa|mole|cacao/, colour: '#5a2c12', strength: 26 },
  { food: /mustard(?!-seed|-green)/, colour: '#d8a430', strength: 3 },
  { food: /miso|peanut-butter|tahini|satay/, colour: '#c38e4a', strength: 2.5 },
  {
    food: /five-spice|garam|cumin|ras-el|baharat|allspice|cinnamon|jerk|berbere|coriander-(ground|seed)|ground-coriander|curry-leaf/,
    colour: '#a8671f',
    strength: 20,
  },
]
/** Sugar that turned to caramel has no color of its own among the foods. */
function glazeOf(title: string): Coat | undefined {
  return /\b(caramel|teriyaki|glazed|sticky|char siu|lacquered|jerk)\b/.test(title)
    ? { wash: '#7d4216', strength: 0.45 }
    : undefined
}

const BROWNED =
  /\b(fry|fries|fried|frying|brown\w*|sear\w*|roast\w*|broil\w*|grill\w*|bak(e|ed|ing)|crisp\w*|char\w*|golden|air fryer|torch)\b/

/** A crust of burnt butter and spice hides what is under it. */
function blackenedOf({ ingredient }: SeenFood, title: string): Coat | undefined {
  const isMeat = SPOKEN[kindOf(ingredient)] !== undefined && /\bblackened (?!chil|pepper|tomato)/.test(title)
  return isMeat ? { wash: '#3a2013', strength: 0.74, isCharred: true } : undefined
}

/** Bites of poultry as they come from the knife are pale. */
const PALE_BITES = /^(chicken-chunk|chicken-slice)$/

/** Tofu and halloumi that were fried or baked have a crust, and so have bites of poultry. */
function goldenOf({ ingredient, look }: SeenFood, own: readonly CookedStep[]): Coat | undefined {
  if (PALE_BITES.test(look.glyph) && own.some(({ words }) => BROWNED.test(words)))
    return { wash: '#c67f33', strength: 0.4 }
  const isPlain =
    kindOf(ingredient) === 'tofu' && look.glyph === 'tofu' && !/smoked|fried|silken/.test(ingredient.food)
  return isPlain && own.some(({ words }) => BROWNED.test(words))
    ? { wash: '#d99a45', strength: 0.5 }
    : undefined
}

/** Meat that only ever met water or steam stays pale. */
function paleOf({ ingredient }: SeenFood, own: readonly CookedStep[]): Coat | undefined {
  if (!/^(chicken|turkey|pork|veal)$/.test(kindOf(ingredient)) || CURED_MEAT.test(ingredient.food))
    return undefined
  const isPoached = own.some(({ words }) => /\b(poach|simmer|steam|steep|boil)\w*/.test(words))
  return isPoached && !own.some(({ words }) => BROWNED.test(words))
    ? { wash: '#f1dfbb', strength: 0.66 }
    : undefined
}
const CURED_MEAT = /sausage|bacon|ham(-|$)|smoked|cooked|rotisserie|deli|ground-/

const STRONGEST = 0.65
/** Half of the strongest is reached at this much stain. */
const HALF_STAIN = 0.2

function coatOf(
  food: SeenFood,
  foods: readonly SeenFood[],
  own: readonly CookedStep[],
  around: readonly CookedStep[],
): Coat | undefined {
  const meat = foods
    .filter(({ look, ingredient }) => look.part === 'main' && SPOKEN[kindOf(ingredient)] !== undefined)
    .reduce((sum, one) => sum + one.ingredient.grams, food.look.part === 'main' ? 0 : food.ingredient.grams)
  const clings = foods.flatMap(({ ingredient, isFinish }) => {
    const stain = STAINS.find((one) => one.food.test(ingredient.food))
    if (!stain || isFinish || BESIDE_GROUP.test(ingredient.group?.toLowerCase() ?? '')) return []
    const isGlaze = /glaze|marinade|\brub\b|buffalo|spice paste|coating/.test(
      ingredient.group?.toLowerCase() ?? '',
    )
    return isGlaze || sharesStep(ingredient.food, around)
      ? [{ colour: stain.colour, weight: (stain.strength * ingredient.grams) / Math.max(1, meat) }]
      : []
  })
  const wash = blend(clings)
  const total = clings.reduce((sum, one) => sum + one.weight, 0)
  const strength = Math.round(((STRONGEST * total) / (total + HALF_STAIN)) * 20) / 20
  const herbs = foods.some(
    ({ ingredient, look, isFinish }) =>
      look.part === 'herb' &&
      !isFinish &&
      /chop|minced|fine/.test(ingredient.prep ?? '') &&
      sharesStep(ingredient.food, own),
  )
  const isCharred = own.some(({ words }) =>
    /\b(char(red|s|ring)?|blacken\w*|singed|black in places|grill(ed)? )\b/.test(words),
  )
  const isGrilled = own.some(({ words }) => GRILLED.test(words))
  const isCrumbed =
    own.some(({ words }) =>
      /\b(roll|dip|press|turn|coat|dredge|toss|drag|pull)\w*\b[^.]*\b(crumbs?|batter|pork rinds|almond flour|lupin flour|coconut flour|coating|panko|starch)\b/.test(
        words,
      ),
    ) &&
    around.some(({ words }) => /\b(fry|fries|frying|crisp|golden|brown)/.test(words)) &&
    !/^ground-|mince/.test(food.ingredient.food)
  const isWashed = wash !== undefined && strength >= 0.1
  if (!isWashed && !herbs && !isCharred && !isCrumbed) return undefined
  return {
    ...(isWashed && { wash: warmed(wash, strength), strength }),
    ...(herbs && { herbs: '#3f7a33' }),
    ...(isCharred && { isCharred, ...(isGrilled && { isGrilled }) }),
    ...(isCrumbed && { isCrumbed }),
  }
}

const GRILLED = /\b(grill(ed|ing)?|grate|griddle|barbecue|coals|embers)\b/

/** A thin stain of red on pale food is orange: half strong it would look raw. */
function warmed(wash: string, strength: number): string {
  return mix(wash, '#dc8a34', 0.6 * (1 - strength / STRONGEST))
}

/** Mixed in the same step and then rubbed, tossed or poured over. */
function sharesStep(id: string, own: readonly CookedStep[]): boolean {
  return own.some(({ foods }) => foods.includes(id))
}
