import type { IsoDate } from '../calendar/iso-date.ts'
import { extrasOn, type FoodExtra } from '../food-log/food-extra.ts'
import type { RecipeId } from '../recipes/may-eat.ts'
import { type OwnLine, ownLineLimitCharacters } from './own-lines.ts'

/** Of a line that stands for an extra; the rest of it is the extra's id. */
const prefix = 'extra-'

/** LIFE-4: what a list has for extras that are bought, as much as its days need: of those away nothing (TOG-1). */
export function extraLines(
  extras: readonly FoodExtra[],
  titleOf: (recipeId: RecipeId) => string | undefined,
  dates: readonly IsoDate[],
): Pick<OwnLine, 'id' | 'text'>[] {
  return extras.flatMap((extra) => {
    const times = dates.filter((date) => extrasOn([extra], date).length > 0).length
    const text = extra.isBought && times > 0 ? lineText(extra, titleOf, times) : undefined
    return text === undefined ? [] : [{ id: `${prefix}${extra.id}`, text }]
  })
}

/** Undefined of a recipe that has left the cookbook. */
function lineText(
  { source }: FoodExtra,
  titleOf: (recipeId: RecipeId) => string | undefined,
  times: number,
): string | undefined {
  const name = source.kind === 'recipe' ? titleOf(source.recipeId) : source.name
  const amount = amountText(source, times)
  return name && `${name.slice(0, ownLineLimitCharacters - amount.length)}${amount}`
}

function amountText(source: FoodExtra['source'], times: number): string {
  if (source.kind === 'figures') return times === 1 ? '' : `, ${times} times`
  if (source.kind === 'recipe') return `, ${hundredths(source.servings * times)} servings`
  const grams = `${Math.round(source.grams * times)} g`
  const { measure } = source
  return measure ? `, ${hundredths(measure.count * times)} ${measure.name} (${grams})` : `, ${grams}`
}

function hundredths(amount: number): number {
  return Math.round(amount * 100) / 100
}

/**
 * A person's own lines, and those of extras with the mark that they got. A stored line of an extra without a text was taken off this
 * list; one whose extra isn't needed here any more falls off by itself.
 */
export function withExtraLines(
  stored: readonly OwnLine[],
  extras: readonly Pick<OwnLine, 'id' | 'text'>[],
): readonly OwnLine[] {
  const marks = new Map(stored.map((line) => [line.id, line]))
  const lines = extras.flatMap(({ id, text }): OwnLine[] => {
    const mark = marks.get(id)
    if (mark?.text === '') return []
    return [mark ? { ...mark, text } : { id, text, checked: false, atMs: 0 }]
  })
  return [...stored.filter(({ id }) => !isExtraLine(id)), ...lines]
}

export function isExtraLine(id: string): boolean {
  return id.startsWith(prefix)
}

/** From one list alone: the extra goes on, and is asked for by the next one. */
export function takeOffExtra(lines: readonly OwnLine[], id: string): readonly OwnLine[] {
  return lines.map((line) => (line.id === id ? { ...line, text: '' } : line))
}
