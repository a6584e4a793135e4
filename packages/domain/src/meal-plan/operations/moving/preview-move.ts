import { findById, type ItemPlace } from '../../places.ts'
import type { Refusal } from '../../refusal.ts'
import type { Template } from '../../template.ts'
import { refusalAsDish, refusalAsOpen } from '../slot-content.ts'
import type { LeftoverChoice } from './leftover-choice.ts'
import { type Move, settleMove, startMove } from './move-item.ts'
import type { Stranded } from './stranded-leftovers.ts'

/** LIFE-1: what a move would do, for the person to see before they confirm it. */
export type MovePreview =
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'possible'; isExchange: boolean; after: Template }>
  | Readonly<{
      kind: 'choice'
      isExchange: boolean
      stranded: readonly Stranded[]
      /** What can become of them. Of a replaced one the plan shows the slot open: what comes there is drawn. */
      choices: readonly Readonly<{ leftovers: LeftoverChoice; after: Template }>[]
    }>

/** Moves where the other slot is open, else exchanges. */
export function previewMove(template: Template, place: ItemPlace, { to, keepsDaysOf }: Move): MovePreview {
  const there = findById(template, to)
  if (!there) return { kind: 'refused', refusal: { because: 'not-there' } }
  const isExchange = there.item.kind !== 'empty'
  const started = startMove(template, place, { to, keepsDaysOf }, isExchange ? refusalAsDish : refusalAsOpen)
  if (!started.ok) return { kind: 'refused', refusal: started.reason }
  const settle = (leftovers: Move['leftovers']) => settleMove(started.seated, { to, leftovers })
  const outcome = settle(undefined)
  if (outcome.ok) return { kind: 'possible', isExchange, after: outcome.template }
  if (outcome.reason.because !== 'strands-leftovers') return { kind: 'refused', refusal: outcome.reason }
  const { stranded } = started.seated
  const [cook, open] = [settle('cook'), settle('open')]
  return {
    kind: 'choice',
    isExchange,
    stranded,
    choices: [
      ...(cook.ok ? [{ leftovers: 'cook' as const, after: cook.template }] : []),
      ...(open.ok
        ? (['replace', 'open'] as const).map((leftovers) => ({ leftovers, after: open.template }))
        : []),
    ],
  }
}
