import { z } from 'zod'

/** Opaque: only ever compared. */
const id = z.string().min(1).max(64)

/** What an address names, each inside the one before it. */
export const planParams = z.object({ planId: id })
export const templateParams = planParams.extend({ templateId: id })
export const weekParams = templateParams.extend({ weekId: id })
export const dayParams = weekParams.extend({ dayId: id })
export const itemParams = dayParams.extend({ itemId: id })
