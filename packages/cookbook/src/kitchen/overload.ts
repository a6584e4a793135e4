import type { Vessel } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import type { Food } from '../foods/food.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'
import type { KitchenStep } from './kitchen-steps.ts'

/** What a step puts side by side, and the vessel has no room for. */
export type Overload = {
  step: KitchenStep
  vessel: SizedVessel
  coveredCm2: number
  /** Of what the vessel holds, a little over one layer allowed. */
  fill: number
  /** What takes the room. */
  rows: RecipeIngredient[]
}
type SizedVessel = Vessel & Readonly<{ cm2: number }>

/** A basket of 5.5 liters, as most kitchens have: 25 by 24 cm. */
const basketCm2 = 600
const airFrying = /\bair[- ]fr(y|ies|ied|yer)\b/
const inBasket = /\b(air[- ]fry|air[- ]fried|air fryer|basket)\b/
/** What is turned, or browns side by side, lies flat; a stir-fry heaps up. */
const oneLayer = /\b(one|single) layer\b|\bside by side\b|\bnot touching\b|\bwithout touching\b/
const signsOfTurning = [
  /\b(per|each|both|one|first|second|other) sides?\b|(?<!\bas )\ba side\b(?! (dish|of|salad))/,
  /\bflip(ped|ping)?\b|\bturn(ed|ing)? (them )?(once|over)\b/,
]
const inBatches =
  /\bbatch|\bin two (rounds|lots|goes)\b|\bhalf at a time\b|\btwo (sheet )?pans\b|\btwo skillets\b|\ba few at a time\b|\b(one|two|three|four) at a time\b/
const skillet = /\b(skillet|wok|griddle|frying pan)\b/
/** Of either kind. */
const somePan =
  /(?<!\b(?:roasting|sauce|loaf|baking|cake|sheet|muffin|springform|pie|bundt|tube|square|broiler|jelly[- ]roll|drip) )\bpan\b/
