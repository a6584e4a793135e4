import { useLocation, useSearchParams } from 'react-router'
import { useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'

const stepParameter = 'step'

/** The step stands in the address, so that a reload shows it, and on the device, so that tomorrow does. From 0. */
export function useSteps(cookingId: string, count: number) {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const memory = useKitchenMemory(cookingId)
  const asked = parameters.has(stepParameter) ? Number(parameters.get(stepParameter)) - 1 : memory.step
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), Math.max(0, count - 1)) : 0
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return
    memory.goTo(next)
    setParameters(
      (before) => {
        before.set(stepParameter, String(next + 1))
        return before
      },
      { replace: true, state, preventScrollReset: true },
    )
    window.scrollTo({ top: 0 })
  }
  return { step, isLast: step === count - 1, goTo, startOver: () => memory.goTo(0) }
}
