import type { Unit } from '@butterleaf/domain/nutrition/weight'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { setTheme, type Theme, useTheme } from '#lib/device/theme.ts'
import { saveAnswers } from '#lib/meal-plan/change/answer-changes.ts'
import { runChange } from '#lib/meal-plan/change/plan-acts.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { PlanProvider } from '#lib/meal-plan/plan-provider.tsx'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { chooseRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { useChangeUnit, useUnit } from '#lib/weight-unit.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [SET-1] [MAP-5] How everything is measured, and how it looks. */
export function UnitsAndTheme() {
  const { data: plan, isPending } = usePlanQuery()
  const unit = useUnit()
  return (
    <Card as="section" aria-label="Units and theme" className="grid gap-5">
      <LabeledChoice label="Units">
        {unit === undefined || isPending ? (
          <Skeleton shape="button" />
        ) : plan ? (
          <PlanProvider plan={plan}>
            <UnitsOfPlan unit={unit} />
          </PlanProvider>
        ) : (
          <UnitsOfAccount unit={unit} />
        )}
      </LabeledChoice>
      <ThemeChoice />
    </Card>
  )
}

const notSaved = 'That didn’t save. Try again in a moment.'

function UnitsOfAccount({ unit }: { unit: Unit }) {
  const toasts = useToasts()
  const change = useChangeUnit()
  const onError = () => toasts.show(notSaved, { tone: 'error' })
  return <UnitChoice unit={unit} onChoose={(chosen) => change.mutate(chosen, { onError })} />
}

/** Weights, recipes and lists at once; no dish follows from it, so the plan stays. */
function UnitsOfPlan({ unit }: { unit: Unit }) {
  const { answers } = usePlan().plan
  const toasts = useToasts()
  const changeAccount = useChangeUnit()
  const onError = () => toasts.show(notSaved, { tone: 'error' })
  const changePlan = useMutation({
    mutationFn: (units: Unit) => runChange(saveAnswers({ ...answers, units })),
    onError,
  })
  const choose = (chosen: Unit) => {
    chooseRecipeUnit(chosen)
    changeAccount.mutate(chosen, { onError })
    if (answers.units !== chosen) changePlan.mutate(chosen)
  }
  return <UnitChoice unit={unit} onChoose={choose} />
}

const unitOptions = [
  { value: 'us', label: 'US', name: 'US: pounds, cups and ounces' },
  { value: 'metric', label: 'Metric', name: 'Metric: kilograms, grams and milliliters' },
] as const

function UnitChoice({ unit, onChoose }: { unit: Unit; onChoose: (unit: Unit) => void }) {
  return <Segmented<Unit> label="Units" options={unitOptions} value={unit} onValueChange={onChoose} />
}

const themeOptions = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

function ThemeChoice() {
  const theme = useTheme()
  return (
    <LabeledChoice label="Theme">
      <Segmented<Theme> label="Theme" options={themeOptions} value={theme} onValueChange={setTheme} />
    </LabeledChoice>
  )
}

/** The label is for the eye: the control names itself. */
function LabeledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      {children}
    </div>
  )
}
