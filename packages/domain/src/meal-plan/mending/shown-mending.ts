import type { Macros } from '../../nutrition/macros.ts'
import type { ShownProposal } from '../proposals/shown-proposal.ts'
import type { SpanTotals } from './span.ts'

/** LIFE-5: how a week or a day comes back into range, as a person sees it. */
export type ShownMending = Readonly<{
  proposal: ShownProposal
  before: SpanTotals
  after: SpanTotals
  /** What stays over, or short where negative; all 0 where it comes into range. */
  left: Macros
  /** It serves more of a dish than is bought. */
  buysMore?: boolean | undefined
}>
