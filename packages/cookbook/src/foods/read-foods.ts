import { type Aisle, aisles } from '@butterleaf/domain/shopping-list/aisles'
import { isSeq, type Node } from 'yaml'
import type { Fault } from '../reading/fault.ts'
import { readYaml } from '../reading/yaml-reading.ts'
import { checkFood } from './check-food.ts'
import type { Food } from './food.ts'
import { readFood } from './read-food.ts'

export type FoodFile = { file: string; aisle: string; text: string }
/** A food with the line it stands on, for faults that only show beside other foods. */
export type PlacedFood = { food: Food; file: string; line: number }

export type FoodFileRead = { placed: PlacedFood[]; faults: Fault[] }

/** All foods of content/foods in the order of a shop, with everything that is wrong with them. */
export function readFoods(
  files: readonly FoodFile[],
  readFile: (file: FoodFile) => FoodFileRead = readFoodFile,
): { foods: Food[]; placed: PlacedFood[]; faults: Fault[] } {
  const reads = files.map(readFile)
  const placed = reads.flatMap((read) => read.placed)
  const faults = [...reads.flatMap((read) => read.faults), ...duplicateFaults(placed), ...partFaults(placed)]
  const byId = new Map(placed.map(({ food }) => [food.id, food]))
  return { foods: [...byId.values()].sort(inShopOrder), placed, faults }
}

/** Reads one aisle's file on its own: the result is cached while the file doesn't change. */
export function readFoodFile({ file, aisle, text }: FoodFile): FoodFileRead {
  const { reading, root } = readYaml(file, text)
  if (!isAisle(aisle)) {
    reading.fault(1, `"${aisle}" is not an aisle.`, `Name the file after one of: ${aisles.join(', ')}.`)
    return { placed: [], faults: reading.faults }
  }
  if (root !== null && !isSeq(root))
    reading.fault(root, 'This is not a list of foods.', 'Write "- id: …" entries.')
  const placed = (isSeq(root) ? (root.items as Node[]) : []).flatMap((node) => {
    const food = readFood(reading, node, aisle)
    if (food) checkFood(reading, node, food)
    return food ? [{ food, file, line: reading.lineOf(node) }] : []
  })
  return { placed, faults: reading.faults }
}

function duplicateFaults(placed: readonly PlacedFood[]): Fault[] {
  const seen = new Map<string, PlacedFood>()
  return placed.flatMap((entry) => {
    const { food, file, line } = entry
    return [`id "${food.id}"`, `name "${food.name}"`].flatMap((key) => {
      const first = seen.get(key)
      if (!first) seen.set(key, entry)
      const what = `The ${key} is there already, at ${first?.file}:${first?.line}.`
      return first ? [{ file, line, what, remedy: 'Keep one of the two, or name what sets them apart.' }] : []
    })
  })
}

function partFaults(placed: readonly PlacedFood[]): Fault[] {
  const wholes = new Set(
    placed
      .map(({ food }) => food)
      .filter(({ partOf }) => !partOf)
      .map(({ id }) => id),
  )
  return placed.flatMap(({ food: { id, partOf }, file, line }) => {
    if (!partOf || wholes.has(partOf.food)) return []
    const what = `${id}: "${partOf.food}" is no food that is sold whole.`
    return [{ file, line, what, remedy: 'Name the id of the food it comes in.' }]
  })
}

function isAisle(name: string): name is Aisle {
  return aisles.some((aisle) => aisle === name)
}

function inShopOrder(a: Food, b: Food): number {
  return aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || (a.id < b.id ? -1 : 1)
}
