import type { EatenDraft } from './eaten-draft.ts'

export const ways = ['food', 'recipe', 'plate', 'figures'] as const
export type Way = (typeof ways)[number]

/** Where a person stands in choosing: the way, the words they search by, and what they picked. */
export type Picked = Readonly<{ way: Way; text: string; draft?: EatenDraft | undefined }>

export const nothingPicked: Picked = { way: 'food', text: '' }
