import type { TabName } from '#lib/device/stored-names.ts'
import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'

/** A question asked on an outside page; its answer counts only with the same state. */
export interface PendingQuestion<Asked> {
  asked: Asked
  state: string
}

/** Stores it in the tab until the answer arrives. */
export function storeQuestion<Asked>(name: TabName, asked: Asked): string {
  const state = crypto.randomUUID()
  const isStored = storeText(tab, name, JSON.stringify({ asked, state } satisfies PendingQuestion<Asked>))
  if (!isStored)
    throw new Error('This browser keeps nothing for the tab, so no answer could be told from a forged one')
  return state
}

/** The tab's pending question, if the answer has its state. */
export function readQuestion<Asked>(name: TabName, state: string | null): PendingQuestion<Asked> | undefined {
  const stored = readText(tab, name)
  const question = stored === null ? undefined : (JSON.parse(stored) as PendingQuestion<Asked>)
  return question?.state === state ? question : undefined
}

/** An answer is good once. */
export function dropQuestion(name: TabName): void {
  removeText(tab, name)
}
