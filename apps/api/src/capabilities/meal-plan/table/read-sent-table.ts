import type { WireAvoids } from '@butterleaf/contract/meal-plan/avoids-schema'
import { decodeEater } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import type { SentEater } from '@butterleaf/contract/meal-plan/table-schemas'
import { codeFaults } from '@butterleaf/contract/onboarding/personality-faults'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import {
  mostEaters,
  mostNameCharacters,
  shareLimits,
  type TableFault,
  tableFaults,
} from '@butterleaf/domain/onboarding/table/table-faults'
import { seatEater } from '@butterleaf/domain/onboarding/table/their-answers'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import { foodGroupFaults } from '../answers/read-answers.ts'
import type { PlanContext } from '../plan-context.ts'

type Sending = Readonly<{ known: readonly Eater[]; newId: () => string }> & Pick<PlanContext, 'recipes'>

/** TOG-3: who is sent as eating along, or every field at fault. One that the table doesn't know gets an id of its own. */
export function readSentEaters(sent: readonly SentEater[], { known, newId, recipes }: Sending): Eater[] {
  const isKnown = (id: string) => known.some((eater) => eater.id === id)
  const eaters = sent.map((eater) => {
    const decoded = decodeEater(eater, eater.id && isKnown(eater.id) ? eater.id : newId())
    const before = known.find(({ id }) => id === decoded.id)
    // TOG-4: their answers are theirs, whatever an older client sends of them.
    return before?.theirs ? seatEater(decoded, before.answers) : decoded
  })
  const faults = [
    ...tableFaults(eaters).map(encodeTableFault),
    ...sent.flatMap((eater, at) => answerFaults(eater, known, recipes).map(atEater(at))),
  ]
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
  return eaters
}

function atEater(at: number) {
  return ({ field, message }: FieldFault): FieldFault => ({ field: `eaters.${at}.${field}`, message })
}

function answerFaults(
  { id, name, share, personality, avoids }: SentEater,
  known: readonly Eater[],
  { corpus }: PlanContext['recipes'],
): FieldFault[] {
  const before = known.find((eater) => eater.id === id)
  const ofAvoids = avoidsFaults(avoids, corpus, before?.avoids)
  if (!personality) return ofAvoids
  if (before?.theirs)
    return [...ofAvoids, { field: 'personality', message: `${name} types their own answers.` }]
  const reading = readQuestionnaire(personality)
  const ofAnswers = [
    ...(reading.ok ? [] : reading.faults),
    ...foodGroupFaults(personality, corpus, before?.answers?.avoidedGroups),
  ].map(({ field, message }) => ({ field: `personality.${field}`, message }))
  const both = { field: 'share', message: 'Either a share of a portion, or answers of their own.' }
  return [...ofAvoids, ...ofAnswers, ...(share == null ? [] : [both])]
}

/** TOG-2, TOG-3: what isn't known of what is sent as avoided. `stored`: what was said before stays valid. */
export function avoidsFaults(
  avoids: WireAvoids,
  corpus: PlanContext['recipes']['corpus'],
  stored: Eater['avoids'] | undefined,
): FieldFault[] {
  return [...codeFaults(avoids ?? {}), ...foodGroupFaults(avoids ?? {}, corpus, stored?.avoidedGroups)].map(
    ({ field, message }) => ({ field: `avoids.${field}`, message }),
  )
}

function encodeTableFault(fault: TableFault): FieldFault {
  if (fault.kind === 'too-many-eaters')
    return { field: 'eaters', message: `Up to ${mostEaters} people can share your meals.` }
  const { minimum, maximum } = shareLimits
  const [field, message] = {
    'id-twice': ['id', 'This id is there twice.'],
    name: ['name', `Must be 1 to ${mostNameCharacters} characters.`],
    share: ['share', `Must be between ${minimum} and ${maximum}.`],
    'shares-nothing': ['shares', 'Choose a meal that they share on some day.'],
  }[fault.kind] as [string, string]
  return atEater(fault.at)({ field, message })
}
