import type { Eater, Table } from '../../onboarding/questionnaire.ts'
import type { Template } from '../template.ts'

/** TOG-3: the table from now on. Another name asks for no other dishes. */
export function withTimeOfChange(
  { version, eaters }: Table,
  before: Table | undefined,
  now: Table['changedAt'],
): Table {
  const asks = (all: readonly Eater[] = []) => JSON.stringify(all.map(({ name: _name, ...eater }) => eater))
  const changedAt = asks(eaters) === asks(before?.eaters) ? before?.changedAt : now
  return { version, eaters, ...(changedAt !== undefined && { changedAt }) }
}

/** TOG-3: whether a plan was made for all at the table as they are, so that another one would hardly suit them better. */
export function isPlannedFor(
  table: Table | undefined,
  { mode, createdAt }: Pick<Template, 'mode' | 'createdAt'>,
): boolean {
  return mode === 'generated' && table?.changedAt !== undefined && createdAt > table.changedAt
}
