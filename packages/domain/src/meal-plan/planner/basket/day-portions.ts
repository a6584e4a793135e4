import { countPortion } from '../amounts.ts'
import type { PlacedCooking, PlateSide, Seat } from '../board.ts'
import { type DishNumber, limitsOn } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import type { Portioned } from '../portions/exact-portions.ts'
import { formsCount } from '../portions/linear-forms.ts'
import type { Places } from '../portions/places.ts'
import type { Quarters } from '../portions/portions.ts'
import { narrowBeside, sidesBeside } from '../sides/plate-sides.ts'
import { isOwnersDay } from '../table-seats.ts'
import { exactOn, type PricedPlan } from './priced-plan.ts'

/** One dish other than the plan has, or two. */
export type Instead = {
  cooking: PlacedCooking | undefined
  dish: DishNumber
  /** Of a batch, seat by seat; a day has one. */
  shared?: readonly Quarters[]
  also?: PlacedCooking | undefined
  alsoDish?: DishNumber
}
const asItStands: Instead = { cooking: undefined, dish: -1 }
/** PLATE-3: other sides than the plan has beside one main. */
type OtherPlate = Readonly<{ seat: Seat; sides: readonly PlateSide[] }>

/**
 * The cheapest portions of a day, its desserts as they are shared out; undefined where none are in range. Sides stand as they are: they
 * add to the day, and their mains may be smaller.
 */
export function portionDishes(
  plan: PricedPlan,
  day: number,
  instead = asItStands,
  plate?: OtherPlate,
): Portioned | undefined {
  const seats = plan.seating.seatsOn[day]!
  const { dishOf, portions, sideCount } = plan.board
  const hasSides = sideCount > 0 || plate !== undefined
  const beside: PlateSide[] = []
  let text = ''
  // An index, since this runs a hundred thousand times a plan.
  for (let place = 0; place < seats.length; place += 1) {
    const seat = seats[place]!
    const { cooking } = seat
    const dish =
      cooking === instead.cooking
        ? instead.dish
        : cooking === instead.also
          ? instead.alsoDish!
          : dishOf[cooking.number]!
    const portion = instead.shared?.[seat.slot] ?? portions[seat.number]!
    fillPlace(plan, place, seat, { dish, portion })
    if (!hasSides) continue
    const sides = plate?.seat === seat ? plate.sides : sidesBeside(plan, seat, dish)
    if (sides.length === 0) continue
    narrowBeside(plan, place, { meal: seat.meal, dish }, sides)
    for (const side of sides) {
      beside.push(side)
      text += `${place} ${side.dish} ${side.portion},`
    }
  }
  plan.places.count = seats.length
  return cheapestOf(plan, day, { beside, text })
}

/** `portion`: of a batch. */
function fillPlace(
  { places, menu }: PricedPlan,
  place: number,
  { cooking, meal, day }: Seat,
  { dish, portion }: { dish: DishNumber; portion: Quarters },
): void {
  places.dish[place] = dish
  places.isAlone[place] = Number(cooking.seats.length === 1)
  if (isBatch(cooking) && batchPortionings(menu, cooking.slots, dish)) {
    places.least[place] = portion
    places.most[place] = portion
    return
  }
  const { leastPortion, mostPortion } = limitsOn(menu, day)
  places.least[place] = leastPortion[meal][dish]!
  places.most[place] = mostPortion[meal][dish]!
}

/** Its portions use up whole batches, so they hang together over its days. */
export function isBatch({ meal }: PlacedCooking): boolean {
  return meal === 'dessert'
}

type SidesOfDay = Readonly<{ beside: readonly PlateSide[]; text: string }>

/** A plan asks for the same days again and again. */
function cheapestOf(plan: PricedPlan, day: number, sides: SidesOfDay): Portioned | undefined {
  const { portioned, places, seating } = plan
  const kind = seating.kindOf[day]! + kindsOfDays * numberOfSides(plan, sides.text)
  const first = keyOf(places, 0) * keysOfPlace + keyOf(places, 1)
  const second = keyOf(places, 2) * keysOfPlace + keyOf(places, 3)
  let ofKind = portioned.get(kind)
  if (!ofKind) {
    ofKind = new Map()
    portioned.set(kind, ofKind)
  }
  let known = ofKind.get(first)
  if (!known) {
    known = new Map()
    ofKind.set(first, known)
  }
  const found = known.get(second)
  if (found !== undefined) return found ?? undefined
  const fresh = portionAfresh(plan, day, sides.beside)
  known.set(second, fresh ?? null)
  return fresh
}

/** More than there are kinds of days without sides. */
const kindsOfDays = 2 ** 16

function numberOfSides({ sideKeys }: PricedPlan, text: string): number {
  if (text === '') return 0
  const known = sideKeys.get(text)
  if (known !== undefined) return known
  sideKeys.set(text, sideKeys.size + 1)
  return sideKeys.size
}

function portionAfresh(plan: PricedPlan, day: number, beside: readonly PlateSide[]): Portioned | undefined {
  const { places, seating, forms, startWithSides } = plan
  const exact = exactOn(plan, day)
  const keptAmounts = isOwnersDay(day) ? plan.keptAmounts : undefined
  const counted = keptAmounts && { amounts: keptAmounts, day }
  if (beside.length === 0) return exact.cheapest(places, seating.startOf[day]!, counted)
  startWithSides.set(seating.startOf[day]!)
  for (const { dish, portion } of beside) {
    for (let form = 0; form < formsCount; form += 1)
      startWithSides[form]! += portion * forms.perQuarter[dish * formsCount + form]!
    if (keptAmounts) countPortion(keptAmounts, day, dish, portion)
  }
  const found = exact.cheapest(places, startWithSides, counted)
  if (keptAmounts) for (const { dish, portion } of beside) countPortion(keptAmounts, day, dish, -portion)
  return found
}

/** Two of these still make a whole number. */
const keysOfPlace = 2 ** 26
/** A portion that is given. */
const mostFixed = 64

function keyOf({ count, dish, least, most, isAlone }: Places, place: number): number {
  if (place >= count) return 0
  const fixed = least[place] === most[place] ? least[place]! + 1 : 0
  return ((dish[place]! + 1) * 2 + isAlone[place]!) * mostFixed + fixed
}
