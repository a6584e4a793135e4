import { daysOfPlan, meals } from '../../../meals/meals.ts'
import { type Board, noDish, type PlacedCooking, type Seat } from '../board.ts'
import { formsCount, type LinearForms } from '../portions/linear-forms.ts'

/** Who sits where, which no change of dishes moves: cookings that may have another dish, and what they feed. */
export type Seating = {
  cookings: readonly PlacedCooking[]
  seats: readonly Seat[]
  /** By day, breakfast first. */
  seatsOn: readonly (readonly Seat[])[]
  /** PLATE-4: of two dishes that take turns in a week each. */
  turns: readonly PlacedCooking[]
  /** What each day holds of kept items and besides the plan, as linear forms. */
  startOf: readonly Float64Array[]
  /** By day: those of one number eat the same meals and hold the same whatever is chosen. */
  kindOf: Int32Array
}

export function seatingOf(
  board: Board,
  forms: LinearForms,
  formsOfEaters: readonly LinearForms[] = [],
): Seating {
  const cookings = board.cookings.filter(({ number }) => board.dishOf[number] !== noDish)
  const seats = cookings.flatMap((cooking) => cooking.seats)
  return {
    cookings,
    seats,
    seatsOn: Array.from({ length: board.calories.length }, (_, day) =>
      meals.flatMap((meal) => seats.filter((seat) => seat.day === day && seat.meal === meal)),
    ),
    turns: cookings.filter(({ isSameAllWeek }) => isSameAllWeek),
    ...startsOf(board, seats, [...Array<LinearForms>(daysOfPlan).fill(forms), ...formsOfEaters]),
  }
}

/** Not a leftover of something that is cooked elsewhere. */
export function isCookedHere({ slots }: Pick<PlacedCooking, 'slots'>): boolean {
  return slots.some(({ leftoverOf }) => leftoverOf === undefined)
}

/** More than there are kinds of the owner's days. */
const eaterKinds = 2 ** 12

function startsOf(
  { calories, besides, kept, dishOf, portions }: Board,
  seats: readonly Seat[],
  formsOn: readonly LinearForms[],
) {
  const days = calories.length
  const startOf = Array.from({ length: days }, () => new Float64Array(formsCount))
  const kindOf = new Int32Array(days)
  for (const { day, meal } of seats) kindOf[day]! |= 1 << meals.indexOf(meal)
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
  for (const { number, seats } of kept)
    for (const { number: seat, day } of seats) {
      const { perQuarter } = formsOn[day]!
      kindOf[day] = 2 ** meals.length + day
      for (let form = 0; form < formsCount; form += 1)
        startOf[day]![form]! += portions[seat]! * perQuarter[dishOf[number]! * formsCount + form]!
    }
  return { startOf, kindOf }
}
