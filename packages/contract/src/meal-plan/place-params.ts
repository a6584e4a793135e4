import { z } from 'zod'

/** Opaque: only ever compared. */
export const placeId = z.string().min(1).max(64)

/** What an address names, each inside the one before it. */
export const planParams = z.object({ planId: placeId })
export const templateParams = planParams.extend({ templateId: placeId })
export const weekParams = templateParams.extend({ weekId: placeId })
export const dayParams = weekParams.extend({ dayId: placeId })
export const itemParams = dayParams.extend({ itemId: placeId })
