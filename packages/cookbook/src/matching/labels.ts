import { createHash } from 'node:crypto'
import type { LineMatch } from './match-recipes.ts'

/** What a person found in a line: "-" where it gives no amount, "t" where it is seasoned to taste. */
type LabelledFood = Readonly<{ food: string; grams: number | '-' | 't' }>
export type Labels = Readonly<{
  /** By the hash of a line. */
  lines: ReadonlyMap<string, readonly LabelledFood[]>
  /** Kilocalories of a recipe, by the hash of its title. */
  energies: ReadonlyMap<string, number>
}>

/** Cups, spoons and pieces aren't weighed more exactly. */
const slack = 0.1
const mostToTaste = 20

/** The repository has no line of those recipes: a line is known by its hash. */
export function hashOfLine(line: string): string {
  return createHash('sha256')
    .update(line.toLowerCase().replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12)
}

/** One label a line: hash, then food:grams of each food; or "energy", the hash of a title, kilocalories. */
export function readLabels(text: string): Labels {
  const rows = text.split('\n').map((line) => line.split(' '))
  const lines = rows
    .filter(([hash = '']) => /^[0-9a-f]{12}$/.test(hash))
    .map(([hash = '', ...cells]) => [hash, cells.map(labelledFood)] as const)
  const energies = rows
    .filter(([word]) => word === 'energy')
    .map(([, hash = '', kcal]) => [hash, Number(kcal)] as const)
  return { lines: new Map(lines), energies: new Map(energies) }
}

function labelledFood(cell: string): LabelledFood {
  const [food = '', grams = '-'] = cell.split(':')
  return { food, grams: grams === '-' || grams === 't' ? grams : Number(grams) }
}

export type LabelScore = Readonly<{
  exact: number
  near: number
  /** In doubt, and as the person read it all the same. */
  nearRight: number
  energies: number
  /** Of them, those within a tenth. */
  energiesRight: number
  /** Lines called exact that a person reads otherwise, and recipes whose energy is more than a tenth off. */
  faults: readonly string[]
}>

export function compareLabels(matched: readonly LineMatch[], labels: Labels): LabelScore {
  const pairs = matched.flatMap((match) => {
    const label = labels.lines.get(hashOfLine(match.line))
    return label ? [{ match, label, isRight: isSameReading(match, label) }] : []
  })
  const exact = pairs.filter(({ match }) => match.how === 'exact')
  const near = pairs.filter(({ match }) => match.how !== 'exact')
  const misread = exact
    .filter(({ isRight }) => !isRight)
    .map(
      ({ match, label }) => `${match.line}: read as ${foodsText(match.foods)}, labelled ${foodsText(label)}`,
    )
  const energies = energiesOf(matched, labels)
  const off = energies
    .filter(({ kcal, labelled }) => Math.abs(kcal - labelled) > labelled * slack)
    .map(({ recipe, kcal, labelled }) => `${recipe}: ${kcal} kcal, labelled ${labelled}`)
  return {
    exact: exact.length,
    near: near.length,
    nearRight: near.filter(({ isRight }) => isRight).length,
    energies: energies.length,
    energiesRight: energies.length - off.length,
    faults: [...misread, ...off],
  }
}

export function labelsText(score: LabelScore): string {
  const { exact, near, nearRight, energies, energiesRight, faults } = score
  const lines = `${exact + near} labelled lines: ${exact} exact, ${near} in doubt, of which ${nearRight} are as labelled`
  const head = `${lines}; energy within 10 % in ${energiesRight} of ${energies} recipes; ${faults.length} faults.`
  return [head, ...faults].join('\n')
}

function energiesOf(matched: readonly LineMatch[], { energies }: Labels) {
  const recipes = [...new Set(matched.map(({ recipe }) => recipe))]
  return recipes.flatMap((recipe) => {
    const labelled = energies.get(hashOfLine(recipe))
    if (labelled === undefined) return []
    const foods = matched.filter((match) => match.recipe === recipe).flatMap((match) => match.foods)
    return [{ recipe, labelled, kcal: foods.reduce((sum, { kcal }) => sum + kcal, 0) }]
  })
}

function isSameReading({ foods }: LineMatch, label: readonly LabelledFood[]): boolean {
  return (
    foods.length === label.length &&
    label.every(({ food, grams }) => {
      const read = foods.find((other) => other.food === food)
      return read !== undefined && isSameWeight(read.grams, grams)
    })
  )
}

function isSameWeight(read: number | null, labelled: LabelledFood['grams']): boolean {
  if (labelled === '-') return read === null
  if (read === null) return false
  return labelled === 't' ? read <= mostToTaste : Math.abs(read - labelled) <= Math.max(labelled * slack, 1)
}

function foodsText(foods: readonly { food: string; grams: number | string | null }[]): string {
  return foods.map(({ food, grams }) => `${food} ${grams ?? '-'}`).join(', ')
}
