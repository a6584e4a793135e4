import Plus from 'virtual:lucide/plus'
import Users from 'virtual:lucide/users'
import { fractionText } from '@butterleaf/domain/kitchen/fraction-text'
import { childPortion } from '@butterleaf/domain/meal-plan/table/guests'
import type { Eater, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { mostEaters } from '@butterleaf/domain/onboarding/table/table-faults'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import { lazy, Suspense, useState } from 'react'
import { isProblem } from '#lib/api/api-problem.ts'
import { changeTable } from '#lib/meal-plan/change/answer-changes.ts'
import { changeFailureText, usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { sharedMealsTexts } from '#lib/meal-plan/table/shared-meals.ts'
import { type SeatState, type TableWithSeats, useTable } from '#lib/meal-plan/table/use-table.ts'
import { readNothingFits } from '#lib/personality/outcome/plan-outcome.ts'
import { Button } from '#ui/action/button.tsx'
import { EditableRow } from '#ui/data/editable-row.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { EaterInvitation } from './eater-invitation.tsx'
import { TableFits } from './table-fits.tsx'

const EaterSheet = lazy(() => import('./eater-sheet.tsx'))

/** [TOG-3] Who eats along, each by name: to add, to change and to take away. */
export default function PeopleAtTable() {
  const table = useTable()
  if (table.data) return <TableOf table={table.data} />
  return table.isError ? (
    <ErrorState
      title="The people at your table didn’t load"
      onRetry={() => void table.refetch()}
      isRetrying={table.isFetching}
    >
      Check your connection, then try again.
    </ErrorState>
  ) : (
    <Skeleton shape="block" />
  )
}

function TableOf({ table }: { table: TableWithSeats }) {
  const { eaters, seatOf, isPlanned } = table
  const [edited, setEdited] = useState<Eater | 'new'>()
  const { save, isSaving, nothingFits } = useTableSaving(table)
  const add = (
    <Button
      look="quiet"
      why={eaters.length < mostEaters ? undefined : `Up to ${mostEaters} people can share your meals.`}
      onClick={() => setEdited('new')}
    >
      <Plus aria-hidden className="size-5" />
      Add a person
    </Button>
  )
  const keep = (eater: Eater, done: () => void) => {
    const isNew = !eaters.some(({ id }) => id === eater.id)
    const next = isNew ? [...eaters, eater] : eaters.map((one) => (one.id === eater.id ? eater : one))
    save(next, `${eater.name} ${isNew ? 'eats along now' : 'is saved'}`, done)
  }
  const remove = (gone: Eater) =>
    save(
      eaters.filter(({ id }) => id !== gone.id),
      `${gone.name} no longer eats along`,
    )
  return (
    <>
      {eaters.length === 0 ? (
        <EmptyState
          picture={<Users aria-hidden className="size-16 text-leaf" strokeWidth={1.25} />}
          title="Nobody eats along yet"
          action={add}
        >
          Add who shares meals with you. Shared dishes suit everybody, and each portion is theirs.
        </EmptyState>
      ) : (
        <>
          <Card padding="none" className="overflow-hidden">
            <ul aria-label="People at your table" className="divide-y divide-hairline">
              {eaters.map((eater) => (
                <EaterRow
                  key={eater.id}
                  eater={eater}
                  seat={seatOf(eater.id)}
                  isBusy={isSaving}
                  onEdit={() => setEdited(eater)}
                  onRemove={() => remove(eater)}
                />
              ))}
            </ul>
          </Card>
          <div className="justify-self-start">{add}</div>
          <TableFits isPlanned={isPlanned} toldElsewhere={eaters.filter(({ id }) => seatOf(id).isTheirs)} />
        </>
      )}
      {edited && (
        <Suspense fallback={null}>
          <EaterSheet
            key={edited === 'new' ? 'new' : edited.id}
            eater={edited === 'new' ? undefined : edited}
            isTheirs={edited !== 'new' && seatOf(edited.id).isTheirs}
            isSaving={isSaving}
            nothingFits={nothingFits}
            onSave={(eater) => keep(eater, () => setEdited(undefined))}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A table that was changed elsewhere meanwhile is shown as it is now. */
function useTableSaving({ version }: Table) {
  const change = usePlanChange()
  const toasts = useToasts()
  const table = useTable()
  const save = (eaters: readonly Eater[], said: string, done?: () => void) =>
    change.mutate(changeTable({ version, eaters }), {
      onSuccess: () => {
        done?.()
        toasts.show(said, { tone: 'done' })
      },
      onError: (error) => {
        if (isProblem(error, 'precondition-failed')) void table.refetch()
        // The sheet says what would help.
        if (isProblem(error, 'nothing-fits')) return
        toasts.show(changeFailureText(error), { tone: 'error' })
      },
    })
  return { save, isSaving: change.isPending, nothingFits: readNothingFits(change.error) }
}

/** [TOG-4] A child's plate has no answers to be typed. */
function mayInvite({ share }: Eater): boolean {
  return share === undefined || share > childPortion
}

type EaterRowProps = {
  eater: Eater
  seat: SeatState
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}

function EaterRow({ eater, seat, isBusy, onEdit, onRemove }: EaterRowProps) {
  const { name, share } = eater
  const size = seat.isTheirs
    ? 'Types their own answers'
    : share === undefined
      ? 'Portions by their own needs'
      : share === 1
        ? 'A portion like yours'
        : `${fractionText(share)} of your portion`
  return (
    <EditableRow
      name={name}
      note={[size, ...sharedMealsTexts(eater.sharedOn).map(capitalize)].join(' · ')}
      removeVerb="Remove"
      onEdit={onEdit}
      onRemove={() => !isBusy && onRemove()}
    >
      {!seat.isTheirs && (mayInvite(eater) || seat.invitedUntil) && (
        <EaterInvitation eater={eater} invitedUntil={seat.invitedUntil} />
      )}
    </EditableRow>
  )
}
