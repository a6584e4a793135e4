import type { Food } from '../../foods/food.ts'
import type { LineFinding } from '../../reading/fault.ts'
import { type KitchenRecipe, type KitchenStep, kitchenSteps } from './foods-in-steps.ts'

/** A basket of 5.5 liters, as most kitchens have: 25 by 24 cm. */
const basketCm2 = 600
const airFrying = /\bair[- ]fr(y|ies|ied|yer)\b/
const inBasket = /\b(air[- ]fry|air[- ]fried|air fryer|basket)\b/
const oneLayer = /\b(one|single) layer\b|\bside by side\b|\bnot touching\b|\bwithout touching\b/
const inBatches =
  /\bbatch|\bin two (rounds|lots|goes)\b|\bhalf at a time\b|\btwo (sheet )?pans\b|\btwo skillets\b/
const panSize = /(\d+)(?:\.\d+)? cm\b/
const skillet = /\b(skillet|wok|frying pan|griddle)\b/
const usualSkilletCm = 30
const sheetPan = /\b(sheet pan|baking sheet)\b/
const twoSides = /(?:sheet pan|baking sheet)[^.]{0,20}?(\d+) by (\d+) cm\b/
/** 33 by 46 cm, a half sheet. */
const usualSheetCm2 = 1500
/** What touches its neighbour still browns a little; more than this lies on top of it. */
const tolerance = 1.15

/** Square centimeters that a gram covers, with the air around it that browning needs. */
const cm2PerGram: Readonly<Record<string, number>> = { loose: 1.6, vegetable: 1, cubes: 0.9, piece: 0.6 }
const loose = new Set(['broccoli', 'cauliflower', 'kale', 'romanesco'])
const cutInCubes = new Set(['tofu', 'cheese', 'crustacean'])
const pieces = new Set(['fish', 'chicken', 'turkey', 'duck', 'pork', 'beef', 'lamb', 'game', 'mollusc'])
/** Spoonfuls coat, and take no room. */
const leastGrams = 50
const coats = new Set(['parmesan', 'mozzarella', 'cheddar', 'feta', 'cream-cheese', 'ricotta', 'gruyere'])

/** ED-4: what must brown lies in one layer, in the basket of an air fryer, on a sheet pan and in a skillet. */
export function checkLoad(kitchen: KitchenRecipe): LineFinding[] {
  const { atOnce, servings } = kitchen.recipe
  const share = Math.min(1, (atOnce ?? servings) / servings)
  const steps = kitchenSteps(kitchen)
  if (steps.some(({ words }) => inBatches.test(words))) return []
  const isAirFried = steps.some(({ words }) => airFrying.test(words))
  return steps.flatMap((step) => loadFindings(step, share, isAirFried)).slice(0, 1)
}

function loadFindings(step: KitchenStep, share: number, isAirFried: boolean): LineFinding[] {
  const vessel = vesselOf(step.words, isAirFried)
  if (!vessel) return []
  const covered = step.rows.reduce((sum, { food, grams }) => sum + areaOf(food, grams), 0) * share
  if (covered <= vessel.cm2 * tolerance) return []
  const batches = Math.ceil(covered / (vessel.cm2 * tolerance))
  return [
    {
      line: step.line,
      what: `What goes into the ${vessel.name} covers ${Math.round(covered)} cm²; one layer holds ${vessel.cm2}.`,
      remedy: `Say "in ${batches === 2 ? 'two' : batches} batches", write the minutes of all of them as cook, and set atOnce.`,
    },
  ]
}

function vesselOf(words: string, isAirFried: boolean): { name: string; cm2: number } | undefined {
  if (isAirFried && inBasket.test(words)) return { name: 'basket', cm2: basketCm2 }
  if (sheetPan.test(words)) {
    const [, long, wide] = twoSides.exec(words) ?? []
    return { name: 'sheet pan', cm2: long ? Number(long) * Number(wide) : usualSheetCm2 }
  }
  if (!skillet.test(words) || !oneLayer.test(words)) return undefined
  const cm = Number(panSize.exec(words)?.[1] ?? usualSkilletCm)
  return { name: 'skillet', cm2: Math.round((Math.PI / 4) * cm ** 2) }
}

function areaOf(food: Food, grams: number): number {
  const kind = kindOf(food)
  return kind === undefined || grams < leastGrams ? 0 : grams * (cm2PerGram[kind] ?? 0)
}

function kindOf({ id, class: foodClass }: Food): string | undefined {
  if (coats.has(id)) return undefined
  if (loose.has(id)) return 'loose'
  if (cutInCubes.has(foodClass)) return 'cubes'
  if (pieces.has(foodClass)) return 'piece'
  return foodClass === 'vegetable' || foodClass === 'mushroom' ? 'vegetable' : undefined
}
