import { z } from 'zod'
import { ToolRefusal } from '../api-session.ts'

const id = z.string().min(1).max(100)
const ofDay = { planId: id, templateId: id, weekId: id, dayId: id }

/** What a tool changed, and what `undo` needs to take it back. It says nothing that opens anything: the calls check whose it is. */
const handleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), planId: id, changeId: id }),
  z.object({ kind: z.literal('completed'), ...ofDay }),
  z.object({ kind: z.literal('reopened'), ...ofDay }),
  z.object({ kind: z.literal('line'), planId: id, templateId: id, weekId: id, lineId: id }),
  z.object({ kind: z.literal('eaten'), entryId: id }),
  z.object({ kind: z.literal('weighed'), trackerId: id, date: id, formerKg: z.number().nullable() }),
  z.object({ kind: z.literal('recipe'), recipeId: id }),
])

export type UndoHandle = z.output<typeof handleSchema>

export function writeHandle(handle: UndoHandle): string {
  return Buffer.from(JSON.stringify(handle)).toString('base64url')
}

export function readHandle(text: string): UndoHandle {
  const handle = handleSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (handle.success) return handle.data
  throw new ToolRefusal('undo: This is no undo that a change answered with.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function sayUndo(handle: string): string {
  return `To take it back, call undo with ${handle}`
}
