import { changesFood } from '@butterleaf/domain/onboarding/changes-food'
import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { useDraft } from '#lib/device/draft.ts'
import { saveAnswers } from '#lib/meal-plan/change/answer-changes.ts'
import { runChange } from '#lib/meal-plan/change/plan-acts.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { answersOf } from '#lib/personality/answers/questionnaire-of.ts'
import { useRegeneration, whatStays } from '#lib/personality/outcome/use-regeneration.ts'
import { Button } from '#ui/action/button.tsx'
import { coversBottom } from '#ui/behavior/covering-bar.ts'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

/** Most answers have a plan. */
const NothingFitsChoices = lazy(() => import('#lib/personality/outcome/nothing-fits-choices.tsx'))

interface AnswersFormProps {
  /** What the plan would be made from now; null while it isn't complete (SET-4). */
  questionnaire: Questionnaire | null
  isChanged: boolean
  /** The plan is made for these answers now. */
  onSaved: () => void
  onDiscard: () => void
  children: ReactNode
}

/** [SET-3] Answers that a plan is made from: asks before it makes a new plan, and only saves answers that change no dish. */
export function AnswersForm({ questionnaire, isChanged, onSaved, onDiscard, children }: AnswersFormProps) {
  const [isAsking, setAsking] = useState(false)
  const place = useFocusHandover<HTMLFormElement>(String(isChanged))
  const { regeneration, isBusy, remake, keep, makesNewPlan, outcome } = useSaving(onSaved, () =>
    setAsking(false),
  )
  const missing = questionnaire ? undefined : 'An answer is missing, or needs another look.'
  const why = missing ?? (isChanged ? undefined : 'Nothing has changed yet.')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!questionnaire || !isChanged) return
    if (makesNewPlan(questionnaire)) setAsking(true)
    else keep(questionnaire)
  }

  const wanted = regeneration.variables
  if (regeneration.data?.kind === 'nothing-fits' && wanted && !regeneration.isPending)
    return (
      <Suspense
        fallback={
          <Loading label="Loading what would help">
            <Skeleton shape="block" />
          </Loading>
        }
      >
        <NothingFitsChoices
          nothingFits={regeneration.data}
          onRelax={(relax) => remake(relax(wanted))}
          onChangeAnswers={() => regeneration.reset()}
        />
      </Suspense>
    )
  return (
    <form {...place} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 xl:has-data-columns:grid-cols-[minmax(0,1fr)_24rem] xl:has-data-columns:gap-6">
        {children}
      </div>
      <div
        ref={coversBottom}
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-5 -mx-4 grid gap-3 bg-[linear-gradient(transparent,var(--paper)_1.25rem)] px-4 pt-6 pb-3 lg:bottom-0 forced-colors:bg-[Canvas]"
      >
        <Outcome {...outcome} />
        <div className="mx-auto flex w-full max-w-xl flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            busy={isBusy}
            busyLabel={regeneration.isPending ? 'Making your plan' : 'Saving'}
            why={why}
            className="flex-1"
          >
            Save
          </Button>
          {isChanged && (
            <Button look="quiet" size="lg" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Make a new plan?"
        body={whatStays}
        confirmLabel="Make a new plan"
        busy={regeneration.isPending}
        onConfirm={() => questionnaire && remake(questionnaire)}
      />
    </form>
  )
}

interface OutcomeProps {
  failure: Error | null
  isNew: boolean
}

/** It stays until the page is left, or the plan is taken back: the notice has the Undo, and the history keeps it. */
function Outcome({ failure, isNew }: OutcomeProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{reasonOf(failure)} Your plan is as it was.</Banner>}
      </div>
      <div role="status" className="empty:hidden">
        {isNew && (
          <Banner className="bg-surface">
            Your plan is new.{' '}
            <Link to={paths.app} className="font-semibold underline underline-offset-4">
              See it
            </Link>
            , or find the earlier one in the{' '}
            <Link to={paths['app.history']} className="font-semibold underline underline-offset-4">
              history
            </Link>
            .
          </Banner>
        )}
      </div>
    </>
  )
}

function reasonOf(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now.'
}

/** [SET-3] Saving; `onSaved` when the plan is made for these answers, `onAnswered` after every answer, a failure too. */
function useSaving(onSaved: () => void, onAnswered: () => void) {
  const regeneration = useRegeneration()
  const saving = useKeeping()
  const { answers, template } = usePlan().plan
  const [madeId, setMadeId] = useState<string>()
  const remake = (wanted: PartialQuestionnaire) =>
    regeneration.mutate(wanted, {
      onSuccess: (made) => {
        if (made.kind !== 'made') return
        setMadeId(made.plan.template.id)
        onSaved()
      },
      onSettled: onAnswered,
    })
  const keep = (wanted: Questionnaire) => saving.mutate(wanted, { onSuccess: onSaved, onSettled: onAnswered })
  return {
    regeneration,
    isBusy: regeneration.isPending || saving.isPending,
    remake,
    keep,
    /** Whether other dishes follow, so that the person is asked first. */
    makesNewPlan: (wanted: Questionnaire) => changesFood(answers, wanted),
    outcome: {
      failure: regeneration.error ?? saving.error,
      // The plan may have been undone on another screen; then it is no longer the active one.
      isNew: madeId === template.id,
    },
  }
}

/** Answers that change no dish. */
function useKeeping() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: (answers: PartialQuestionnaire) => runChange(saveAnswers(answers)),
    onSuccess: () => toasts.show('Saved. Your plan stays as it is.', { tone: 'done' }),
    onError: () => void queries.invalidateQueries({ queryKey: planKey }),
  })
}

/**
 * [SET-2] The plan's answers with the person's edits over them. What isn't edited follows the plan, also when Undo or another
 * device changes it.
 */
export function useEditedAnswers(name: string) {
  const madeFrom = usePlan().plan.answers
  const saved = answersOf(madeFrom)
  const { values: edited, change, reset } = useDraft<Partial<Answers>>(name, {})
  const answers: Answers = { ...saved, ...edited }
  return { madeFrom, saved, answers, change, reset }
}
