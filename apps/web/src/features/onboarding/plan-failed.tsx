import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { DrawnPlate } from './drawn-plate.tsx'
import { pathOfStep } from './step-words.ts'
import { stepOfField } from './steps.ts'

const backAfterMs = 1000

/** [ONB-12] A sad picture, then back: to the answer that was refused, or else the last question. */
export function PlanFailed({ error }: { error: Error | null }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  useEffect(() => {
    const timer = setTimeout(() => {
      toasts.show(reasonOf(error), { tone: 'error' })
      void navigate(pathOfStep(stepAtFault(error) ?? 'allergies'), { replace: true })
    }, backAfterMs)
    return () => clearTimeout(timer)
  }, [error, navigate, toasts])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-5 text-center">
      <title>That didn’t work · Butterleaf</title>
      <DrawnPlate dish="sad" label="A sad, empty plate" className="size-48" />
      <div role="alert" className="grid gap-2">
        <h1>That didn’t work</h1>
        <p className="text-muted">Nothing is lost. Taking you back …</p>
      </div>
    </main>
  )
}

function stepAtFault(error: Error | null) {
  const [fault] = error instanceof ApiProblem ? error.faults : []
  return fault && stepOfField(fault.field)
}

function reasonOf(error: Error | null): string {
  const [fault] = error instanceof ApiProblem ? error.faults : []
  if (fault) return fault.message
  const isOurs = error instanceof ApiProblem
  return isOurs ? error.message : 'Your plan couldn’t be made just now. Please try again in a moment.'
}
