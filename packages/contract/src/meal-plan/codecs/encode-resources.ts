import { fillInDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { shoppingRhythmOf } from '@butterleaf/domain/onboarding/shopping-rhythm'
import { flagOf } from '../../onboarding/codes.ts'
import { encodePreferences, encodeProfile, encodeSnackRoom } from '../../onboarding/encode-personality.ts'
import type { Resources, SentResources } from '../resources-schema.ts'

/** What a plan was made from, every default filled in but in the answers about meals. */
export function encodeResources(questionnaire: Questionnaire): Resources {
  const filled = fillInDefaults(questionnaire)
  return { profile: encodeProfile(filled), preferences: encodePreferences(filled) }
}

/** The same to be sent: what is left to its default is left out, but for later answers, which would stay as they were. */
export function encodeSentResources(answers: PartialQuestionnaire): SentResources {
  const { avoidedGroups = [], lacksEquipment = [], likedCuisines = [], dislikedCuisines = [] } = answers
  const later = {
    avoidedGroups: [...avoidedGroups],
    lacksEquipment: [...lacksEquipment],
    likedCuisines: [...likedCuisines],
    dislikedCuisines: [...dislikedCuisines],
    adventure: answers.adventure ?? 'familiar',
    shopping: shoppingRhythmOf(answers),
    weekdayTimes: answers.weekdayMinutes ?? {},
    minerals: flagOf(answers.aimsForMinerals === true),
    sodiumLimit: answers.sodiumLimitMg ?? null,
    snackRoom: answers.snackRoom ? encodeSnackRoom(answers.snackRoom) : null,
  }
  return { profile: encodeProfile(answers), preferences: { ...encodePreferences(answers), ...later } }
}
