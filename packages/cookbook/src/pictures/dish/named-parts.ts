import type { DishForm } from './dish-form.ts'
import type { CookedStep } from './read-cooking.ts'
import { mixSauce } from './sauce-colour.ts'
import type { SeenFood } from './seen-food.ts'

/** Sauces and salads that a title names and no single food shows: they are mixed of several. */
const SPOONED =
  /\b(sambal|salsa|chimichurri|pesto|tzatziki|raita|chutney|relish|aioli|mayonnaise|remoulade|romesco|zhoug|schug|chermoula|mojo|crema|tartar sauce|dipping sauce|horseradish cream|mustard cream|garlic yogurt|tomato butter|brown butter|miso butter|tahini sauce|peanut sauce|burger sauce|green sauce|gravy|hollandaise|b[eé]arnaise|ponzu|nuoc cham|sambol|ezme|ajvar|tarator|salsa criolla|gremolata|vinaigrette|tahini|mint sauce|caramel sauce|chocolate sauce|dip)\b/
const SALAD =
  /\b((chopped|tomato|cucumber|herb|radish|fennel|shepherd's|israeli|kachumber|pico de gallo|olive)( and [a-z]+)? salad|pico de gallo|kachumber|chopped salad)\b/
const SMOOTH_DAIRY = /yogh?urt|sour-cream|creme-fraiche|mayo|labneh|skyr/
/** Named so wherever they stand in a title. */
const CLASSIC = /\b(b[eé]arnaise|chimichurri|romesco)\b/
/** What a sauce is not made of. */
const SOLID = /^(beef|pork|lamb|game|chicken|turkey|duck|fish|crustacean|mollusc|tofu|egg|noodle)$/
/** Grams a serving that such a spoonful stands for. */
const SPOONFUL = 42

/** The sauce and the salad that a title promises, as things to lay beside the dish. */
export function namedParts(
  { title, form }: { title: string; form: DishForm },
  foods: readonly SeenFood[],
  steps: readonly CookedStep[],
): SeenFood[] {
  const [, ...rest] = title.split(/ with |, | and | in | over | on /)
  const tail = rest.join(' & ')
  const sauce = form.layout === 'sauced' ? undefined : nameSauce(title, tail, foods, steps)
  return [sauce, nameSalad(title, foods)].filter((part) => part !== undefined)
}

function nameSauce(
  title: string,
  tail: string,
  foods: readonly SeenFood[],
  steps: readonly CookedStep[],
): SeenFood | undefined {
  const name = SPOONED.exec(tail)?.[1] ?? CLASSIC.exec(title)?.[1]
  if (name === undefined) return undefined
  const isShown = foods.some(
    ({ ingredient, look, isFinish, isBlended }) =>
      (ingredient.food.includes(name.split(' ')[0] ?? name) &&
        look.part !== 'hidden' &&
        look.part !== 'liquid') ||
      (look.part === 'cream' &&
        isFinish &&
        !isBlended &&
        SMOOTH_DAIRY.test(ingredient.food) &&
        PALE_NAMES.test(name)),
  )
  const own = foodsOfSauce(name, foods, steps)
  const tint =
    freshTint(name, tail) ??
    KNOWN.find(({ sauce }) => sauce.test(name))?.tint ??
    mixSauce(own, own, { isBlended: true })
  if (isShown || tint === undefined) return undefined
  if (/butter/.test(name)) return makePart(name, foods, { glyph: 'dollop', part: 'liquid', each: SPOONFUL })
  return makePart(name, own.length > 0 ? own : foods, {
    glyph: ROUGH.test(name) ? 'relish' : 'sauce-spoon',
    part: 'cream',
    each: SPOONFUL,
    tint,
  })
}

/** Sauces whose color everybody knows. */
const KNOWN: readonly { sauce: RegExp; tint: string }[] = [
  {
    sauce: /salsa verde|chimichurri|pesto|zhoug|schug|gremolata|green sauce|chermoula|mint sauce/,
    tint: '#74923a',
  },
  { sauce: /sambal|romesco|ezme|ajvar/, tint: '#b5351b' },
  { sauce: /tzatziki|raita|crema|cream|yogurt|tartar|tarator/, tint: '#fbf3e2' },
  { sauce: /mayonnaise|aioli|hollandaise|b[eé]arnaise|remoulade/, tint: '#f6e3a4' },
  { sauce: /gravy/, tint: '#a06a38' },
  { sauce: /ponzu|nuoc cham/, tint: '#8a5a2c' },
  { sauce: /peanut|satay/, tint: '#c98f4e' },
  { sauce: /tahini/, tint: '#e3c795' },
  { sauce: /burger sauce/, tint: '#eeb98a' },
  { sauce: /caramel/, tint: '#b9752a' },
  { sauce: /butter/, tint: '#c98a36' },
]

/** A salsa is red and a chutney of herbs green, unless the title says of what else it is. */
function freshTint(name: string, tail: string): string | undefined {
  const kind = tail.slice(Math.max(0, tail.indexOf(name) - 18), tail.indexOf(name) + name.length + 8)
  if (/beet|mango|peach|avocado|pineapple|melon|criolla|corn|olive|cucumber|walnut/.test(kind))
    return undefined
  if (/chutney|salsa/.test(name) && /green|verde|mint|cilantro|tomatillo/.test(kind)) return '#7f9c3f'
  return /^salsa$|pico de gallo/.test(name) ? '#c8432a' : undefined
}

/** Chopped or pounded, never smooth. */
const ROUGH = /^salsa$|relish|sambal|sambol|ezme|gremolata|salsa criolla/

const PALE_NAMES = /tzatziki|raita|crema|cream|yogurt|mayonnaise|aioli/

/** Those of a group of its name, else those that a step marks on the way to it. */
function foodsOfSauce(name: string, foods: readonly SeenFood[], steps: readonly CookedStep[]): SeenFood[] {
  const last = name.split(' ').pop() ?? name
  const grouped = foods.filter(({ ingredient }) => {
    const group = ingredient.group?.toLowerCase() ?? ''
    return group !== '' && (group.includes(last) || /^(sauce|dressing|dip)$/.test(group))
  })
  if (grouped.length > 0) return grouped
  const spoken = steps.filter(({ words }) => words.includes(last)).map(({ step }) => step)
  const marked = new Set(steps.filter(({ step }) => spoken.includes(step)).flatMap((step) => step.foods))
  return foods.filter(
    ({ ingredient }) => marked.has(ingredient.food) && !SOLID.test(ingredient.class.split(':')[0] ?? ''),
  )
}

function nameSalad(title: string, foods: readonly SeenFood[]): SeenFood | undefined {
  const [, tail] = title.split(/ with (.*)/)
  const name = tail === undefined ? undefined : SALAD.exec(tail)?.[1]
  if (name === undefined) return undefined
  const own = foods.filter(({ ingredient }) => /vegetable|fruit/.test(ingredient.class))
  // A salad of one vegetable is seen by it.
  const [leader = name, ...more] = name.split(' ')
  const isSeen = own.some(
    ({ ingredient, look }) => ingredient.food.includes(leader) && look.part !== 'hidden',
  )
  if (isSeen && more.length === 1) return undefined
  return makePart(name, own, { glyph: 'chopped-salad', part: 'side', each: 70 })
}

function makePart(name: string, own: readonly SeenFood[], look: SeenFood['look']): SeenFood | undefined {
  const [first] = own
  if (!first) return undefined
  return {
    ingredient: { food: `made-${name.replaceAll(' ', '-')}`, class: 'sauce', grams: SPOONFUL, name },
    look,
    gramsPerServing: SPOONFUL,
    isTitled: true,
    isFinish: true,
    isBeside: true,
    isBlended: false,
  }
}
