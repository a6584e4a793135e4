import { capitalize } from '../../text/capitalize.ts'
import { temperatureText } from './measure-text.ts'

export const kitchenWarningKinds = ['load', 'doneness', 'rinsing', 'foil'] as const

/** What holds one layer of food. */
export type Vessel = Readonly<{ kind: 'skillet'; cm: number } | { kind: 'basket' | 'sheet-pan' }>

/** With how many pieces there are, where the recipe counts them. */
export type WarnedFood = Readonly<{ name: string; plural: string; count?: number }>

/** ED-4: what a rule of the kitchen says of a person's own recipe. It never keeps a recipe from being saved. */
export type KitchenWarning = Readonly<{ stepIndex: number; foods: readonly WarnedFood[] }> &
  Readonly<
    /** `fill` is of what the vessel holds: 1.3 is a third too much. */
    | { kind: 'load'; vessel: Vessel; fill: number }
    /** With a sign that a cook can see, where one is safe enough. */
    | { kind: 'doneness'; celsius: number; sign?: string }
    | { kind: 'rinsing' | 'foil' }
  >

/** As a screen has it. */
export type ShownWarning = Readonly<{ kind: KitchenWarning['kind']; stepIndex: number; text: string }>

export function showWarning(warning: KitchenWarning): ShownWarning {
  return { kind: warning.kind, stepIndex: warning.stepIndex, text: warningText(warning) }
}

/** The warnings of the recipe at another size: what is small enough fits. */
export function scaleWarnings(warnings: readonly KitchenWarning[], scale: number): KitchenWarning[] {
  return warnings.flatMap((warning): KitchenWarning[] => {
    if (warning.kind !== 'load') return [warning]
    const fill = warning.fill * scale
    const foods = warning.foods.map((food) => scaleFood(food, scale))
    return fill > 1 ? [{ ...warning, fill, foods }] : []
  })
}

/** Four chops and a half are "the chops". */
function scaleFood({ count, ...food }: WarnedFood, scale: number): WarnedFood {
  if (count === undefined || !Number.isInteger(count * scale)) return food
  return { ...food, count: count * scale }
}

/** "Six pork chops don’t fit a 30 cm (12 in) pan at once: brown them in two batches, each with its own minutes." */
export function warningText(warning: KitchenWarning): string {
  const { foods } = warning
  const food = listOfFoods(foods, warning.kind === 'load')
  const areMany = foods.length > 1 || foods.some(isMany)
  const them = areMany ? 'them' : 'it'
  switch (warning.kind) {
    case 'load':
      return loadText(warning, `${capitalize(food)} ${areMany ? 'don’t' : 'doesn’t'} fit`, them)
    case 'doneness': {
      const sign = warning.sign === undefined ? '' : `, or ${warning.sign}`
      return `No step says when ${food} ${areMany ? 'are' : 'is'} done: ${temperatureText(warning.celsius)} inside${sign}.`
    }
    case 'rinsing':
      return `Don’t rinse ${food}: water spreads what heat kills. Pat ${them} dry.`
    case 'foil':
      return `Fat of ${food} pools on the foil under the broiler and can catch fire: take a rack over the pan.`
  }
}

type Overload = Extract<KitchenWarning, { kind: 'load' }>

function loadText({ vessel, fill }: Overload, doNotFit: string, them: string): string {
  const batches = numberWord(Math.ceil(fill))
  const inBatches = `${them} in ${batches} batches, each with its own minutes`
  switch (vessel.kind) {
    case 'skillet':
      return `${doNotFit} ${panText(vessel.cm)} at once: brown ${inBatches}.`
    case 'basket':
      return `${doNotFit} the basket of an air fryer in one layer: cook ${inBatches}.`
    case 'sheet-pan':
      return `${doNotFit} one sheet pan in one layer: take ${batches} pans, or roast ${inBatches}.`
  }
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function numberWord(count: number): string {
  return numberWords[count - 1] ?? String(count)
}

function listOfFoods(foods: readonly WarnedFood[], isCounted: boolean): string {
  const named = foods.map((food) => {
    const { count = 1, name, plural } = food
    if (isCounted && count > 1) return `${numberWord(count)} ${plural}`
    return `the ${isMany(food) ? plural : name}`
  })
  return new Intl.ListFormat('en-US').format(named)
}

/** Tofu and broccoli have one word for any amount. */
function isMany({ name, plural, count }: WarnedFood): boolean {
  return name !== plural && count !== 1
}

function panText(cm: number): string {
  const inches = Math.round(cm / 2.54)
  return `a ${cm} cm (${inches} in) pan`
}
