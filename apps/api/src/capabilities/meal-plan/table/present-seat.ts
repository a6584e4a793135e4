import { encodeSharedOn } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import type { OpenedInvitation, WireSeat } from '@butterleaf/contract/meal-plan/seat-calls'
import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type FilledItem, type Helping, isFilled } from '@butterleaf/domain/meal-plan/item'
import { daysIn, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { isPlannedFor } from '@butterleaf/domain/meal-plan/table/planned-for'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { findEater } from '@butterleaf/domain/onboarding/table/eaters-at'
import { currentPlan } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import { presentPlate } from '../presenting/present-slot.ts'
import { presentFitAtTable } from '../presenting/present-template.ts'
import { showingFor } from '../showing.ts'
import type { SeatContext } from './invite-eater.ts'
import { findSeat } from './seat-store.ts'
import type { OpenInvitation } from './take-seat.ts'

export function presentInvitation({ invitation, eater }: OpenInvitation): OpenedInvitation {
  const { firstName, endsAt } = invitation
  return { owner: firstName, name: eater.name, shares: encodeSharedOn(eater.sharedOn), endsAt }
}

/** TOG-4: of the owner and their plan a first name, what the eater shares, and nothing else. */
export async function presentSeat(
  context: SeatContext,
  userId: string,
  today: IsoDate,
): Promise<{ seat: WireSeat | null }> {
  const { database, findHead, hasAccess } = context
  const seat = await findSeat(database.db, userId)
  if (!seat || !(await findHead(seat.ownerId))) return { seat: null }
  const loaded = await currentPlan(context, seat.ownerId)
  const eater = findEater(loaded.plan.answers, seat.eaterId)
  if (!eater) return { seat: null }
  const isOpen = await hasAccess(seat.ownerId)
  return {
    seat: {
      owner: seat.ownerName,
      name: eater.name,
      shares: encodeSharedOn(eater.sharedOn),
      joinedAt: seat.joinedAt,
      personality: encodePersonality(seat.answers),
      isOpen,
      planned: isPlannedFor(loaded.plan.answers.table, loaded.plan.active.template),
      days: isOpen ? presentDays(loaded, eater, today) : [],
    },
  }
}

function presentDays({ plan, cookbook }: LoadedPlan, eater: Eater, today: IsoDate): WireSeat['days'] {
  const { template } = plan.active
  const showing = showingFor(plan, cookbook)
  const table = showing.tableOfTemplate(template)
  return daysNow(plan.active, today).flatMap(({ day, dayNumber }) => {
    const plates = day.items.filter(isFilled).flatMap((item) => {
      const plate = table.platesOf(item).find((one) => one.eater.id === eater.id)
      if (!plate || !isMainMeal(item)) return []
      const { grams, nutrition } = presentPlate(plate, showing)
      // The main first, theirs where they have one.
      const isSide = ({ recipeId }: Helping) => cookbook.kitchen.dish(recipeId)?.isSide === true
      const eaten = [...plate.helpings, ...(plate.own ?? [])]
        .filter(({ servings }) => servings > 0)
        .toSorted((one, other) => Number(isSide(one)) - Number(isSide(other)))
      const dishes = eaten.flatMap(({ recipeId }) => cookbook.recipe(recipeId)?.title ?? [])
      const amounts = eaten.map(({ recipeId, servings }) => ({
        servings,
        grams: Math.round((showing.servingOf(recipeId)?.gramsPerServing ?? 0) * servings),
      }))
      const servings = eaten[0]?.servings ?? 0
      const apart = (plate.own ?? []).flatMap(({ recipeId }) => cookbook.recipe(recipeId)?.title ?? [])
      const isLeftover = item.kind === 'leftover' && eaten[0]?.recipeId === item.recipeId
      return [
        {
          meal: item.meal,
          dishes,
          servings,
          grams,
          amounts,
          nutrition,
          isLeftover,
          ...(apart.length > 0 && { apart }),
        },
      ]
    })
    const fit = table.fitsOf(day).find((one) => one.eater.id === eater.id)
    if (!fit || plates.length === 0) return []
    return [{ date: dateOfDay(template, dayNumber), plates, ...presentFitAtTable(fit) }]
  })
}

function isMainMeal(item: FilledItem): item is FilledItem & { meal: MainMeal } {
  return mainMeals.some((meal) => meal === item.meal)
}

const mostDays = 7

/** From today on; of a plan that hasn't begun its first, of one that is over none. */
function daysNow({ template }: LoadedPlan['plan']['active'], today: IsoDate): readonly FoundDay[] {
  return template.weeks
    .flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
    .filter(({ dayNumber }) => dateOfDay(template, dayNumber) >= today)
    .slice(0, mostDays)
}
