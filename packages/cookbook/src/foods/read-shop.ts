import { isSeq, type Node } from 'yaml'
import { readFields } from '../reading/fields.ts'
import { readList, readNumber, readOneOf, readText } from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { FoodKeeps, Pack, Swap } from './food.ts'
import { buyUnits, swapUses } from './food-words.ts'

const longestDays = 3650
const days = { from: 0, to: longestDays, isWhole: true }

/** One pack, or a list of them; the smallest first, what is sold loose before all packs. */
export function readPacks(reading: Reading, node: Node | undefined, what: string): Pack[] | undefined {
  if (!node) return undefined
  const nodes = isSeq(node) ? (node.items as Node[]) : [node]
  const packs = nodes.map((item) => readPack(reading, item, what))
  if (nodes.length === 0) reading.fault(node, `${what} names no pack.`, 'Write { unit: pack, grams: 300 }.')
  if (nodes.length === 0 || packs.includes(undefined)) return undefined
  const sorted = packs.filter((pack) => pack !== undefined).sort(bySize)
  const twin = sorted.find((pack, index) => index > 0 && bySize(pack, sorted[index - 1]!) === 0)
  if (twin)
    reading.fault(node, `${what}: ${twin.grams} g ${twin.unit} is there twice.`, 'Keep each pack once.')
  return sorted
}

function bySize(a: Pack, b: Pack): number {
  return Number(b.unit === 'loose') - Number(a.unit === 'loose') || a.grams - b.grams
}

function readPack(reading: Reading, node: Node, what: string): Pack | undefined {
  const fields = readFields(reading, node, { what, required: ['unit', 'grams'] })
  const unit = readOneOf(reading, fields?.get('unit'), `${what}.unit`, buyUnits)
  const grams = readNumber(reading, fields?.get('grams'), `${what}.grams`, { from: 1, to: 10_000 })
  return unit === undefined || grams === undefined ? undefined : { unit, grams }
}

/** Nothing opened keeps longer than closed. */
export function readFoodKeeps(reading: Reading, node: Node | undefined, what: string): FoodKeeps | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required: ['closed', 'opened'], optional: ['frozen'] })
  const read = (name: string) => readNumber(reading, fields?.get(name), `${what}.${name}`, days)
  const [closed, opened, frozen] = [read('closed'), read('opened'), read('frozen')]
  if (closed === undefined || opened === undefined) return undefined
  if (opened > closed) {
    const remedy = `Write how long it keeps as sold, then cut or opened: { closed: ${opened}, opened: ${closed} }.`
    reading.fault(node, `${what}: opened (${opened} days) is longer than closed (${closed}).`, remedy)
  }
  return { closed, opened, ...(frozen !== undefined && { frozen }) }
}

/** Which foods may be swapped for which is checked beside all others, in `check-swaps.ts`. */
export function readSwaps(reading: Reading, node: Node | undefined, what: string): Swap[] {
  return readList(reading, node, what).flatMap((item) => {
    const shape = { what, required: ['food', 'ratio'], optional: ['for'] }
    const fields = readFields(reading, item, shape)
    const food = readText(reading, fields?.get('food'), `${what}.food`)
    const ratio = readNumber(reading, fields?.get('ratio'), `${what}.ratio`, { from: 0.05, to: 20 })
    const use = readOneOf(reading, fields?.get('for'), `${what}.for`, swapUses)
    return food === undefined || ratio === undefined ? [] : [{ food, ratio, ...(use && { for: use }) }]
  })
}
