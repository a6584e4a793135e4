import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { eachMeal } from '@butterleaf/domain/meals/meals'
import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Eater, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { decodePersonality } from '../../onboarding/decode-personality.ts'
import { encodePersonality } from '../../onboarding/encode-personality.ts'
import { encodeDietaryTags } from '../../recipes/dietary-codes.ts'
import type { WireTable } from '../calls.ts'
import type { SentEater, WireEater } from '../table-schemas.ts'

export function encodeTable(table: Table | undefined): WireTable {
  return { version: table?.version ?? 0, eaters: table?.eaters.map(encodeEater) ?? [] }
}

export function encodeEater({ id, name, sharedOn, avoids, share, answers }: Eater): WireEater {
  return {
    id,
    name,
    ...(answers ? { personality: encodePersonality(answers) } : { share }),
    shares: {
      breakfast: encodeWeekdays(sharedOn.breakfast),
      lunch: encodeWeekdays(sharedOn.lunch),
      dinner: encodeWeekdays(sharedOn.dinner),
    },
    avoids: {
      allergen: encodeDietaryTags(avoids.diets),
      intolerance: encodeDietaryTags(avoids.exclusions),
      avoidedIngredients: avoids.avoidedFoods.map((food) => ({ name: food })),
      avoidedGroups: [...(avoids.avoidedGroups ?? [])],
    },
  }
}

export function decodeTable({ version, eaters }: WireTable): Table {
  return { version, eaters: eaters.map((eater) => decodeEater(eater, eater.id)) }
}

/** A personality of a table is complete; of one that is sent the server says what is missing before it is read here. */
export function decodeEater({ name, share, personality, shares, avoids }: SentEater, id: string): Eater {
  const { diets, exclusions, avoidedFoods, avoidedGroups } = decodePersonality(avoids ?? {})
  const days = eachMeal((meal) => (meal === 'dessert' ? [] : decodeWeekdays(shares[meal])))
  const eater = {
    id,
    name,
    sharedOn: { breakfast: days.breakfast, lunch: days.lunch, dinner: days.dinner },
    avoids: { diets, exclusions, avoidedFoods, ...(avoidedGroups && { avoidedGroups }) },
  }
  if (!personality) return { ...eater, share: share ?? wholeShare }
  return { ...eater, answers: leaveOutDefaults(decodePersonality(personality)) as Eater['answers'] & object }
}

export const wholeShare = 1

function encodeWeekdays(days: readonly Weekday[]): number[] {
  return days.map((day) => weekdays.indexOf(day) + 1)
}

/** In their order, each once. */
function decodeWeekdays(numbers: readonly number[] | null | undefined): Weekday[] {
  return weekdays.filter((_, at) => numbers?.includes(at + 1))
}
