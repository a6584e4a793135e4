import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Helping } from '@butterleaf/domain/meal-plan/item'
import type { ShownMending } from '@butterleaf/domain/meal-plan/mending/shown-mending'
import type { SpanTotals } from '@butterleaf/domain/meal-plan/mending/span'
import type { ShownMeal, ShownProposal } from '@butterleaf/domain/meal-plan/proposals/shown-proposal'
import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { decodeMacros, decodeRanges } from '../../nutrition/macros-codec.ts'
import type { WireMending, WireUseUp } from '../calls.ts'
import { decodeDayFit } from './fit-codec.ts'

type WireProposal = Pick<WireUseUp, 'meals' | 'days'>

export function decodeProposal({ meals, days }: WireProposal): ShownProposal {
  return {
    meals: meals.map(decodeMeal),
    days: days.map(({ dayNumber, date, before, after }) => {
      const fits = { before: decodeDayFit(before), after: decodeDayFit(after) }
      return { dayNumber, date: date as IsoDate, ...fits }
    }),
  }
}

export function decodeUseUp({ foods, ...proposal }: WireUseUp): ShownUseUp {
  return {
    proposal: decodeProposal(proposal),
    foods: foods.map(({ ingredient: name, unusedBecause, ...grams }) => {
      return { name, unusedBecause: unusedBecause ?? undefined, ...grams }
    }),
  }
}

export function decodeMending({ before, after, left, buysMore, ...proposal }: WireMending): ShownMending {
  return {
    proposal: decodeProposal(proposal),
    before: decodeSpan(before),
    after: decodeSpan(after),
    left: decodeMacros(left),
    ...(buysMore && { buysMore }),
  }
}

function decodeSpan({ target, actual }: WireMending['before']): SpanTotals {
  return { target: decodeRanges(target), actual: decodeMacros(actual) }
}

/** As a taken proposal is sent back. */
export function encodeProposedMeals({ meals }: ShownProposal) {
  return meals.map(({ itemId, before, after }) => {
    return { itemId, before: encodeHelping(before), after: encodeHelping(after) }
  })
}

function encodeHelping({ recipeId: recipe, servings }: Helping) {
  return { recipe, servings }
}

function decodeMeal({
  itemId,
  dayNumber,
  category: meal,
  before,
  after,
}: WireProposal['meals'][number]): ShownMeal {
  return {
    itemId,
    dayNumber,
    meal,
    before: { recipeId: before.recipe, servings: before.servings },
    after: { recipeId: after.recipe, servings: after.servings },
    titleBefore: before.title ?? undefined,
    titleAfter: after.title ?? undefined,
  }
}
