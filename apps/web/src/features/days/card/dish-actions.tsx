import ArrowLeftRight from 'virtual:lucide/arrow-left-right'
import Dices from 'virtual:lucide/dices'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import LockKeyholeOpen from 'virtual:lucide/lock-keyhole-open'
import Trash2 from 'virtual:lucide/trash'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/free-slots'
import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { refusalToServe } from '@butterleaf/domain/meal-plan/operations/change-servings'
import { placeOf } from '@butterleaf/domain/meal-plan/places'
import { servingStep } from '@butterleaf/domain/meal-plan/servings'
import { Link } from 'react-router'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { ServingStepper } from '#lib/meal-plan/plate/serving-stepper.tsx'
import { refusalWords } from '#lib/meal-plan/words/weekday-naming.ts'
import { pathTo } from '#lib/paths.ts'
import { LabeledAction, LabeledIcon, labeledActionLook } from '#ui/action/labeled-action.tsx'
import { useWhyLines } from '#ui/action/refusal.tsx'
import type { FoundDish } from './card-props.ts'

/**
 * [ITEM-2] The actions on a dish in its slot, each with its name. On a complete day the actions that would change a cooked dish
 * are refused.
 */
export function DishActions({ found }: { found: FoundDish }) {
  const planContext = usePlan()
  const change = usePlanChange()
  const { item } = found
  const { template } = planContext.plan
  const place = placeOf(found)
  const servingsWhy = (change: number) =>
    refusalWords(template, refusalToServe(found, item.servings + change))
  const why = {
    random: refusalWords(template, refusalToDraw(found)),
    clear: refusalWords(template, refusalAsCooked(found)),
    minus: servingsWhy(-servingStep),
    plus: servingsWhy(servingStep),
  }
  const { refusalOf, lines } = useWhyLines(Object.values(why))
  const meal = mealWords[item.meal].toLowerCase()
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: template.id,
    weekId: place.weekId,
    dayId: place.dayId,
    category: item.meal,
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-1 border-t border-hairline px-1.5 py-1.5 md:px-2">
      <div className="flex items-center">
        <Link to={recipes} aria-label={`Replace ${meal}`} className={labeledActionLook}>
          <LabeledIcon text="Replace">
            <ArrowLeftRight aria-hidden className="size-5" />
          </LabeledIcon>
        </Link>
        <LabeledAction
          text="Random"
          label={`Random ${meal}`}
          busy={isPending(planContext, 'randomizeItem', item.id)}
          {...refusalOf(why.random)}
          onClick={() => change.mutate(planChange('randomizeItem', place))}
        >
          <Dices aria-hidden className="size-5" />
        </LabeledAction>
        <LabeledAction
          text="Lock"
          label={`Lock ${meal}`}
          aria-pressed={item.isLocked}
          onClick={() =>
            change.mutate(item.isLocked ? planChange('unlockItem', place) : planChange('lockItem', place))
          }
          className="aria-pressed:text-leaf"
        >
          {item.isLocked ? (
            <LockKeyhole aria-hidden className="size-5" />
          ) : (
            <LockKeyholeOpen aria-hidden className="size-5" />
          )}
        </LabeledAction>
        <LabeledAction
          text="Clear"
          label={`Clear ${meal}`}
          {...refusalOf(why.clear)}
          onClick={() => change.mutate(planChange('clearItem', place))}
        >
          <Trash2 aria-hidden className="size-5" />
        </LabeledAction>
      </div>
      {/* A failure is quiet, and the value is the server's again. */}
      <ServingStepper
        servings={item.servings}
        of={meal}
        minus={refusalOf(why.minus)}
        plus={refusalOf(why.plus)}
        onStep={(steps) => change.mutate(planChange('changeServings', { ...place, steps }))}
      />
      {lines.length > 0 && <div className="order-last grid basis-full gap-1 px-2.5 pb-1.5">{lines}</div>}
    </div>
  )
}
