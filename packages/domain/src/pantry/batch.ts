import type { StockFood } from './stock-food.ts'

/** Food that came home together and has one age. Changed in place: a plan has thousands. */
export type Batch = {
  grams: number
  /** Of what is closed and comes in packs: opening one shortens how long its rest keeps. */
  closedPackGrams: number | undefined
  keepsUntilDay: number
  /** The trip it came with, or until whose next one it was said to be at home. */
  trip: number
  isBought: boolean
}

type Draw = Readonly<{
  food: StockFood
  grams: number
  day: number
  /** The last day on which a batch is sure to serve. */
  servesUntilDay: (batch: Batch) => number
}>

/** An amount below this is a rounding error. */
export const dustGrams = 1e-6

export function copyBatches(batches: readonly Batch[]): Batch[] {
  return batches.map((batch) => ({ ...batch }))
}

export function gramsIn(batches: readonly Batch[]): number {
  return batches.reduce((sum, { grams }) => sum + grams, 0)
}

/** Takes up to the given grams from the batches that may be used, those that keep least first; returns what it took from which. */
export function takeFrom(batches: Batch[], draw: Draw, mayUse: (batch: Batch) => boolean): Batch[] {
  const taken: Batch[] = []
  let missing = draw.grams
  for (const batch of batches.filter(mayUse).sort(byUrgency)) {
    if (missing <= dustGrams) break
    const grams = Math.min(missing, batch.grams)
    missing -= grams
    taken.push({ ...batch, grams })
    reduce(batches, batch, { ...draw, grams })
  }
  removeEmpty(batches)
  return taken
}

/** Removes the batches that have grown too old and returns them. */
export function dropOld(batches: Batch[], day: number): Batch[] {
  if (batches.every(({ keepsUntilDay }) => keepsUntilDay >= day)) return []
  const old = batches.filter(({ keepsUntilDay }) => keepsUntilDay < day)
  for (const batch of old) batches.splice(batches.indexOf(batch), 1)
  return old
}

/** What is open goes before what is closed. */
function byUrgency(a: Batch, b: Batch): number {
  if (a.keepsUntilDay !== b.keepsUntilDay) return a.keepsUntilDay - b.keepsUntilDay
  return Number(a.closedPackGrams !== undefined) - Number(b.closedPackGrams !== undefined)
}

/** The rest of a pack that is opened becomes a batch of its own. */
function reduce(batches: Batch[], batch: Batch, { food, grams, day, servesUntilDay }: Draw): void {
  const left = batch.grams - grams
  const pack = batch.closedPackGrams
  const closed = pack === undefined ? left : Math.floor((left + dustGrams) / pack) * pack
  batch.grams = closed
  if (left - closed <= dustGrams) return
  const opened = food.isStaple || !food.keeps ? batch.keepsUntilDay : day + food.keeps.opened
  const keepsUntilDay = Math.max(Math.min(batch.keepsUntilDay, opened), servesUntilDay(batch))
  batches.push({ ...batch, grams: left - closed, closedPackGrams: undefined, keepsUntilDay })
}

function removeEmpty(batches: Batch[]): void {
  for (let index = batches.length - 1; index >= 0; index -= 1)
    if (batches[index]!.grams <= dustGrams) batches.splice(index, 1)
}
