import { encodeSnackRoomFault } from '@butterleaf/contract/onboarding/personality-faults'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { mostCaloriesOnAWeekday } from '@butterleaf/domain/food-log/extra-share-faults'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { snackShareFaults } from '@butterleaf/domain/onboarding/snack/snack-room-faults'
import { AppError } from '@butterleaf/server-kit/http/app-error'

type Eats = Readonly<{ answers: Questionnaire; extras?: readonly FoodExtra[] | undefined }>

/** LIFE-7: room for snacks that leaves too little of a day for its meals, with the extras that a plan from this date on is made around. */
export function refuseCrowdedRoom({ answers, extras = [] }: Eats, from: IsoDate, parent = ''): void {
  const { snackRoom } = answers
  if (!snackRoom) return
  const ahead = extras.filter(({ until }) => until === undefined || until >= from)
  const faults = snackShareFaults(snackRoom, rangesOf(answers), mostCaloriesOnAWeekday(ahead, weekdays))
  if (faults.length === 0) return
  throw new AppError('invalid-input', {
    faults: faults
      .map(encodeSnackRoomFault)
      .map(({ field, message }) => ({ field: parent + field, message })),
  })
}
