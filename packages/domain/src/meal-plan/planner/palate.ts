import type { Adventure, Palate } from '../../onboarding/palate.ts'
import type { Cuisine } from '../../recipes/cuisines.ts'
import type { MainProtein } from '../../recipes/main-proteins.ts'
import { weights } from './weights.ts'

/** What a dish is like, beside its figures: what people like it or pass it over for. */
export type DishCharacter = Readonly<{
  cuisine: Cuisine
  mainProtein: MainProtein
  familiarity: Familiarity
  /** Tofu, tempeh, seitan, lupin or black soybeans in the place of meat. */
  isMeatReplacer: boolean
  isOrganMeat: boolean
  /** A drink or a snack that people take beside a meal: a plan offers it as one only where a day needs it. */
  isNoMeal?: true | undefined
}>

/** A character that no palate prefers. */
export const plainCharacter: DishCharacter = {
  cuisine: 'american',
  mainProtein: 'plants',
  familiarity: 'weeknight',
  isMeatReplacer: false,
  isOrganMeat: false,
}

/**
 * Of the weeknight shelf, so quick, short and bought in an ordinary supermarket; guessed to be easy enough for a weeknight; known to
 * most; new to most.
 */
export const familiarities = ['shelf', 'weeknight', 'known', 'discovery'] as const
export type Familiarity = (typeof familiarities)[number]

const whereFamiliar: Readonly<Record<Familiarity, number>> = {
  shelf: 0,
  weeknight: 0,
  known: weights.knownDish.value,
  discovery: weights.strangeDish.value,
}
/** What one meal of a dish costs beside others, in the planner's prices; less is chosen sooner, and a day in range outweighs all of it. */
const byFamiliarity: Readonly<Record<Adventure, Readonly<Record<Familiarity, number>>>> = {
  familiar: whereFamiliar,
  'new-each-week': whereFamiliar,
  surprise: { shelf: 0, weeknight: 0, known: 0, discovery: 0 },
}
/** Of the one meal a week that is to be new. */
const asDiscovery: Readonly<Record<Familiarity, number>> = {
  shelf: weights.weeknightInsteadOfNew.value,
  weeknight: weights.weeknightInsteadOfNew.value,
  known: weights.knownInsteadOfNew.value,
  discovery: 0,
}

/** Whether a draw may bring dishes like it. */
export function suitsPalate({ cuisine }: DishCharacter, { dislikedCuisines }: Palate): boolean {
  return !dislikedCuisines.includes(cuisine)
}

/** The soft price of a meal of it. */
export function priceForPalate(
  { cuisine, familiarity, isMeatReplacer, isOrganMeat }: DishCharacter,
  { likedCuisines, adventure, eatsMeatOrFish }: Palate,
  { isDiscovery = false } = {},
): number {
  const familiar = isDiscovery ? asDiscovery[familiarity] : byFamiliarity[adventure][familiarity]
  const liked = likedCuisines.includes(cuisine) ? -weights.likedCuisine.value : 0
  const replacer = isMeatReplacer && eatsMeatOrFish ? weights.meatReplacer.value : 0
  const organ = isOrganMeat && adventure !== 'surprise' ? weights.organMeat.value : 0
  return familiar + liked + replacer + organ
}

/** What a draw knows of a person's tastes; `liked` holds the ids of recipes. */
export type DrawTastes = Readonly<{ palate: Palate; liked: ReadonlySet<string> }>
type DrawnDish = Readonly<{ id: string; character: DishCharacter }>

/** ITEM-7: a draw may bring a recipe the person likes, even where they dislike its cuisine. */
export function mayBeDrawn({ id, character }: DrawnDish, { palate, liked }: DrawTastes): boolean {
  return liked.has(id) || suitsPalate(character, palate)
}

/**
 * HELD-4: new to most people, or made with a food that an ordinary supermarket lacks; PLATE-1: or no meal of its own. What the person likes is
 * neither.
 */
export function isStrange({ id, character }: DrawnDish, { palate, liked }: DrawTastes): boolean {
  if (liked.has(id)) return false
  const isNew = palate.adventure !== 'surprise' && character.familiarity === 'discovery'
  return isNew || character.isNoMeal === true
}

/** The soft price of a meal in a draw. A recipe the person likes has none: they asked for it. */
export function priceInDraw(
  { id, character }: DrawnDish,
  { palate, liked }: DrawTastes,
  { isDiscovery = false } = {},
): number {
  return liked.has(id) ? 0 : priceForPalate(character, palate, { isDiscovery })
}
