import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type DishAct, type DishActName, useDishActs, useServings } from '#lib/meal-plan/dish/dish-acts.tsx'
import { ServingStepper } from '#lib/meal-plan/plate/serving-stepper.tsx'
import { LabeledAction, LabeledIcon, labeledActionLook } from '#ui/action/labeled-action.tsx'
import { type Refusable, useWhyLines } from '#ui/action/refusal.tsx'
import { Link } from '#ui/link.tsx'

/** Those of the dish's acts that stand on its card in the Editor; the sheet has all. */
const onCard = ['replace', 'random', 'lock', 'clear'] as const satisfies readonly DishActName[]

/** [ITEM-2] What is done most with a dish in a day that is being built, each with its name. */
export function DishActions({ found }: { found: FoundDish }) {
  const all = useDishActs(found)
  const acts = onCard.flatMap((name) => all.get(name) ?? [])
  const servings = useServings(found)
  const { minus, plus } = servings
  const { refusalOf, lines } = useWhyLines([...acts.map(({ why }) => why), minus, plus])
  const { item } = found
  const meal = mealWords[item.meal].toLowerCase()
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-1 border-t border-hairline px-1.5 py-1.5 md:px-2">
      <div className="flex items-center">
        {acts.map((act) => (
          <CardAct key={act.text} act={act} meal={meal} refusal={refusalOf(act.why)} />
        ))}
      </div>
      <ServingStepper
        servings={item.servings}
        of={meal}
        minus={refusalOf(minus)}
        plus={refusalOf(plus)}
        onStep={servings.step}
      />
      {lines.length > 0 && <div className="order-last grid basis-full gap-1 px-2.5 pb-1.5">{lines}</div>}
    </div>
  )
}

type CardActProps = { act: DishAct; meal: string; refusal: Refusable }

function CardAct({ act, meal, refusal }: CardActProps) {
  const { text, press, Icon, isOn, isBusy } = act
  const label = `${text} ${meal}`
  const icon = <Icon aria-hidden className="size-5" />
  if (press.kind === 'page' && refusal.why === undefined)
    return (
      <Link to={press.to} state={press.state} aria-label={label} className={labeledActionLook}>
        <LabeledIcon text={text}>{icon}</LabeledIcon>
      </Link>
    )
  return (
    <LabeledAction
      text={text}
      label={label}
      busy={isBusy ?? false}
      aria-pressed={isOn}
      {...refusal}
      onClick={press.kind === 'act' ? press.run : undefined}
      className="aria-pressed:text-leaf"
    >
      {icon}
    </LabeledAction>
  )
}
