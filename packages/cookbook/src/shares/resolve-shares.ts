import { namedShares } from '@butterleaf/domain/cooking/share'
import { splitAmount } from '@butterleaf/domain/cooking/split-amount'
import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { KitchenAmount } from '@butterleaf/domain/kitchen/scale-amount'
import { units } from '@butterleaf/domain/kitchen/units'
import { unitsOf } from '../foods/food-units.ts'
import type { LineFinding } from '../reading/fault.ts'
import type { RecipeIngredient, RecipeStep } from '../recipes/recipe.ts'
import type { StepPart, WrittenPart } from '../recipes/step-text.ts'
import { type WrittenStep, writtenAmount } from '../recipes/written-recipe.ts'
import type { WrittenShare } from './parse-share.ts'

type Weighed = Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>
type FoodPart = WrittenPart & { kind: 'food' }
type Use = { part: FoodPart; line: number }
type SharedUse = Use & { part: FoodPart & { share: WrittenShare } }
type Resolved = { parts: Map<WrittenPart, StepPart>; findings: LineFinding[] }

/** Rounding of written amounts: 33 g are a third of 100 g. */
const slack = 0.006

/** What each share comes to. The shares of an ingredient add up to it, or there is a finding. */
export function resolveShares(
  steps: readonly Pick<WrittenStep, 'parts' | 'line'>[],
  ingredients: readonly Weighed[],
): { steps: RecipeStep[]; findings: LineFinding[] } {
  const uses = steps.flatMap(({ parts, line }) =>
    parts.flatMap((part) => (part.kind === 'food' ? [{ part, line }] : [])),
  )
  const shared = new Set(uses.filter(isShared).map(({ part }) => part.food))
  const resolved = [...shared].map((id) =>
    resolveFood(
      uses.filter(({ part }) => part.food === id),
      ingredients.filter(({ food }) => food.id === id),
    ),
  )
  const partOf = new Map(resolved.flatMap(({ parts }) => [...parts]))
  return {
    steps: steps.map(({ parts }) => ({ parts: parts.map((part) => partOf.get(part) ?? withoutShare(part)) })),
    findings: resolved.flatMap(({ findings }) => findings),
  }
}

function isShared(use: Use): use is SharedUse {
  return use.part.share !== undefined
}

/** A food that isn't there, or is there twice: it is shown by its name alone. */
function withoutShare(part: WrittenPart): StepPart {
  if (part.kind !== 'food') return part
  const { share: _, ...rest } = part
  return rest
}

function resolveFood(uses: readonly Use[], rows: readonly Weighed[]): Resolved {
  const [row, second] = rows
  const shares = uses.filter(isShared)
  if (!row) return { parts: new Map(), findings: [] }
  const { food } = row
  if (second) {
    const what = `${food.id} is listed twice, and a share doesn't tell of which.`
    const remedy = 'Mark it without shares, or list it once.'
    return { parts: new Map(), findings: [{ line: shares[0]!.line, what, remedy }] }
  }
  const measured = shares.map((use) => partOfWhole(use, row))
  const findings = [
    ...measured.flatMap((part) => (typeof part === 'number' ? [] : [part])),
    ...plainUses(uses, food.id),
    ...restFindings(shares, food.id),
  ]
  if (findings.length > 0) return { parts: new Map(), findings }
  return shareOut(shares, measured as number[], row)
}

/** 0 for the rest, which isn't known yet. */
function partOfWhole({ part: { share }, line }: SharedUse, row: Weighed): number | LineFinding {
  if (share.said === 'rest') return 0
  if (share.said !== 'amount') return namedShares[share.said]
  const unit = share.unit ?? pieceUnitOf(row.food)
  const gramsEach = unit && gramsPerUnit(row.food, unit)
  if (gramsEach !== undefined) return (share.quantity * gramsEach) / row.grams
  const what = `${row.food.id} has no measure "${unit ?? 'piece'}".`
  return { line, what, remedy: `Write one of its units: ${unitsOf(row.food).join(', ')}.` }
}

function plainUses(uses: readonly Use[], id: string): LineFinding[] {
  return uses
    .filter((use) => !isShared(use))
    .map(({ line }) => ({
      line,
      what: `[${id}] stands here without a share, and in another step with one.`,
      remedy: `Give it its share, such as [${id}: rest], or say it in plain words if it is in the pan already.`,
    }))
}

function restFindings(shares: readonly SharedUse[], id: string): LineFinding[] {
  const rests = shares.filter(({ part }) => part.share.said === 'rest')
  const [first, second] = rests
  if (second) return [{ line: second.line, what: `[${id}: rest] is there twice.`, remedy: 'Keep the last.' }]
  if (!first || first === shares.at(-1)) return []
  const what = `[${id}: rest] comes before another share of it.`
  return [{ line: first.line, what, remedy: 'The rest is what the last step takes.' }]
}

function shareOut(shares: readonly SharedUse[], measured: readonly number[], row: Weighed): Resolved {
  const { id } = row.food
  const taken = measured.reduce((sum, part) => sum + part, 0)
  const last = shares.at(-1)!
  const hasRest = last.part.share.said === 'rest'
  const isOff = hasRest ? taken > 1 - slack : Math.abs(taken - 1) > slack
  if (isOff) {
    const what = `The shares of ${id} come to ${Math.round(taken * 100)} % of it${hasRest ? ' before the rest' : ''}.`
    const remedy =
      taken < 1
        ? `Write [${id}: rest] where the last of it goes in.`
        : 'Take less in a step, or list more of it.'
    return { parts: new Map(), findings: [{ line: last.line, what, remedy }] }
  }
  const of = measured.map((part) => (part === 0 ? 1 - taken : part))
  const parts = shares.map(({ part }, index) => {
    return [part, { ...part, share: { ...part.share, of: of[index]! } }] as const
  })
  const findings = shares.flatMap(({ part, line }, index) => checkMeasurable({ part, line }, of[index]!, row))
  return { parts: new Map(parts), findings }
}

/** The smallest spoon; a billionth less is a third written in decimals. */
const leastSpoonTsp = 0.125 - 1e-3
const leastGrams = 1

/** A share at the recipe's own servings must be something that a spoon, a scale or a knife measures. */
function checkMeasurable(
  { part, line }: { part: { food: string }; line: number },
  of: number,
  row: Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>,
): LineFinding[] {
  const { food } = row
  const total = writtenAmount(row)
  const pieces = total.quantity * of
  const isCut = food.whole && Math.abs(pieces - Math.round(pieces)) > 0.01
  const [share] = isCut ? [] : splitAmount(total, [of], { food, system: 'us' })
  if (share && !isTooSmall(share, of * row.grams)) return []
  const what = isCut
    ? `A share of ${part.food} cuts what is never cut.`
    : `A share of ${part.food} is less than a spoon, a scale or a knife measures.`
  return [{ line, what, remedy: 'Take it all in one step, or list more of it.' }]
}

function isTooSmall({ quantity, unit, exactGrams, cookedGrams }: KitchenAmount, grams: number): boolean {
  const { kind, size } = units[unit]
  const exact = (quantity * exactGrams) / cookedGrams
  if (unit === 'pinch') return true
  if (kind === 'volume') return (exact * size) / units.tsp.size < leastSpoonTsp
  return kind === 'mass' && grams < leastGrams
}
