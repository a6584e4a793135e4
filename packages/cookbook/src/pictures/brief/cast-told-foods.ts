import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import type { SeenFood } from '../dish/seen-food.ts'
import { findLook } from '../foods/find-look.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'
import type { DishBrief, ToldFood } from '../picture-recipe.ts'
import { type Browning, colourOfWord, type FoodPlace } from './brief-words.ts'
import { lookOfCut } from './food-cuts.ts'

/** Gives each food what the recipe's own line says of it, over whatever the rules read. */
export function castToldFoods(foods: readonly SeenFood[], brief: DishBrief | undefined): SeenFood[] {
  if (!brief?.hide && !brief?.shows && !brief?.sauces) return [...foods]
  const { hide = [], shows = {}, sauces } = brief
  return foods
    .filter(({ ingredient }) => !isMade(ingredient.food) || !isReplaced(ingredient.food, hide, sauces))
    .map((food) => {
      const told = shows[food.ingredient.food]
      if (hide.includes(food.ingredient.food)) return hideFood(food)
      return told ? showFood(food, told) : food
    })
}

/** Sauces and salads that the rules read from the title have no food of their own. */
function isMade(food: string): boolean {
  return food.startsWith('made-')
}

function isReplaced(food: string, hide: readonly string[], sauces: DishBrief['sauces']): boolean {
  return /salad|gallo|kachumber/.test(food) ? hide.includes('salad') : sauces !== undefined
}

/** Worked in, melted or a coating: no pieces of it, and nothing laid beside. */
function hideFood(food: SeenFood): SeenFood {
  return {
    ...food,
    look: { ...food.look, part: 'hidden' },
    isFinish: false,
    isTitled: false,
    isBeside: false,
    isHidden: true,
  }
}

const AMOUNTS = { little: 0.4, much: 2.4 } as const
const PARTS: Readonly<Record<FoodPlace, Part>> = { middle: 'main', beside: 'side', over: 'bit', under: 'bed' }
/** These keep their part wherever they lie. */
const LOOSE_PARTS = new Set<Part>(['cream', 'citrus', 'herb', 'dust', 'melt'])
/** Foods of these parts would not be seen. */
const UNSEEN = new Set<Part>(['hidden', 'aromatic', 'liquid'])

function showFood(food: SeenFood, told: ToldFood): SeenFood {
  const cut = told.as === undefined ? ownLook(food) : lookInWords(told.as, food)
  const part = placedPart(cut, food.look.part, told)
  const look = surfaceOf({ ...cut, part }, food.look, told)
  const isLoose = LOOSE_PARTS.has(part)
  return {
    ...food,
    look,
    gramsPerServing: Math.max(8, food.gramsPerServing) * (told.amount ? AMOUNTS[told.amount] : 1),
    isBlended: false,
    isFinish: told.where === undefined ? food.isFinish || isLoose : told.where === 'over' || isLoose,
    isBeside: told.where === undefined ? food.isBeside : told.where === 'beside',
    isTold: true,
    ...(told.where && { place: told.where }),
  }
}

/** `whole` asks the rules for the food as if nothing were done to it. */
function lookInWords(word: string, { ingredient }: SeenFood): Look {
  return word === 'whole' ? findLook(ingredient.food, ingredient.class, '') : lookOfCut(word, ingredient)
}

function ownLook({ look, ingredient }: SeenFood): Look {
  if (!UNSEEN.has(look.part)) return look
  const raw = findLook(ingredient.food, ingredient.class, '')
  return UNSEEN.has(raw.part) ? { ...raw, part: 'bit' } : raw
}

function placedPart(cut: Look, read: Part, { where, as }: ToldFood): Part {
  if (where !== undefined && !LOOSE_PARTS.has(cut.part)) return PARTS[where]
  if (as === undefined || LOOSE_PARTS.has(cut.part) || UNSEEN.has(read) || LOOSE_PARTS.has(read))
    return cut.part
  // Mash and noodles lie below whatever the food did before.
  return cut.part === 'bed' && read !== 'main' ? 'bed' : read
}

const BROWNED: Readonly<Record<Browning, Coat>> = {
  golden: { wash: '#dc9a3c', strength: 0.5 },
  brown: { wash: '#8f5526', strength: 0.6 },
  charred: { wash: '#7a431f', strength: 0.3, isCharred: true, isGrilled: true },
  crumbed: { isCrumbed: true },
}

/** The pan leaves freckles on these, where a wash would brown them evenly. */
const FRECKLED = new Set<GlyphId>(['courgette-slice', 'courgette-moon'])

/** A color that the line names hides glaze and stain; without one they stay. */
function surfaceOf(look: Look, read: Look, { color, browning, flecks, as }: ToldFood): Look {
  const { coat: _, ...bare } = look
  if (FRECKLED.has(look.glyph) && browning !== undefined && browning !== 'crumbed')
    return {
      ...bare,
      tint: 'roasted',
      ...(browning === 'charred' && { coat: { isCharred: true, isGrilled: true } }),
    }
  const kept = color === undefined ? (look.coat ?? (as === undefined ? undefined : read.coat)) : undefined
  // The word names what the rules saw too: what heat made of it stays.
  const isAsRead =
    as !== undefined && look.tint === undefined && browning === undefined && look.glyph === read.glyph
  const dyed = color === undefined ? undefined : dye(colourOfWord(color), look)
  const coat: Coat = {
    ...kept,
    ...dyed?.coat,
    ...(browning && (dyed?.coat ? { ...BROWNED[browning], ...dyed.coat } : BROWNED[browning])),
    ...(flecks !== undefined && { herbs: colourOfWord(flecks) }),
  }
  return {
    ...bare,
    ...(isAsRead && read.tint !== undefined && { tint: read.tint }),
    ...(dyed?.tint !== undefined && { tint: dyed.tint }),
    ...(Object.keys(coat).length > 0 && { coat }),
  }
}

/** Drawings with a color of their own are washed over. */
export function dye(colour: string, { glyph }: Pick<Look, 'glyph'>): { tint?: string; coat?: Coat } {
  return takesTint(glyph) ? { tint: colour } : { coat: { wash: colour, strength: 0.72 } }
}

const TAKING_TINT = new Map<GlyphId, boolean>()

/** Whether a drawing can be had in another color than its own. */
function takesTint(glyph: GlyphId): boolean {
  const known = TAKING_TINT.get(glyph)
  if (known !== undefined) return known
  const draw = (tint: string | undefined) =>
    glyphs[glyph].draw({ random: seededRandom(glyph), fine: false, tint })
  const takes = draw(undefined).body !== draw('#123456').body
  TAKING_TINT.set(glyph, takes)
  return takes
}
