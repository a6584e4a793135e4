import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { apartAt, namesAbsent } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { unsuitedAt } from '@butterleaf/domain/meal-plan/shown/unsuited-at'
import { absentAt } from '@butterleaf/domain/meal-plan/table/absent'
import { guestsAt, guestsText } from '@butterleaf/domain/meal-plan/table/guests'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { portionsText } from '#lib/meal-plan/table/portions-text.ts'

/** [TOG-2] [TOG-3] Who gets how much of a dish, who isn't there, and which guests are: "Servings: you 1 ½, Kim 2, Tim ¾". */
export function CardCompany({ found: { day, item } }: { found: FoundDish }) {
  const { plan } = usePlan()
  const absent = absentAt(day, item.id)
  const plates = (plan.plates?.[item.id]?.plates ?? []).filter(({ eaterId }) => !absent.includes(eaterId))
  const portions = [{ name: 'you', servings: item.servings }].concat(
    plates.flatMap(({ name, helpings: [main] }) =>
      main && main.servings > 0 ? [{ name, servings: main.servings }] : [],
    ),
  )
  const mainless = new Set(
    plates.flatMap(({ eaterId, helpings }) => (helpings[0]?.servings ? [] : [eaterId])),
  )
  const apart = apartAt(plan.plates?.[item.id], absent).flatMap(({ title, eaters }) =>
    eaters.map(
      ({ eaterId, name, servings }) =>
        `${name} ${mainless.has(eaterId) ? 'has' : 'also has'} ${title}: ${servingsText(servings)}`,
    ),
  )
  const missing = namesAbsent(plan, day, item.id)
  const guests = guestsText(guestsAt(day, item.id))
  const lines = [
    plates.length > 0 && `Servings: ${portionsText(portions)}`,
    plates.length === 0 && item.servings !== 1 && `${servingsText(item.servings)} for you`,
    ...apart,
    missing.length > 0 && `Without ${joinWords(missing)}`,
    guests && `With ${guests}`,
    ...unsuitedAt(plan, { day, item }).map(({ recipeId, because }) => {
      const card = plan.cards[recipeId]
      return `Not for ${recipeId === item.recipeId || !card ? 'them' : `them: ${shortName(card)}`}, ${because}`
    }),
  ]
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="mt-1 text-sm text-pretty wrap-anywhere text-muted">
          {line}
        </p>
      ),
  )
}
