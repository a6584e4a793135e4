import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { Target } from 'lucide-react'
import { useChangeUnit, useUnit } from '#lib/account.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { unitOptions } from '#lib/unit-options.ts'
import { Card } from '#ui/card.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LabeledChoice } from './labeled-choice.tsx'
import { PersonHeader } from './person-header.tsx'
import { SettingsLink } from './settings-link.tsx'

/** [SET-1] [SET-8] */
export default function AccountScreen() {
  const hasPlan = Boolean(usePlanQuery().data)
  const unit = useUnit()
  const changeUnit = useChangeUnit()
  return (
    <>
      <title>Account · Butterleaf</title>
      <h1>Account</h1>
      <PersonHeader />
      {hasPlan && (
        <Card padding="none" as="section" aria-label="Your goal">
          <SettingsLink
            to={paths['settings.account.weightTracker']}
            Icon={Target}
            title="Weight target"
            note="Your goal, your history as a file, and a fresh start"
          />
        </Card>
      )}
      <Card as="section" aria-label="Units">
        <LabeledChoice label="Weights in">
          {unit ? (
            <Segmented<Unit>
              label="Weights in"
              options={unitOptions}
              value={unit}
              onValueChange={changeUnit.mutate}
            />
          ) : (
            <Skeleton shape="button" />
          )}
        </LabeledChoice>
      </Card>
    </>
  )
}
