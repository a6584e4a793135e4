import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { namesAtTable } from '@butterleaf/domain/meal-plan/shown/names-at-table'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { middleOf } from '@butterleaf/domain/nutrition/ranges'
import { formatWeight, type Grams, gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { learningQuery, trackerQuery } from '#lib/weight-tracker/tracker-query.ts'

/** Less than this is the water of a day. */
const noticedGrams = 500

type NextAnswers = Readonly<{
  answers: Questionnaire
  /** In sentences. */
  changes: readonly string[]
}>

/** [MAP-4] What the next plan is made from: the answers, with the weight of today, and what else it takes along. */
export function useNextAnswers(isAsked: boolean): NextAnswers {
  const { plan } = usePlan()
  const { data: tracker } = useQuery({ ...trackerQuery, enabled: isAsked })
  const { data: learning } = useQuery({ ...learningQuery, enabled: isAsked })
  const weight = typeof tracker?.current === 'number' ? gramsFromKg(tracker.current) : undefined
  const answers = withWeight(plan.answers, weight)
  const changes = [
    ...tableLines(plan),
    ...weightLines(plan, answers),
    ...targetLines(answers, learning?.proposal?.toKcal),
    ...tasteLines(plan),
    'What is left in your cupboard counts for its first list.',
  ]
  return { answers, changes }
}

function withWeight(answers: Questionnaire, weight: Grams | undefined): Questionnaire {
  const isOther = weight !== undefined && Math.abs(weight - answers.weight) >= noticedGrams
  return isOther ? { ...answers, weight } : answers
}

/** TOG-3 */
function tableLines(plan: MealPlan): string[] {
  const names = namesAtTable(plan)
  if (names.length === 0) return []
  // Who types their own answers is told of their weight in their own account alone.
  const fits = Object.values(plan.eaterFits ?? {}).flat()
  const typed = [...new Set(fits.map(({ name }) => name))]
  return [
    `Shared meals suit ${joinWords(['you', ...names])}.`,
    ...(typed.length > 0 ? [`The weight of ${joinWords(typed)} is as you typed it in People.`] : []),
  ]
}

function weightLines({ answers: before }: MealPlan, { weight, units }: Questionnaire): string[] {
  if (weight === before.weight) return []
  const was = formatWeight(before.weight, units)
  return [`It is made for the weight you logged last: ${formatWeight(weight, units)} instead of ${was}.`]
}

function targetLines(answers: Questionnaire, proposedKcal: number | undefined): string[] {
  const kcal = wholeText(middleOf(profileOf(answers).ranges.calories))
  const target = `${answers.ranges ? 'Your own target stays' : 'A day aims at'}: about ${kcal} kcal.`
  if (typeof proposedKcal !== 'number') return [target]
  return [
    `${target} One of ${wholeText(proposedKcal)} kcal was learned and waits in Weight: take it first to start with it.`,
  ]
}

function tasteLines({ interactions }: MealPlan): string[] {
  const countOf = (type: 'like' | 'dislike') => interactions.filter((one) => one.type === type).length
  const [liked, disliked] = [countOf('like'), countOf('dislike')]
  const dishes = (count: number) => (count === 1 ? 'One dish' : `${count} dishes`)
  return [
    ...(liked > 0 ? [`${dishes(liked)} you like will come more often.`] : []),
    ...(disliked > 0 ? [`${dishes(disliked)} you avoid won’t come.`] : []),
  ]
}

function wholeText(kcal: number): string {
  return Math.round(kcal).toLocaleString()
}
