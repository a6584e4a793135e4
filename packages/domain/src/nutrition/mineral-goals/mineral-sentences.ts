import { joinWords } from '../certificate-text.ts'
import { nutrientUnits } from '../nutrients.ts'
import { type JudgedWeek, mostPotassiumMg } from './mineral-goals.ts'

import { type ReferenceName, referenceNames } from './references.ts'

/** The food that would bring the most of it for its calories. */
export type HelpfulFoods = Readonly<Partial<Record<ReferenceName, string | undefined>>>

/**
 * MIN-3: a week's certificate: "Potassium and fiber reach their goal.", then for each that doesn't how near it comes and what
 * would help.
 */
export function mineralSentences(judged: JudgedWeek, foods: HelpfulFoods = {}, locale?: string): string[] {
  const met = referenceNames.filter((name) => judged[name].met)
  const missed = referenceNames.filter((name) => !judged[name].met)
  return [
    ...(met.length > 0 ? [metSentence(met)] : []),
    ...missed.map((name) => missSentence(name, judged[name], { food: foods[name], locale })),
  ]
}

function metSentence(names: readonly ReferenceName[]): string {
  const sentence = `${joinWords(names)} ${names.length === 1 ? 'meets its goal' : 'meet their goals'}.`
  return sentence[0]!.toUpperCase() + sentence.slice(1)
}

type Miss = JudgedWeek[ReferenceName]

function missSentence(
  name: ReferenceName,
  { mean, reference }: Miss,
  { food, locale }: { food: string | undefined; locale: string | undefined },
): string {
  const amount = (value: number) => `${value.toLocaleString(locale)} ${nutrientUnits[name]}`
  const word = name[0]!.toUpperCase() + name.slice(1)
  if (mean >= reference)
    return `${word} comes to ${amount(mean)} a day, above ${amount(name === 'potassium' ? mostPotassiumMg : reference)}.`
  const help = food ? ` For its calories, ${food} would add most.` : ''
  return `${word} comes to ${amount(mean)} a day of ${amount(reference)}.${help}`
}
