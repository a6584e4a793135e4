import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Eater, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { wholeShare } from '@butterleaf/domain/onboarding/table/their-answers'
import { decodePersonality } from '../../onboarding/decode-personality.ts'
import { encodePersonality } from '../../onboarding/encode-personality.ts'
import type { WireTable } from '../calls.ts'
import type { SentEater, WireEater } from '../table-schemas.ts'
import { decodeAvoids, encodeAvoids } from './avoids-codec.ts'

export function encodeTable(table: Table | undefined): WireTable {
  return { version: table?.version ?? 0, eaters: table?.eaters.map(encodeEater) ?? [] }
}

/** TOG-4: of one who types their own answers, none of them. */
export function encodeEater(eater: Eater): WireEater {
  const { id, name, sharedOn, avoids } = eater
  return {
    id,
    name,
    ...encodeNeeds(eater),
    shares: encodeSharedOn(sharedOn),
    avoids: encodeAvoids(avoids),
  }
}

function encodeNeeds({ share, answers, theirs }: Eater): Pick<WireEater, 'share' | 'personality' | 'theirs'> {
  if (theirs) return { share: theirs.share, theirs: true }
  return answers ? { personality: encodePersonality(answers) } : { share }
}

export function encodeSharedOn({ breakfast, lunch, dinner }: Eater['sharedOn']) {
  return {
    breakfast: encodeWeekdays(breakfast),
    lunch: encodeWeekdays(lunch),
    dinner: encodeWeekdays(dinner),
  }
}

export function decodeTable({ version, eaters }: WireTable): Table {
  return { version, eaters: eaters.map((eater) => decodeEater(eater, eater.id)) }
}

/** A personality of a table is complete; of one that is sent the server says what is missing before it is read here. */
export function decodeEater({ name, share, personality, shares, avoids }: SentEater, id: string): Eater {
  const eater = {
    id,
    name,
    sharedOn: decodeSharedOn(shares),
    avoids: decodeAvoids(avoids),
  }
  if (!personality) return { ...eater, share: share ?? wholeShare }
  return { ...eater, answers: leaveOutDefaults(decodePersonality(personality)) as Eater['answers'] & object }
}

export function decodeSharedOn({ breakfast, lunch, dinner }: SentEater['shares']): Eater['sharedOn'] {
  return {
    breakfast: decodeWeekdays(breakfast),
    lunch: decodeWeekdays(lunch),
    dinner: decodeWeekdays(dinner),
  }
}

function encodeWeekdays(days: readonly Weekday[]): number[] {
  return days.map((day) => weekdays.indexOf(day) + 1)
}

/** In their order, each once. */
function decodeWeekdays(numbers: readonly number[] | null | undefined): Weekday[] {
  return weekdays.filter((_, at) => numbers?.includes(at + 1))
}
