import type { SnackRoom } from './snack-room.ts'
import type { SnackRoomFault } from './snack-room-faults.ts'

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

/** Downward, so that what is said is allowed. */
function shown(amount: number): string {
  return amount >= 100 ? String(Math.floor(amount)) : String(Math.floor(amount * 10 + 1e-6) / 10)
}
