import { createHash } from 'node:crypto'
import type { LineMatch } from './match-recipes.ts'

/** What a person found in a line: its foods with grams; null where the line gives no amount. */
export type LineLabel = Readonly<{
  hash: string
  foods: readonly Readonly<{ food: string; grams: number | null }>[]
}>
export type LabelScore = Readonly<{
  labelled: number
  exact: number
  /** Lines we call exact and a person reads otherwise. */
  faults: readonly string[]
  near: number
  nearRight: number
}>

/** Grams within a tenth are the same reading: cups and spoons aren't weighed more exactly. */
const slack = 0.1

/** The repository has no line of those recipes: a line is known by its hash. */
export function hashOfLine(line: string): string {
  return createHash('sha256')
    .update(line.toLowerCase().replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12)
}

/** One label a line: hash, then food and grams of each food. */
export function readLabels(text: string): LineLabel[] {
  return text
    .split('\n')
    .filter((line) => /^[0-9a-f]{12} /.test(line))
    .map((line) => {
      const [hash = '', ...cells] = line.split(' ')
      const foods = cells.map((cell) => {
        const [food = '', grams = ''] = cell.split(':')
        return { food, grams: grams === '-' ? null : Number(grams) }
      })
      return { hash, foods }
    })
}

export function compareLabels(matched: readonly LineMatch[], labels: readonly LineLabel[]): LabelScore {
  const byHash = new Map(labels.map((label) => [label.hash, label]))
  const pairs = matched.flatMap((match) => {
    const label = byHash.get(hashOfLine(match.line))
    return label ? [{ match, label, isRight: isSameReading(match, label) }] : []
  })
  const exact = pairs.filter(({ match }) => match.how === 'exact')
  const near = pairs.filter(({ match }) => match.how !== 'exact')
  return {
    labelled: pairs.length,
    exact: exact.length,
    faults: exact
      .filter(({ isRight }) => !isRight)
      .map(
        ({ match, label }) =>
          `${match.line}: read as ${foodsText(match.foods)}, labelled ${foodsText(label.foods)}`,
      ),
    near: near.length,
    nearRight: near.filter(({ isRight }) => isRight).length,
  }
}

export function labelsText({ labelled, exact, faults, near, nearRight }: LabelScore): string {
  return [
    `${labelled} labelled lines: ${exact} exact, of which ${exact - faults.length} are right; ${near} in doubt, of which ${nearRight} are right all the same.`,
    ...faults,
  ].join('\n')
}

function isSameReading({ foods }: LineMatch, label: LineLabel): boolean {
  return (
    foods.length === label.foods.length &&
    label.foods.every(({ food, grams }) => {
      const read = foods.find((other) => other.food === food)
      if (!read) return false
      if (grams === null || read.grams === null) return grams === read.grams
      return Math.abs(read.grams - grams) <= Math.max(grams * slack, 1)
    })
  )
}

function foodsText(foods: readonly { food: string; grams: number | null }[]): string {
  return foods.map(({ food, grams }) => `${food} ${grams ?? '-'}`).join(', ')
}
