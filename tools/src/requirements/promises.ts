const promise = /^- (?:\[(?<state>\w+)\] )?(?<id>[A-Z]+-\d+)\b/

export type DocumentedPromise = { id: string; state: 'built' | 'open' }

/** The promises of docs/requirements.md: each with its state, and the faults of lines that are none. */
export function readPromises(text: string): { promises: DocumentedPromise[]; faults: string[] } {
  const promises: DocumentedPromise[] = []
  const faults: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('- ')) continue
    const { id, state } = promise.exec(line)?.groups ?? {}
    const at = `docs/requirements.md:${index + 1}`
    if (id === undefined) faults.push(`${at} is a list item without an id.`)
    else if (state !== 'built' && state !== 'open')
      faults.push(`${at} must say [built] or [open] before ${id}.`)
    else if (promises.some((other) => other.id === id)) faults.push(`${at} gives ${id} a second time.`)
    else promises.push({ id, state })
  }
  return { promises, faults }
}
