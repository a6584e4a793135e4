/** What was asked on a page elsewhere; its answer counts only with the state that was sent along. */
export interface KeptQuestion<Asked> {
  asked: Asked
  state: string
}

/** Waits in the tab, and comes back with the answer. */
export function keepQuestion<Asked>(key: string, asked: Asked): string {
  const state = crypto.randomUUID()
  sessionStorage.setItem(key, JSON.stringify({ asked, state }))
  return state
}

/** What this tab has asked, if it is what the answer is to. */
export function questionOf<Asked>(key: string, state: string | null): KeptQuestion<Asked> | undefined {
  const kept = sessionStorage.getItem(key)
  const question = kept === null ? undefined : (JSON.parse(kept) as KeptQuestion<Asked>)
  return question?.state === state ? question : undefined
}
