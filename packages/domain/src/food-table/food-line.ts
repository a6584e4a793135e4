import { type NutrientName, nutrientNames } from '../nutrition/nutrients.ts'
import type { FoodFigures, FoodMeasure, TableFood } from './table-food.ts'

/** A food as the packed table holds it: with what search needs to know of its row. */
export type PackedFood = TableFood & Readonly<{ /** How likely people mean it: 0 to 9. */ weight: number }>

const macroOrder = ['calories', 'fat', 'netCarbs', 'protein'] as const
const restOrder: readonly (NutrientName | 'alcohol')[] = [...nutrientNames, 'alcohol']

/** Nothing that a name may hold. */
const inLine = '\t'
const inCell = '|'

/** One line of the packed table: id, names, weight, macros, nutrients, measures. An empty cell is an unknown figure. */
export function encodeFoodLine(food: PackedFood): string {
  const { id, name, plainName = '', commonNames, weight, figuresPer100g, measures } = food
  const names = [plainName, ...commonNames]
  return [
    id,
    name,
    names.join(inCell),
    weight,
    ...macroOrder.map((macro) => figuresPer100g[macro]),
    ...restOrder.map((figure) => figuresPer100g[figure] ?? ''),
    measures.map(({ name, grams }) => `${grams} ${name}`).join(inCell),
  ].join(inLine)
}

/** All that search reads of a line, without its figures: a device reads 8,789 of them at once. */
export function decodeSearchedNames(line: string): { names: string[]; weight: number } {
  const ends = [0]
  for (let at = 0; at < 4; at++) ends.push(line.indexOf(inLine, ends.at(-1)) + 1)
  const [, nameAt = 0, othersAt = 0, weightAt = 0, figuresAt = 0] = ends
  const others = line.slice(othersAt, weightAt - 1)
  const name = line.slice(nameAt, othersAt - 1)
  const weight = Number(line.slice(weightAt, figuresAt - 1))
  return { names: others === '' ? [name] : [name, ...others.split(inCell)], weight }
}

export function decodeFoodLine(line: string): PackedFood {
  const [id = '', name = '', names = '', weight = '0', ...cells] = line.split(inLine)
  const [plainName = '', ...commonNames] = names.split(inCell)
  return {
    id,
    name,
    ...(plainName && { plainName }),
    commonNames,
    weight: Number(weight),
    figuresPer100g: decodeFigures(cells),
    measures: decodeMeasures(cells.at(-1) ?? ''),
  }
}

function decodeFigures(cells: readonly string[]): FoodFigures {
  const [calories, fat, netCarbs, protein, ...rest] = cells
  const known = restOrder.flatMap((name, index) =>
    rest[index] ? [[name, Number(rest[index])] as const] : [],
  )
  return {
    calories: Number(calories),
    fat: Number(fat),
    netCarbs: Number(netCarbs),
    protein: Number(protein),
    ...Object.fromEntries(known),
  }
}

function decodeMeasures(cell: string): FoodMeasure[] {
  return cell === '' ? [] : cell.split(inCell).map(decodeMeasure)
}

function decodeMeasure(text: string): FoodMeasure {
  const space = text.indexOf(' ')
  return { grams: Number(text.slice(0, space)), name: text.slice(space + 1) }
}
