import { kcalPerGram } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import { caloriesOfRoom, mostShareOfADay, type SnackRoom, snackRoomLimits } from './snack-room.ts'

/** `most` and `takes` are of a whole day. */
export type SnackRoomFault =
  | { part: keyof SnackRoom; kind: 'out-of-range'; minimum: number; maximum: number }
  | { part: 'netCarbs'; kind: 'more-carbs-than-calories'; most: number }
  | { part: 'calories'; kind: 'too-many-calories'; most: number; takes: number; ofExtras: number }
  | { part: 'netCarbs'; kind: 'too-many-net-carbs'; most: number; takes: number }

/** The meals must have at least half of a day's net carbs: vegetables hold some. */
const mostShareOfNetCarbs = 1 / 2

/** LIFE-7: what is wrong with the room by itself. */
export function snackRoomFaults(room: SnackRoom): SnackRoomFault[] {
  const faults = (['places', 'calories', 'netCarbs'] as const).flatMap((part): SnackRoomFault[] => {
    const { minimum, maximum } = snackRoomLimits[part]
    const isWhole = part !== 'places' || Number.isInteger(room[part])
    const isPossible = isWhole && room[part] >= minimum && room[part] <= maximum
    return isPossible ? [] : [{ part, kind: 'out-of-range', minimum, maximum }]
  })
  if (faults.length > 0) return faults
  const most = room.calories / kcalPerGram.netCarbs
  return room.netCarbs > most ? [{ part: 'netCarbs', kind: 'more-carbs-than-calories', most }] : []
}

/** LIFE-7: room that leaves too little of a day for its meals, with what every day's extras take of it. */
export function snackShareFaults(
  room: SnackRoom,
  { calories, netCarbs }: MacroRanges,
  ofExtras = 0,
): SnackRoomFault[] {
  const mostCalories = middleOf(calories) * mostShareOfADay
  const takes = caloriesOfRoom(room) + ofExtras
  if (takes > mostCalories)
    return [{ part: 'calories', kind: 'too-many-calories', most: mostCalories, takes, ofExtras }]
  const most = netCarbs.maximum * mostShareOfNetCarbs
  const carbs = room.places * room.netCarbs
  return carbs > most ? [{ part: 'netCarbs', kind: 'too-many-net-carbs', most, takes: carbs }] : []
}

const unitOf = { places: '', calories: ' kcal', netCarbs: ' g' } as const satisfies Record<
  keyof SnackRoom,
  string
>

/** LIFE-7: for the person, at the field. */
export function snackRoomFaultText(fault: SnackRoomFault): string {
  switch (fault.kind) {
    case 'out-of-range': {
      const { part, minimum, maximum } = fault
      const number = part === 'places' ? 'a whole number ' : ''
      return `Must be ${number}between ${minimum} and ${maximum}${unitOf[part]}.`
    }
    case 'more-carbs-than-calories':
      return `A snack of so many calories has ${shown(fault.most)} g of net carbs at most.`
    case 'too-many-calories': {
      const { most, takes, ofExtras } = fault
      const what = ofExtras > 0 ? 'Snacks and extras' : 'Snacks'
      return `${what} of one day can take up to a third of its calories, ${shown(most)} kcal. These take ${Math.round(takes)} kcal.`
    }
    case 'too-many-net-carbs':
      return `Snacks of one day can take up to half of its net carbs, ${shown(fault.most)} g. These take ${shown(fault.takes)} g.`
  }
}

/** Rounded down, so that the number shown is allowed. */
function shown(amount: number): string {
  return amount >= 100 ? String(Math.floor(amount)) : String(Math.floor(amount * 10 + 1e-6) / 10)
}
