import type {
  ShownChange,
  ShownContent,
  ShownHistory,
  ShownSlot,
} from '@butterleaf/domain/meal-plan/history/shown-change'
import type { PlanHistory } from '../calls.ts'
import { decodeAway, decodeGuests } from './template-codec.ts'

type WireChange = PlanHistory['changes'][number]
type WireSlot = WireChange['slots'][number]

export function decodeHistory({ version, changes, older }: PlanHistory): ShownHistory {
  return { version, changes: changes.map(decodeChange), older: older ?? undefined }
}

function decodeChange({
  id,
  at,
  act,
  templateId,
  slots,
  away,
  absences,
  guests,
  refusal,
}: WireChange): ShownChange {
  const seats = absences?.map(({ category: meal, ...absence }) => ({ meal, ...absence }))
  const invited = guests?.map(({ category: meal, before, after, ...change }) => {
    return { meal, ...change, before: decodeGuests(before), after: decodeGuests(after) }
  })
  const change = {
    ...{ id, at, act, templateId, slots: slots.map(decodeSlot), refusal: refusal ?? undefined },
    ...(seats && { absences: seats }),
    ...(invited && { guests: invited }),
  }
  if (!away) return change
  return { ...change, away: { before: decodeAway(away.before), after: decodeAway(away.after) } }
}

function decodeSlot({ dayNumber, category: meal, before, after, now }: WireSlot): ShownSlot {
  return {
    dayNumber,
    meal,
    before: decodeContent(before),
    after: decodeContent(after),
    now: now === null ? undefined : decodeContent(now),
  }
}

function decodeContent({ type, title, servings, sides }: WireSlot['before']): ShownContent {
  if (type === 'empty' || type === 'skipped') return { kind: type }
  const decoded = sides?.map((side) => ({ title: side.title ?? undefined, servings: side.servings }))
  return {
    kind: type,
    title: title ?? undefined,
    servings: servings ?? 1,
    ...(decoded && { sides: decoded }),
  }
}
