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
  kindOf: readonly number[]
}

export function seatingOf(board: Board, forms: LinearForms, formsOfEaters: readonly LinearForms[]): Seating {
  const cookings = board.cookings.filter(({ number }) => board.dishOf[number] !== noDish)
  const seats = cookings.flatMap((cooking) => cooking.seats)
  const seatsOn = Array.from({ length: board.calories.length }, (_, day) =>
    meals.flatMap((meal) => seats.filter((seat) => seat.day === day && seat.meal === meal)),
  )
  return {
    cookings,
    seats,
    seatsOn,
    turns: cookings.filter(({ isSameAllWeek }) => isSameAllWeek),
    ...startsOf(board, seatsOn, [...Array<LinearForms>(daysOfPlan).fill(forms), ...formsOfEaters]),
  }
}

/** Not a leftover of something that is cooked elsewhere. */
export function isCookedHere({ slots }: Pick<PlacedCooking, 'slots'>): boolean {
  return slots.some(({ leftoverOf }) => leftoverOf === undefined)
}

function startsOf(
  { besides, kept, dishOf, portions }: Board,
  seatsOn: Seating['seatsOn'],
  formsOn: readonly LinearForms[],
): Pick<Seating, 'startOf' | 'kindOf'> {
  const startOf = seatsOn.map(() => new Float64Array(formsCount))
  // TOG-3: days of an eater are alike where they share the same meals.
  const needs = [...new Set(formsOn)]
  const kinds = seatsOn.map((seats, day) => {
    const held = besides?.[day]?.join() ?? ''
    return `${seats.map(({ meal }) => meal).join()} ${held} ${needs.indexOf(formsOn[day]!)}`
  })
  for (const [day, vector] of (besides ?? []).entries())
    startOf[day]!.set(formsOn[day]!.of(vector, { fiber: 0, sweetener: 0 }))
  for (const { number, seats } of kept)
    for (const { number: seat, day } of seats) {
      const { perQuarter } = formsOn[day]!
      kinds[day] = `kept ${day}`
      for (let form = 0; form < formsCount; form += 1)
        startOf[day]![form]! += portions[seat]! * perQuarter[dishOf[number]! * formsCount + form]!
    }
  const distinct = [...new Set(kinds)]
  return { startOf, kindOf: kinds.map((kind) => distinct.indexOf(kind)) }
}