/** In the pan that was named before. */
const fries = /\b(cook|brown|sear|fry)\b/
/** With what was named before; "preheat the air fryer" puts nothing in it. */
const fills = /\b(cook|brown|sear|fry|roast|bake|place|put|add|arrange|lay|spread|return)\b/
const usualSkilletCm = 30
const sheetPan = /\b(sheet pan|baking sheet)\b/
/** 33 by 46 cm, a half sheet. */
const usualSheetCm2 = 1500
/** "a 28 cm (11 in) skillet", "a 12-inch skillet"; what is smaller or larger is no pan's width. */
const width = /\b(\d{1,2})(?:\.\d+)?[ -]?(cm|inch|inches|in|")(?=\W|$)/g
const panCm = { from: 15, to: 45 }
const twoSides =
  /(?:(?:sheet pan|baking sheet)[^.]{0,20}?|(?=[^.]{0,30}(?:sheet pan|baking sheet)))\b(\d{1,2}) ?(?:by|x|×) ?(\d{1,2})[ -]?(cm|inch|inches|in|")(?=\W|$)/
const cmOfInch = 2.54
/** What touches its neighbour still browns a little; more than this lies on top of it. */
const tolerance = 1.15

/** Square centimeters that a gram covers, with the air around it that browning needs. */
const cm2PerGram: Readonly<Record<string, number>> = { loose: 1.6, vegetable: 1, cubes: 0.9, piece: 0.6 }
const loose = new Set(['broccoli', 'cauliflower', 'kale', 'romanesco'])
const cutInCubes = new Set(['tofu', 'cheese', 'crustacean'])
const pieces = new Set(['fish', 'chicken', 'turkey', 'duck', 'pork', 'beef', 'lamb', 'game', 'mollusc'])
/** Foods sold with their bones are weighed without them, and lie in the pan with them: of a wing 58 of 95 g are eaten. */
const withBones: Readonly<Record<string, number>> = {
  'beef-short-rib': 1.41,
  'chicken-breast-skin-on': 1.25,
  'chicken-drumstick': 1.5,
  'chicken-leg': 1.37,
  'chicken-thigh': 1.25,
  'chicken-wing': 1.64,
  'lamb-loin-chop': 1.29,
  'pork-chop': 1.3,
}
/** Spoonfuls coat, and take no room. */
const leastGrams = 50
const coats = new Set(['parmesan', 'mozzarella', 'cheddar', 'feta', 'cream-cheese', 'ricotta', 'gruyere'])

/** ED-4: what must brown lies in one layer, in the basket of an air fryer, on a sheet pan and in a skillet. `share` is cooked at once. */
export function findOverloads(steps: readonly KitchenStep[], share: number): Overload[] {
  if (steps.some(({ words }) => inBatches.test(words))) return []
  return loadsOf(steps).flatMap(({ step, vessel, rows }) => {
    const coveredCm2 = rows.reduce((sum, row) => sum + areaOf(row), 0) * share
    const fill = coveredCm2 / (vessel.cm2 * tolerance)
    return fill > 1 ? [{ step, vessel, coveredCm2, fill, rows }] : []
  })
}

type Load = Pick<Overload, 'step' | 'vessel' | 'rows'>

/** What each step puts side by side. "Heat a skillet. Add the chops. Brown them 4 min a side": pan and chops were named before. */
function loadsOf(steps: readonly KitchenStep[]): Load[] {
  const isAirFried = steps.some(({ words }) => airFrying.test(words))
  let pan: SizedVessel | undefined
  let onHand: RecipeIngredient[] = []
  return steps.flatMap((step) => {
    const named =
      vesselOf(step.words, isAirFried) ??
      (somePan.test(step.words) ? (pan ?? skilletOf(step.words)) : undefined)
    if (named && named.kind !== 'basket') pan = named
    const rows = step.rows.filter((row) => areaOf(row) > 0)
    if (rows.length > 0) onHand = rows
    const vessel = named ?? (fries.test(step.words) ? pan : undefined)
    if (!vessel || (vessel.kind === 'skillet' && !isInOneLayer(step.words))) return []
    const load = rows.length > 0 ? rows : fills.test(step.words) ? onHand : []
    return [{ step, vessel, rows: load }]
  })
}

function isInOneLayer(words: string): boolean {
  return oneLayer.test(words) || signsOfTurning.some((sign) => sign.test(words))
}

function vesselOf(words: string, isAirFried: boolean): SizedVessel | undefined {
  if (isAirFried && inBasket.test(words)) return { kind: 'basket', cm2: basketCm2 }
  if (sheetPan.test(words)) return { kind: 'sheet-pan', cm2: sheetCm2Of(words) }
  return skillet.test(words) ? skilletOf(words) : undefined
}

function skilletOf(words: string): SizedVessel {
  const cm = panCmOf(words)
  return { kind: 'skillet', cm, cm2: Math.round((Math.PI / 4) * cm ** 2) }
}

function panCmOf(words: string): number {
  const widths = [...words.matchAll(width)].map(([, size, unit]) => cmOf(size, unit))
  return widths.find((cm) => cm >= panCm.from && cm <= panCm.to) ?? usualSkilletCm
}

function sheetCm2Of(words: string): number {
  const [, long, wide, unit] = twoSides.exec(words) ?? []
  return long ? cmOf(long, unit) * cmOf(wide, unit) : usualSheetCm2
}

function cmOf(size: string | undefined, unit: string | undefined): number {
  return Math.round(Number(size) * (unit === 'cm' ? 1 : cmOfInch))
}

function areaOf({ food, grams }: RecipeIngredient): number {
  const kind = kindOf(food)
  if (kind === undefined || grams < leastGrams) return 0
  return grams * (withBones[food.id] ?? 1) * (cm2PerGram[kind] ?? 0)
}

function kindOf({ id, class: foodClass }: Food): string | undefined {
  if (coats.has(id)) return undefined
  if (loose.has(id)) return 'loose'
  if (cutInCubes.has(foodClass)) return 'cubes'
  if (pieces.has(foodClass)) return 'piece'
  return foodClass === 'vegetable' || foodClass === 'mushroom' ? 'vegetable' : undefined
}
