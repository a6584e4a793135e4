import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'

const note = createLazyPart(
  async () => (await import('#features/weight-tracker/learning/target-note.tsx')).TargetNote,
)

/** LEARN-2. Fetched when the browser is idle: no screen waits for it, or fails without it. */
export function ProposedTargetNote() {
  const TargetNote = useLazyPart(note, false)
  return TargetNote ? <TargetNote /> : null
}
