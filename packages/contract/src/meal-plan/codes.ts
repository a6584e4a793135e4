/** ITEM-1. The screens' own: no call carries them. The ids of units stand in the domain's `kitchen/units`. */
export const cardTypeCodes = { normal: 1, 'filter-result': 3, empty: 7, leftover: 15 } as const

/** What a client sends against what the plan keeps. */
export const interactionTypes = { like: 'like', avoid: 'dislike' } as const
