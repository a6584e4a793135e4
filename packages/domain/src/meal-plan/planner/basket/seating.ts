import { daysOfPlan, daysOfWeek, type Meal, meals } from '../../../meals/meals.ts'
import { type Board, noDish, type PlacedCooking } from '../board.ts'
import { formsCount, type LinearForms } from '../portions/linear-forms.ts'

/** A meal that an open cooking feeds. */
export type Seat = { number: number; cooking: OpenCooking; slot: number; day: number; meal: Meal }
/** A cooking that may have another dish. */
export type OpenCooking = {
  number: number
  placed: PlacedCooking
  week: number
  seats: Seat[]
  days: readonly number[]
}

/** Who sits where, which no change of dishes moves. */
export type Seating = {
  cookings: readonly OpenCooking[]
  seats: readonly Seat[]
  /** By day, breakfast first. */
  seatsOn: readonly (readonly Seat[])[]
  /** Kept items, and what each day holds of them and besides the plan, as linear forms. */
  kept: readonly PlacedCooking[]
  startOf: readonly Float64Array[]
  /** By day: those of one number eat the same meals and hold the same whatever is chosen. */
  kindOf: Int32Array
}

export function seatingOf(
  board: Board,
  forms: LinearForms,
  formsOfEaters: readonly LinearForms[] = [],
): Seating {
  const cookings: OpenCooking[] = []
  const seats: Seat[] = []
  for (const placed of board.cookings) {
    if (placed.dish === noDish) continue
    const days = [...new Set(placed.slots.map(({ day }) => day))]
    const cooking = {
      number: cookings.length,
      placed,
      week: weekOfCooking(placed),
      seats: [] as Seat[],
      days,
    }
    cookings.push(cooking)
    for (const [slot, { day, meal }] of placed.slots.entries()) {
      const seat = { number: seats.length, cooking, slot, day, meal }
      seats.push(seat)
      cooking.seats.push(seat)
    }
  }
  const kept = [...new Set(board.cookingsOn.flat())].filter(({ isKept }) => isKept)
  return {
    cookings,
    seats,
    seatsOn: Array.from({ length: board.calories.length }, (_, day) =>
      meals.flatMap((meal) => seats.filter((seat) => seat.day === day && seat.meal === meal)),
    ),
    kept,
    ...startsOf(board, { kept, seats }, [...Array<LinearForms>(daysOfPlan).fill(forms), ...formsOfEaters]),
  }
}

export function weekOfCooking({ slots }: Pick<PlacedCooking, 'slots'>): number {
  return Math.floor(slots[0]!.day / daysOfWeek)
}

/** Not a leftover of something that is cooked elsewhere. */
export function isCookedHere({ slots }: Pick<PlacedCooking, 'slots'>): boolean {
  return slots.some(({ leftoverOf }) => leftoverOf === undefined)
}

/** More than there are kinds of the owner's days. */
const eaterKinds = 2 ** 12

function startsOf(
  board: Board,
  { kept, seats }: Pick<Seating, 'kept' | 'seats'>,
  formsOn: readonly LinearForms[],
) {
  const days = board.calories.length
  const startOf = Array.from({ length: days }, () => new Float64Array(formsCount))
  const kindOf = new Int32Array(days)
  for (const { day, meal } of seats) kindOf[day]! |= 1 << meals.indexOf(meal)
  const { besides } = board
  // TOG-3: days of an eater are alike where they share the same meals.
  const kinds = [...new Set(formsOn)]
  for (let day = daysOfPlan; day < days; day += 1) kindOf[day]! += eaterKinds * kinds.indexOf(formsOn[day]!)
  if (besides) {
    const distinct = [...new Set(besides.map((vector) => vector.join()))]
    for (const [day, vector] of besides.entries()) {
      kindOf[day]! += 2 ** meals.length * (daysOfPlan + distinct.indexOf(vector.join()))
      startOf[day]!.set(formsOn[day]!.of(vector, { fiber: 0, sweetener: 0 }))
    }
  }
  for (const { slots, dish, portions } of kept)
    for (const [at, { day }] of slots.entries()) {
      const { perQuarter } = formsOn[day]!
      kindOf[day] = 2 ** meals.length + day
      for (let form = 0; form < formsCount; form += 1)
        startOf[day]![form]! += portions[at]! * perQuarter[dish * formsCount + form]!
    }
  return { startOf, kindOf }
}
