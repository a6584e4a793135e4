import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { useId } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import type { ListPlace } from '../sync/list-query.ts'
import { HeldFoodsForm } from './held-foods-form.tsx'
import { UseUpAnswer } from './use-up-answer.tsx'
import { type UseUp, useUseUp } from './use-use-up.ts'

interface UseUpDrawerProps {
  place: ListPlace
  system: UnitSystem
  onClose: () => void
}

/** [PAN-5] Foods first, then the proposal, taken or left. */
export default function UseUpDrawer({ place, system, onClose }: UseUpDrawerProps) {
  const form = useId()
  const useUp = useUseUp(place)
  const { foods, answer, asking, changing } = useUp
  const ask = (
    <Button type="submit" form={form} size="lg" isWide busy={asking.isPending} busyLabel="Looking for dishes">
      Find dishes
    </Button>
  )
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Use up what you have"
      description="Days that you haven’t shopped for can take dishes that use it, within your ranges."
      footer={answer ? <AnswerButtons answer={answer} useUp={useUp} onClose={onClose} /> : ask}
    >
      {answer ? (
        <UseUpAnswer answer={answer} foods={foods} error={changing.error} />
      ) : (
        <HeldFoodsForm id={form} useUp={useUp} system={system} />
      )}
    </Drawer>
  )
}

type AnswerButtonsProps = { answer: ShownUseUp; useUp: UseUp; onClose: () => void }

/** What changes nothing can still be marked as at home, so that the list asks for less. */
function AnswerButtons({ answer, useUp: { take, back, changing }, onClose }: AnswerButtonsProps) {
  const toasts = useToasts()
  const changesMeals = answer.proposal.meals.length > 0
  const isUsed = answer.foods.some(({ usedGrams }) => usedGrams > 0)
  const press = () =>
    take(answer).then(
      () => {
        if (!changesMeals) toasts.show('It is at home: the list asks for that much less', { tone: 'done' })
        onClose()
      },
      // The answer above says what is wrong.
      () => undefined,
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" className="flex-1" onClick={back}>
        {changesMeals ? 'Leave it' : 'Other foods'}
      </Button>
      {(changesMeals || isUsed) && (
        <Button className="flex-1" busy={changing.isPending} onClick={press}>
          {changesMeals ? 'Take it' : 'I have it at home'}
        </Button>
      )}
    </div>
  )
}
