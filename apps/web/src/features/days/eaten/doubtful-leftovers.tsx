import Soup from 'virtual:lucide/soup'
import type { DoubtfulLeftovers } from '@butterleaf/domain/meal-plan/eating/doubtful-leftovers'
import { placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { Fragment } from 'react'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { changeFailureText, usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath } from '#lib/meal-plan/plan-places.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'

/** [LIFE-2] Asks once what becomes of a dish’s leftovers where something else was eaten instead of it. */
export function DoubtfulLeftoversAsked({ doubt }: { doubt: DoubtfulLeftovers }) {
  const { cooking, leftovers, instead } = doubt
  const { plan } = usePlan()
  const { save } = useFoodLog()
  const toasts = useToasts()
  const change = usePlanChange()
  const { template } = plan
  const dayOf = weekdayNaming(template)
  const card = cardOf(plan, cooking.item)
  const name = card ? shortName(card) : 'A dish'
  const part = (choice: 'cook' | 'replace') =>
    change.mutate(planChange('partLeftovers', { ...placeOf(cooking), leftovers: choice }))
  const keep = () => {
    for (const entry of instead) save({ ...entry, keepsLeftovers: true })
    const undo = () => {
      for (const entry of instead) save(entry)
    }
    toasts.show(`${name} stays planned`, { tone: 'done', action: { label: 'Undo', onPress: undo } })
  }
  const isAsked = (choice: string) =>
    change.isPending && change.variables.act === 'partLeftovers' && change.variables.args.leftovers === choice
  return (
    <section
      aria-label={`What becomes of the leftovers of ${dayOf(cooking.dayNumber)}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-field border border-line border-dashed bg-sunk/50 px-4 py-2 text-sm"
    >
      <Soup aria-hidden className="size-5 text-muted" />
      <div className="grid gap-1">
        <p className="text-pretty">
          <span className="font-semibold">
            {name} from {dayOf(cooking.dayNumber)} is planned again
          </span>{' '}
          for{' '}
          {leftovers.map((slot, at) => (
            <Fragment key={slot.item.id}>
              {at > 0 && ' and '}
              <Link to={mealsPath(template, placeOfDay(slot))} className="font-semibold underline">
                {slot.item.meal} on {dayOf(slot.dayNumber)}
              </Link>
            </Fragment>
          ))}
          , but you ate something else that day. Is it cooked all the same?
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="ghost" size="sm" onClick={keep}>
            Yes, keep it
          </Button>
          <Button
            look="ghost"
            size="sm"
            busy={isAsked('cook')}
            busyLabel="Saving"
            onClick={() => part('cook')}
          >
            Cook it on {dayOf(leftovers[0]!.dayNumber)}
          </Button>
          <Button
            look="ghost"
            size="sm"
            busy={isAsked('replace')}
            busyLabel="Looking"
            onClick={() => part('replace')}
          >
            Another dish
          </Button>
        </div>
        {change.error && (
          <p role="alert" className="text-paprika">
            {changeFailureText(change.error)}
          </p>
        )}
      </div>
    </section>
  )
}
